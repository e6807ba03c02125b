import TextLayout

/// The distances that a view would like to its neighbours.
///
/// Two neighbours are as far apart as the larger of what both say in the same category; views
/// that say nothing to each other are ``defaultDistance`` apart.
struct Spacing {
  /// What stands on the other side, as far as it matters.
  enum Category: Int, CaseIterable {
    /// Anything.
    case plain
    /// This edge lies below a text.
    case belowText
    /// This edge lies above a text.
    case aboveText
    /// Text on both sides.
    case betweenTexts
  }

  /// What a view without wishes keeps from its neighbours, in points.
  static let defaultDistance = 8.0

  /// A wish for each edge and category, those of an edge together; minus infinity where there is
  /// none, so that the larger of two wishes is found without asking.
  private var distances = SIMD16<Double>(repeating: -.infinity)

  private static func index(_ edge: Edge, _ category: Category) -> Int {
    let edges =
      switch edge {
      case .top: 0
      case .leading: 1
      case .bottom: 2
      case .trailing: 3
      }
    return edges * Category.allCases.count + category.rawValue
  }

  /// A wish in points; nil where there is none.
  private subscript(edge: Edge, category: Category) -> Double? {
    get {
      let distance = distances[Self.index(edge, category)]
      return distance == -.infinity ? nil : distance
    }
    set { distances[Self.index(edge, category)] = newValue ?? -.infinity }
  }

  /// A spacing that says nothing, to be filled by unions.
  static let silent = Spacing()

  /// The spacing of an ordinary view: text keeps the distance that the text asks for.
  static let view = {
    var spacing = Spacing()
    spacing[.top, .belowText] = 0
    spacing[.bottom, .aboveText] = 0
    return spacing
  }()

  /// No distance on the edges of an axis, as beside a spacer.
  static func none(along axis: Axis) -> Spacing {
    var spacing = Spacing()
    let edges: [Edge] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    for edge in edges { spacing[edge, .plain] = 0 }
    return spacing
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
    var spacing = Spacing()
    spacing[.top, .aboveText] = above
    spacing[.bottom, .belowText] = below
    spacing[.top, .betweenTexts] = betweenTexts
    spacing[.bottom, .betweenTexts] = 0
    return spacing
  }

  /// The distance between a view's edge and the edge of the one after it.
  static func distance(from: Spacing, to: Spacing, along axis: Axis) -> Double {
    let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    var largest = -Double.infinity
    for category in [Category.belowText, .aboveText, .betweenTexts] {
      guard let one = from[end, category], let other = to[start, category] else { continue }
      largest = max(largest, one, other)
    }
    if largest > -.infinity { return largest }
    let plain = max(from[end, .plain] ?? largest, to[start, .plain] ?? largest)
    return plain > -.infinity ? plain : defaultDistance
  }

  /// Takes over what another view says of some edges; the larger wish wins.
  mutating func formUnion(_ other: Spacing, edges: EdgeSet) {
    for edge in Edge.allCases where edges.contains(edge) {
      for category in Category.allCases {
        let index = Self.index(edge, category)
        distances[index] = max(distances[index], other.distances[index])
      }
    }
  }

  /// Makes some edges those of an ordinary view.
  mutating func reset(_ edges: EdgeSet) {
    for edge in Edge.allCases where edges.contains(edge) {
      for category in Category.allCases {
        distances[Self.index(edge, category)] = Self.view.distances[Self.index(edge, category)]
      }
    }
  }
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
