import TextLayout

/// The distances that a view would like to its neighbours.
///
/// Two neighbours are as far apart as the larger of what both say in the same category; views
/// that say nothing to each other are ``defaultDistance`` apart.
struct Spacing: Hashable {
  /// What stands on the other side, as far as it matters.
  enum Category: Hashable {
    /// Anything.
    case plain
    /// This edge lies below a text.
    case belowText
    /// This edge lies above a text.
    case aboveText
    /// Text on both sides.
    case betweenTexts
  }

  struct Key: Hashable {
    let edge: Edge
    let category: Category
  }

  /// What a view without wishes keeps from its neighbours, in points.
  static let defaultDistance = 8.0

  private(set) var distances: [Key: Double]

  private init(distances: [Key: Double]) {
    self.distances = distances
  }

  /// The spacing of an ordinary view: text keeps the distance that the text asks for.
  static let view = Spacing(distances: [
    Key(edge: .top, category: .belowText): 0,
    Key(edge: .bottom, category: .aboveText): 0,
  ])

  /// No distance on the edges of an axis, as beside a spacer.
  static func none(along axis: Axis) -> Spacing {
    let edges: [Edge] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    var distances: [Key: Double] = [:]
    for edge in edges { distances[Key(edge: edge, category: .plain)] = 0 }
    return Spacing(distances: distances)
  }

  /// The spacing of text set in a font.
  ///
  /// Source: the platform's preferred spacing around text, `0.1 × line height` rounded up to the
  /// pixel beyond the line's extent.
  static func text(_ metrics: TextSpacingMetrics, scale: Double) -> Spacing {
    let lineHeight = metrics.ascent + metrics.descent
    let extra = (0.1 * lineHeight).roundedUp(toPixelsOf: scale)
    let distance = lineHeight + extra
    return measured(
      above: distance - metrics.ascent,
      below: max(distance - metrics.capHeight, extra + metrics.descent) + metrics.extraBelow,
      betweenTexts: max(metrics.leading, 0).roundedUp(toPixelsOf: scale))
  }

  /// The spacing of text whose distances are known: to a view above, to one below, to text above.
  static func measured(above: Double, below: Double, betweenTexts: Double) -> Spacing {
    Spacing(distances: [
      Key(edge: .top, category: .aboveText): above,
      Key(edge: .bottom, category: .belowText): below,
      Key(edge: .top, category: .betweenTexts): betweenTexts,
      Key(edge: .bottom, category: .betweenTexts): 0,
    ])
  }

  /// The distance between a view's edge and the edge of the one after it.
  static func distance(from: Spacing, to: Spacing, along axis: Axis) -> Double {
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    var largest: Double?
    for category in [Category.belowText, .aboveText, .betweenTexts] {
      guard let one = from.distances[Key(edge: end, category: category)],
        let other = to.distances[Key(edge: start, category: category)]
      else { continue }
      largest = max(largest ?? -.infinity, max(one, other))
    }
    if let largest { return largest }
    let plain = [
      from.distances[Key(edge: end, category: .plain)],
      to.distances[Key(edge: start, category: .plain)],
    ].compactMap { $0 }
    return plain.max() ?? defaultDistance
  }

  /// Takes over what another view says of some edges; the larger wish wins.
  mutating func formUnion(_ other: Spacing, edges: EdgeSet) {
    for (key, value) in other.distances where edges.contains(key.edge) {
      distances[key] = max(distances[key] ?? -.infinity, value)
    }
  }

  /// Makes some edges those of an ordinary view.
  mutating func reset(_ edges: EdgeSet) {
    distances = distances.filter { !edges.contains($0.key.edge) }
    for (key, value) in Spacing.view.distances where edges.contains(key.edge) {
      distances[key] = value
    }
  }

  /// A spacing that says nothing, to be filled by unions.
  static let silent = Spacing(distances: [:])
}

/// What the spacing around a text depends on.
struct TextSpacingMetrics: Hashable {
  /// Points from the baseline up.
  var ascent: Double
  /// Points from the baseline down.
  var descent: Double
  /// Points.
  var capHeight: Double
  /// Points between two lines; may be negative.
  var leading: Double
  /// What is added towards a view below: 1 for symbols.
  var extraBelow = 0.0
}
