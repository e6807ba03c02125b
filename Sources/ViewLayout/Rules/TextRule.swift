import TextLayout

/// A text in its lines.
struct TextRule: LayoutRule {
  let text: any PreparedText

  func size(for proposal: ProposedSize) -> Size {
    fit(proposal)?.size ?? .zero
  }

  func length(along axis: Axis, for proposal: ProposedSize) -> Double? {
    switch axis {
    case .horizontal: proposal.width == 0 ? 0 : nil
    case .vertical:
      proposal.height == 0 && proposal.width != 0 ? text.minimumHeight : nil
    }
  }

  /// The text as it is set for a proposal; nil when there is no room at all.
  func fit(_ proposal: ProposedSize) -> TextFit? {
    guard proposal != .zero else { return nil }
    return text.fit(
      width: max(proposal.width ?? .infinity, 0), height: max(proposal.height ?? .infinity, 0))
  }

  var spacing: Spacing { text.spacing }
  var ownGuides: GuideKinds { .textBaselines }

  func explicitGuide(
    _ guide: AlignmentGuide, in size: Size, for proposal: ProposedSize
  ) -> Double? {
    switch guide {
    case .firstTextBaseline: fit(proposal)?.firstBaseline ?? 0
    case .lastTextBaseline: fit(proposal)?.lastBaseline ?? 0
    default: nil
    }
  }
}

/// A text that can be set at any width.
protocol PreparedText {
  /// The distances to neighbours.
  var spacing: Spacing { get }
  /// The height in points that is kept however little there is.
  var minimumHeight: Double { get }
  /// The text in a box; infinity for no limit.
  func fit(width: Double, height: Double) -> TextFit
}

/// A text set in a box.
struct TextFit {
  /// Rounded up to pixels.
  var size: Size
  /// From the top, rounded to the nearest pixel.
  var firstBaseline: Double
  /// From the top, rounded up to a pixel.
  var lastBaseline: Double
  /// The lines; nil when only the size is known.
  var layout: TextLayout?
}

/// Where texts are prepared.
protocol TextSource: AnyObject {
  func prepare(
    _ content: TextContent, in environment: ElementEnvironment
  ) throws(ViewLayoutError) -> any PreparedText
  /// The size of a system symbol and the distances it keeps.
  func symbol(
    _ content: SymbolContent, in environment: ElementEnvironment
  ) throws(ViewLayoutError) -> SymbolFit
}

/// A system symbol at its size.
struct SymbolFit {
  var size: Size
  /// From the top: that of the text beside which the symbol is centred on the capitals.
  var baseline: Double
  var spacing: Spacing
}
