extension TypeRamp {
  /// The text styles the ramp has a row for, in the order of the rows.
  public var styles: [TextStyle] { rows.compactMap(\.style) }

  /// What the ramp says of a text style at a category.
  ///
  /// Where ``scaling`` is ``Scaling/fixed`` the answer is the same at every category.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - category: The content size category.
  /// - Returns: The value; nil where the platform has none, or none is known.
  public func value(of style: TextStyle, at category: ContentSizeCategory) -> Cell? {
    guard let row = rows.first(where: { $0.style == style }) else { return nil }
    return scaling == .fixed ? row.cells.first : row.cell(at: category)
  }

  /// What the ramp says of a text style at a category, or an error that says what is missing.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - category: The content size category.
  /// - Returns: The value.
  /// - Throws: ``DynamicTypeError/Code/noValue`` where the platform has no value, or none is known.
  public func cell(
    of style: TextStyle, at category: ContentSizeCategory
  ) throws(DynamicTypeError) -> Cell {
    if let cell = value(of: style, at: category) { return cell }
    throw missing(style, at: category)
  }

  /// The categories at which the ramp has a value for a text style, smallest first.
  ///
  /// - Parameter style: The text style.
  /// - Returns: All categories where the platform does not scale text; none where it does not have
  ///   the style.
  public func categories(of style: TextStyle) -> [ContentSizeCategory] {
    guard let row = rows.first(where: { $0.style == style }) else { return [] }
    return scaling == .fixed ? ContentSizeCategory.allCases : row.categories
  }

  /// The size of a text style.
  ///
  /// Units: points.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - category: The content size category.
  /// - Returns: The size; nil where the platform has none, or none is known.
  public func size(of style: TextStyle, at category: ContentSizeCategory) -> Double? {
    value(of: style, at: category)?.size
  }

  /// The leading of a text style that the system uses: the distance between two text baselines.
  ///
  /// Units: points.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - category: The content size category.
  /// - Returns: The leading; nil where the platform has none, or none is known.
  public func leading(of style: TextStyle, at category: ContentSizeCategory) -> Double? {
    value(of: style, at: category)?.leading
  }

  /// The leading the Human Interface Guidelines print, which is not always what the system uses.
  ///
  /// Units: points.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - category: The content size category.
  /// - Returns: The leading; nil where the guidelines print none.
  public func leadingHIG(of style: TextStyle, at category: ContentSizeCategory) -> Double? {
    value(of: style, at: category)?.leadingHIG
  }

  /// The weight of a text style without emphasis.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - category: The content size category.
  /// - Returns: The weight; nil where the platform has no value, or the style comes in several
  ///   weights.
  public func weight(of style: TextStyle, at category: ContentSizeCategory) -> FontWeight? {
    value(of: style, at: category)?.weight
  }

  /// The weight of a text style with emphasis.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - category: The content size category.
  /// - Returns: The weight; nil where the platform has no value, or none is known.
  public func emphasizedWeight(
    of style: TextStyle, at category: ContentSizeCategory
  ) -> FontWeight? {
    value(of: style, at: category)?.emphasizedWeight
  }

  /// By how much a loose leading is larger, and a tight one smaller, than the usual one.
  ///
  /// It is known for iOS and watchOS only, and nil elsewhere.
  ///
  /// Units: points.
  ///
  /// Source: Apple Design Resources for iOS; for watchOS the reference of public SwiftUI projects.
  public var leadingStep: Double? {
    switch platform {
    case .iOS: 2
    case .watchOS: 1
    case .tvOS, .macOS, .visionOS: nil
    }
  }

  /// The error for a cell without a value, and the nearest thing there is.
  private func missing(_ style: TextStyle, at category: ContentSizeCategory) -> DynamicTypeError {
    let there = categories(of: style)
    let hint =
      if there.isEmpty {
        "the platform's styles are \(styles.map(\.rawValue).joined(separator: ", "))"
      } else if there.count == 1 || scaling == .knownAtDefaultOnly {
        "a value is known at \(there.map(\.shortName).joined(separator: ", ")) only"
      } else {
        "it has values at \(there.map(\.shortName).joined(separator: ", "))"
      }
    return DynamicTypeError(
      .noValue,
      reason: "no value for \(style.rawValue) at \(category.shortName) on \(platform.rawValue); "
        + hint)
  }
}
