public import DynamicType
import FontBook
import Glyphs

extension Paragraph {
  /// The number of lines the text takes at a width, without a limit.
  ///
  /// - Throws: ``TextLayoutError`` with `limit` for a width that is negative or not a number.
  /// - Complexity: linear in the number of words; nothing is allocated for the lines.
  public func lineCount(
    at category: ContentSizeCategory = .default, width: Double
  ) throws(TextLayoutError) -> Int {
    try lineCounts(at: [category], widths: [width])[0][0]
  }

  /// The number of lines the text takes at each of several widths, without a limit.
  ///
  /// - Parameters:
  ///   - category: The content size category.
  ///   - widths: The widths of boxes, in points.
  /// - Returns: One number a width, in order.
  /// - Throws: ``TextLayoutError`` with `limit` for a width that is negative or not a number.
  /// - Complexity: as `lineCounts(at:widths:)` for several categories.
  public func lineCounts(
    at category: ContentSizeCategory = .default, widths: [Double]
  ) throws(TextLayoutError) -> [Int] {
    try lineCounts(at: [category], widths: widths)[0]
  }

  /// The number of lines the text takes at each of several categories and widths, without a limit.
  ///
  /// - Parameters:
  ///   - categories: The content size categories.
  ///   - widths: The widths of boxes, in points.
  /// - Returns: For each category, in order, one number a width, in order.
  /// - Throws: ``TextLayoutError`` with `limit` for a width that is negative or not a number.
  /// - Complexity: linear in the number of words, for each way in which the text is divided into
  ///   lines; nothing but a search among those for the other widths and categories.
  public func lineCounts(
    at categories: [ContentSizeCategory], widths: [Double]
  ) throws(TextLayoutError) -> [[Int]] {
    let containers = widths.map { TextContainer(width: $0) }
    for container in containers { try container.validate() }
    return lineCounts(categories: categories, containers: containers)
  }

  /// Counts lines at several categories and widths; one row a category.
  ///
  /// Without tracking, all categories share their answers: a sum of font units fits when it is at
  /// most the room divided by the worth of a unit, rounded down.
  private func lineCounts(
    categories: [ContentSizeCategory], containers: [TextContainer]
  ) -> [[Int]] {
    let rules = containers.map { LineRules(container: $0, style: paragraphStyle) }
    var shared: (variant: Int, counter: LineCounter)?
    return categories.map { category in
      let variant = shapingVariant(at: category)
      var pass: LayoutPass?
      func slowCount(_ index: Int) -> Int {
        let known =
          pass
          ?? LayoutPass(
            paragraph: self, category: category, container: containers[index])
        pass = known
        return known.lineCount(rules: rules[index])
      }
      guard let first = rules.first, rules.allSatisfy({ $0.isCountable }),
        let worth = uniformWorth(at: category)
      else { return rules.indices.map(slowCount) }
      let divisor = worth.tracking == 0 ? worth.unit : 1
      if shared?.variant != variant || divisor == 1 { shared = nil }
      var counter =
        shared?.counter
        ?? LineCounter(
          pieces: shaping(at: category).pieces, rules: first,
          worth: divisor == 1 ? worth : (1, 0))
      shared = nil
      let counts = rules.indices.map { index in
        counter.count(room: rules[index].limit / divisor) ?? slowCount(index)
      }
      if divisor > 1 { shared = (variant, counter) }
      return counts
    }
  }

  /// What a font unit and a cluster are worth at a category, when that is the same everywhere.
  private func uniformWorth(at category: ContentSizeCategory) -> (unit: Int64, tracking: Int64)? {
    let shaping = shaping(at: category)
    guard let index = shaping.uniformClass else { return nil }
    let sizeClass = shaping.classes[index]
    let style = styles[sizeClass.style]
    let size = style.typeset.size(at: category).pointSize
    let unit = ScaledWidths.unit(pointSize: size, unitsPerEm: sizeClass.face.unitsPerEm)
    let tracking = ScaledWidths.tracking(
      sizeClass.font.tracking(at: size) + style.attributes.clusterSpacing)
    return unit > 1 ? (unit, tracking) : nil
  }
}

extension LineRules {
  /// Whether the room alone, the same for all lines, decides where lines end.
  fileprivate var isCountable: Bool {
    firstLimit == limit && hyphenationFactor == 0 && !endsAnywhere
  }
}
