/// One of the twelve text sizes a person can choose.
///
/// The cases have UIKit's names and are in order of size; seven are standard sizes, five more are
/// for accessibility. ``large`` is what a device is delivered with. The names that SwiftUI uses for
/// the same sizes, such as ``accessibility1``, are constants of this type.
///
/// Source: UIKit `UIContentSizeCategory`, SwiftUI `DynamicTypeSize`.
public enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable, Codable {
  /// XS, the smallest size.
  case extraSmall
  /// S.
  case small
  /// M.
  case medium
  /// L, the size a device is delivered with.
  case large
  /// XL.
  case extraLarge
  /// XXL.
  case extraExtraLarge
  /// XXXL, the largest standard size.
  case extraExtraExtraLarge
  /// AX1, the smallest accessibility size.
  case accessibilityMedium
  /// AX2.
  case accessibilityLarge
  /// AX3.
  case accessibilityExtraLarge
  /// AX4.
  case accessibilityExtraExtraLarge
  /// AX5, the largest size.
  case accessibilityExtraExtraExtraLarge

  /// The size a device is delivered with, and what an unspecified category means.
  public static let `default`: ContentSizeCategory = .large

  /// The seven standard sizes, smallest first.
  public static let standardCases: [ContentSizeCategory] = allCases.filter {
    !$0.isAccessibilityCategory
  }

  /// The five accessibility sizes, smallest first.
  public static let accessibilityCases: [ContentSizeCategory] = allCases.filter {
    $0.isAccessibilityCategory
  }

  /// Whether this is one of the five sizes for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

// MARK: - Comparable

extension ContentSizeCategory: Comparable {
  /// Whether the first size is smaller than the second.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}

// MARK: - CustomStringConvertible

extension ContentSizeCategory: CustomStringConvertible {
  /// The short name, such as `XL` or `AX3`.
  public var description: String { shortName }
}
