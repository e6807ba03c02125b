/// What one modifier or one view does to the category that it inherits.
///
/// A view's category is the system's, changed by each limit around it in turn, from the outermost to
/// the one nearest the view:
///
/// ```swift
/// // text.dynamicTypeSize(...large).dynamicTypeSize(.xLarge)
/// let outer = ContentSizeLimit.dynamicTypeSize(.xLarge)
/// let inner = ContentSizeLimit.dynamicTypeSize(...DynamicTypeSize.large)
/// DynamicTypeSize.accessibility3.limited(by: [outer, inner])  // large
/// ```
///
/// Source: SwiftUI `View.dynamicTypeSize(_:)`; UIKit `UIView.minimumContentSizeCategory` and
/// `maximumContentSizeCategory`.
public enum ContentSizeLimit: Hashable, Sendable, Codable {
  /// The category is set, whatever is inherited.
  case fixed(ContentSizeCategory)
  /// The category stays within a range.
  case within(ClosedRange<ContentSizeCategory>)

  /// The category beneath the limit.
  ///
  /// - Parameter inherited: The category above it.
  /// - Returns: The category below it.
  public func category(for inherited: ContentSizeCategory) -> ContentSizeCategory {
    switch self {
    case .fixed(let category): category
    case .within(let range): inherited.clamped(to: range)
    }
  }
}

// MARK: - SwiftUI

extension ContentSizeLimit {
  /// SwiftUI's `dynamicTypeSize(_:)` with one size.
  ///
  /// - Parameter size: The size to set.
  /// - Returns: The limit.
  public static func dynamicTypeSize(_ size: DynamicTypeSize) -> ContentSizeLimit {
    .fixed(size)
  }

  /// SwiftUI's `dynamicTypeSize(_:)` with a range from one size to another.
  ///
  /// - Parameter range: The sizes allowed.
  /// - Returns: The limit.
  public static func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> ContentSizeLimit {
    .within(range)
  }

  /// SwiftUI's `dynamicTypeSize(_:)` with a smallest size.
  ///
  /// - Parameter range: The sizes allowed.
  /// - Returns: The limit.
  public static func dynamicTypeSize(
    _ range: PartialRangeFrom<DynamicTypeSize>
  ) -> ContentSizeLimit {
    .within(range.lowerBound...(.accessibility5))
  }

  /// SwiftUI's `dynamicTypeSize(_:)` with a largest size.
  ///
  /// - Parameter range: The sizes allowed.
  /// - Returns: The limit.
  public static func dynamicTypeSize(
    _ range: PartialRangeThrough<DynamicTypeSize>
  ) -> ContentSizeLimit {
    .within(.xSmall...range.upperBound)
  }
}

// MARK: - UIKit

extension ContentSizeLimit {
  /// The smallest and largest category of a `UIView`, which hold for everything in it.
  ///
  /// - Parameters:
  ///   - minimum: `minimumContentSizeCategory`; nil for none.
  ///   - maximum: `maximumContentSizeCategory`; nil for none.
  /// - Throws: ``DynamicTypeError/Code/invalidRange`` if the smallest is larger than the largest;
  ///   what UIKit makes of that is not known.
  public init(
    minimumContentSizeCategory minimum: ContentSizeCategory? = nil,
    maximumContentSizeCategory maximum: ContentSizeCategory? = nil
  ) throws(DynamicTypeError) {
    let lower = minimum ?? .extraSmall
    let upper = maximum ?? .accessibility5
    guard lower <= upper else {
      throw DynamicTypeError(
        .invalidRange,
        reason: "the minimum category \(lower.shortName) is above the maximum \(upper.shortName); "
          + "exchange them")
    }
    self = .within(lower...upper)
  }
}
