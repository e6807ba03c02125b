/// A view that extends into what is kept free at the edges that it touches.
struct IgnoresSafeAreaRule: WrappingRule {
  let child: LayoutElement
  let edges: EdgeSet

  func contents(in size: Size, for proposal: ProposedSize, room: Room) -> [PlacedChild] {
    var margins = room.margins
    for edge in Edge.allCases where !edges.contains(edge) { margins[edge] = 0 }
    let extended = Size(
      width: size.width + margins.horizontal, height: size.height + margins.vertical)
    let proposal = ProposedSize(extended)
    var placement = child.aligned(.center, in: extended, for: proposal)
    placement.origin.x -= margins.leading
    placement.origin.y -= margins.top
    return [PlacedChild(child, placement)]
  }
}

/// A view at an edge of another, for which the safe area shrinks.
struct SafeAreaInsetRule: LayoutRule {
  let content: LayoutElement
  let inset: LayoutElement
  let edge: Edge
  let alignment: Alignment
  let distance: Double

  init(
    content: LayoutElement, inset: LayoutElement, edge: Edge, alignment: Alignment,
    spacing: Double?
  ) {
    self.content = content
    self.inset = inset
    self.edge = edge
    self.alignment = alignment
    distance = spacing ?? Spacing.defaultDistance
  }

  var children: [LayoutElement] { [content, inset] }
  var spacing: Spacing { content.spacing }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isAtStart: Bool { edge == .top || edge == .leading }

  private func insetProposal(_ proposal: ProposedSize) -> ProposedSize {
    var offered = proposal
    offered[axis] = nil
    return offered
  }

  /// What the inset and its distance take, and what is left for the content.
  private func shares(for proposal: ProposedSize) -> (taken: Double, offered: ProposedSize) {
    let taken = inset.size(for: insetProposal(proposal))[axis] + distance
    var offered = proposal
    offered[axis] = proposal[axis].map { max($0 - taken, 0) }
    return (taken, offered)
  }

  func size(for proposal: ProposedSize) -> Size {
    let shares = shares(for: proposal)
    var size = content.size(for: shares.offered)
    size[axis] += shares.taken
    return size
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    let shares = shares(for: proposal)
    var origin = Point.zero
    if isAtStart { origin[axis] = shares.taken }
    var offered = ProposedSize(size)
    offered[axis] = nil
    let insetSize = inset.size(for: offered)
    var corner = Point.zero
    corner[axis] = isAtStart ? 0 : size[axis] - insetSize[axis]
    let guide = alignment[axis.other]
    corner[axis.other] = guide.defaultValue(in: size) - inset.guide(guide, for: offered)
    return [
      LayoutPlacement(origin: origin, proposal: shares.offered),
      LayoutPlacement(origin: corner, proposal: offered),
    ]
  }

  func contents(in size: Size, for proposal: ProposedSize, room: Room) -> [PlacedChild] {
    let placements = placements(in: size, for: proposal).compactMap { $0 }
    var first = PlacedChild(content, placements[0])
    first.addedMargins[edge] = shares(for: proposal).taken
    return [first, PlacedChild(inset, placements[1])]
  }
}
