/// How a view chooses its size and places its children.
///
/// Lengths along the horizontal axis count from the leading edge; right-to-left layout is mirrored
/// only when frames are recorded.
protocol LayoutRule {
  /// The views inside, in order.
  var children: [LayoutElement] { get }
  /// The size for a proposal; may exceed it.
  func size(for proposal: ProposedSize) -> Size
  /// The length on one axis for a proposal, where it is known without finding the size.
  func length(along axis: Axis, for proposal: ProposedSize) -> Double?
  /// Where the children go once the size is chosen, one for each; nil for a child that is not shown.
  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?]
  /// Distances to neighbours.
  var spacing: Spacing { get }
  /// Who is served first when room is short.
  var priority: Double { get }
  /// The guides that the view itself says something of, whatever is inside it.
  var ownGuides: GuideKinds { get }
  /// The value of a guide when the view or its children say something of it.
  func explicitGuide(
    _ guide: AlignmentGuide, in size: Size, for proposal: ProposedSize
  ) -> Double?
  /// The children with their places in the room that the view has really got.
  func contents(in size: Size, for proposal: ProposedSize, room: Room) -> [PlacedChild]
}

extension LayoutRule {
  var children: [LayoutElement] { [] }
  var spacing: Spacing { .view }
  var priority: Double { 0 }
  var ownGuides: GuideKinds { [] }
  func length(along axis: Axis, for proposal: ProposedSize) -> Double? { nil }
  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] { [] }

  func contents(in size: Size, for proposal: ProposedSize, room: Room) -> [PlacedChild] {
    zip(children, placements(in: size, for: proposal)).compactMap { child, placement in
      placement.map { PlacedChild(child, $0) }
    }
  }

  func explicitGuide(
    _ guide: AlignmentGuide, in size: Size, for proposal: ProposedSize
  ) -> Double? {
    combinedGuide(guide, placements: placements(in: size, for: proposal))
  }

  /// What the children say of a guide, together.
  func combinedGuide(_ guide: AlignmentGuide, placements: [LayoutPlacement?]) -> Double? {
    var values: [Double] = []
    for (child, placement) in zip(children, placements) {
      guard let placement,
        let value = child.explicitGuide(guide, for: placement.proposal)
      else { continue }
      values.append(placement.origin[guide.axis] + value)
    }
    return guide.combined(values)
  }
}

/// Which guides are spoken of somewhere in a view; most views speak of none.
struct GuideKinds: OptionSet {
  let rawValue: Int

  static let textBaselines = GuideKinds(rawValue: 1)
  static let others = GuideKinds(rawValue: 2)

  /// The kind of a guide.
  init(_ guide: AlignmentGuide) {
    let isBaseline = guide == .firstTextBaseline || guide == .lastTextBaseline
    self = isBaseline ? .textBaselines : .others
  }

  init(rawValue: Int) { self.rawValue = rawValue }
}

/// A rule around one view, which keeps what the view says to its neighbours.
protocol WrappingRule: LayoutRule {
  var child: LayoutElement { get }
}

extension WrappingRule {
  var children: [LayoutElement] { [child] }
  var spacing: Spacing { child.spacing }
  var priority: Double { child.priority }
  func size(for proposal: ProposedSize) -> Size { child.size(for: proposal) }
  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    [LayoutPlacement(origin: .zero, proposal: proposal)]
  }
}

/// What lies around a view when it is placed.
struct Room {
  /// How far beyond each edge the view may extend into what is kept free for bars and the device's
  /// shape; 0 at edges that do not touch it.
  var margins: EdgeInsets
}

/// A child with its place.
struct PlacedChild {
  let element: LayoutElement
  /// The child's top leading corner in its container, and what it is offered.
  let placement: LayoutPlacement
  /// What is kept free at the edges of the container's inside, beyond its own room.
  var addedMargins = EdgeInsets.zero

  init(_ element: LayoutElement, _ placement: LayoutPlacement) {
    self.element = element
    self.placement = placement
  }
}
