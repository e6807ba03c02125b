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

  private func lineCounts(
    categories: [ContentSizeCategory], containers: [TextContainer]
  ) -> [[Int]] {
    let rules = containers.map { LineRules(container: $0, style: paragraphStyle) }
    guard let first = rules.first, rules.allSatisfy({ $0.isCountable }) else {
      return categories.map { category in
        let pass = LayoutPass(paragraph: self, category: category, container: TextContainer())
        return rules.map(pass.lineCount(rules:))
      }
    }
    var shared: [Int: LineCounter] = [:]
    return categories.map { category in
      let variant = shapingVariant(at: category)
      if let unit = uniformUnit(at: category) {
        let counter = shared[variant] ?? unitCounter(at: category, rules: first)
        shared[variant] = counter
        return rules.map { counter.count(room: $0.limit / unit) }
      }
      let pass = LayoutPass(paragraph: self, category: category, container: TextContainer())
      let counter = LineCounter(
        reshaper: pass.reshaper, scale: pass.sizes.scale, rules: first,
        margin: LineBreaker.margin)
      return rules.map { counter.count(room: $0.limit) }
    }
  }

  /// Counts in font units, in which all categories share their answers.
  private func unitCounter(at category: ContentSizeCategory, rules: LineRules) -> LineCounter {
    let shaping = shaping(at: category)
    let reshaper = Reshaper(
      units: units, flags: flags, shaping: shaping, shaper: Shaper(language: locale),
      rules: rules)
    let unitsPerEm = shaping.uniformClass.map { shaping.classes[$0].face.unitsPerEm } ?? 0
    return LineCounter(
      reshaper: reshaper, scale: ScaledWidths(fontUnitsOfClasses: shaping.classes.count),
      rules: rules, margin: Int64(100 * unitsPerEm))
  }

  /// What a font unit is worth at a category, when that alone makes up all widths.
  ///
  /// A sum of font units fits when it is at most the room divided by that worth, rounded down.
  private func uniformUnit(at category: ContentSizeCategory) -> Int64? {
    let shaping = shaping(at: category)
    guard let index = shaping.uniformClass else { return nil }
    let sizeClass = shaping.classes[index]
    let style = styles[sizeClass.style]
    let size = style.typeset.size(at: category).pointSize
    guard sizeClass.font.tracking(at: size) + style.attributes.clusterSpacing == 0 else {
      return nil
    }
    let unit = ScaledWidths.unit(pointSize: size, unitsPerEm: sizeClass.face.unitsPerEm)
    return unit > 0 ? unit : nil
  }
}

extension LineRules {
  /// Whether the room alone, the same for all lines, decides where lines end.
  var isCountable: Bool {
    firstLimit == limit && hyphenationFactor == 0 && !endsAnywhere
  }
}
