/// A number that grows with the text size, as SwiftUI's `@ScaledMetric` makes one.
///
/// Source: SwiftUI `ScaledMetric`; measured on iOS 26.5.
public struct ScaledMetric: Hashable, Sendable {
  /// The number at L.
  ///
  /// Units: points.
  public let baseValue: Double
  /// The text style whose growth it follows.
  public let textStyle: TextStyle

  /// Makes a number that grows with a text style.
  ///
  /// - Parameters:
  ///   - baseValue: The number at L.
  ///   - textStyle: The style whose growth it follows.
  public init(_ baseValue: Double, relativeTo textStyle: TextStyle = .body) {
    self.baseValue = baseValue
    self.textStyle = textStyle
  }

  /// The number at a content size category, rounded to whole pixels.
  ///
  /// Units: points.
  ///
  /// - Parameters:
  ///   - category: The content size category.
  ///   - displayScale: The pixels of a point.
  /// - Returns: The scaled number.
  /// - Throws: As ``FontMetrics/scaledValue(for:compatibleWith:displayScale:)`` does.
  public func value(
    at category: ContentSizeCategory, displayScale: Double = 3
  ) throws(DynamicTypeError) -> Double {
    try FontMetrics(forTextStyle: textStyle)
      .scaledValue(for: baseValue, compatibleWith: category, displayScale: displayScale)
  }
}
