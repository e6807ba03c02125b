/// A table of sizes for each text style and category that an app brings along.
///
/// Apps made such tables before iOS 11 and use them instead of scaling. A table may have gaps; what
/// fills them is part of it.
public struct CustomRamp: Hashable, Sendable {
  /// What a category means for which the table lists no size.
  public enum Gap: String, CaseIterable, Hashable, Sendable, Codable {
    /// The size listed for the nearest smaller category, else for the nearest larger one.
    case nearestSmaller
    /// The size listed for L, scaled as a custom font is.
    case scaled
  }

  /// The sizes listed, by text style and category.
  ///
  /// Units: points.
  public let sizes: [TextStyle: [ContentSizeCategory: Double]]
  /// What fills the gaps.
  public let gap: Gap

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - sizes: The sizes in points; any style and any category may be missing.
  ///   - gap: What fills the gaps.
  /// - Throws: ``DynamicTypeError/Code/invalidValue`` for a size that is not finite or not above
  ///   zero.
  public init(
    _ sizes: [TextStyle: [ContentSizeCategory: Double]], filling gap: Gap = .nearestSmaller
  ) throws(DynamicTypeError) {
    for style in TextStyle.allCases {
      for category in ContentSizeCategory.allCases {
        guard let size = sizes[style]?[category], !(size.isFinite && size > 0) else { continue }
        throw DynamicTypeError(
          .invalidValue,
          reason: "the size of \(style.rawValue) at \(category.shortName) must be above zero, "
            + "not \(size)")
      }
    }
    self.sizes = sizes
    self.gap = gap
  }

  /// The size of a text style at a category.
  ///
  /// Units: points.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - category: The content size category.
  /// - Returns: The size listed, or what fills the gap.
  /// - Throws: ``DynamicTypeError/Code/noValue`` if the table does not list the style, or if a gap
  ///   is to be scaled and the table has no size at L.
  public func size(
    of style: TextStyle, at category: ContentSizeCategory
  ) throws(DynamicTypeError) -> Double {
    guard let listed = sizes[style], !listed.isEmpty else {
      let names = TextStyle.allCases.filter { sizes[$0]?.isEmpty == false }.map(\.rawValue)
      throw DynamicTypeError(
        .noValue,
        reason: "the custom ramp lists no size for \(style.rawValue); it has "
          + (names.isEmpty ? "no style" : names.joined(separator: ", ")))
    }
    if let size = listed[category] { return size }
    switch gap {
    case .nearestSmaller:
      let smaller = listed.keys.filter { $0 < category }.max()
      let nearest = smaller ?? listed.keys.min() ?? .default
      return listed[nearest] ?? 0
    case .scaled:
      guard let base = listed[.default] else {
        throw DynamicTypeError(
          .noValue,
          reason: "the custom ramp lists no size for \(style.rawValue) at \(category.shortName), "
            + "and none at L to scale")
      }
      return try FontMetrics(forTextStyle: style)
        .scaledPointSize(for: base, compatibleWith: category)
    }
  }
}
