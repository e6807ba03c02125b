/// Room around a view.
struct PaddingRule: WrappingRule {
  let child: LayoutElement
  let insets: EdgeInsets
  /// Whether the room is part of the safe area, which scroll views extend into.
  var isSafeArea = false

  func size(for proposal: ProposedSize) -> Size {
    let inner = child.size(for: proposal.inset(by: insets))
    return Size(
      width: max(inner.width + insets.horizontal, 0),
      height: max(inner.height + insets.vertical, 0))
  }

  func length(along axis: Axis, for proposal: ProposedSize) -> Double? {
    let inner = child.length(along: axis, for: proposal.inset(by: insets))
    return max(inner + (axis == .horizontal ? insets.horizontal : insets.vertical), 0)
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    [
      LayoutPlacement(
        origin: Point(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    ]
  }

  var spacing: Spacing {
    var spacing = child.spacing
    for (edge, set) in [
      (Edge.top, EdgeSet.top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing),
    ] where insets[edge] != 0 {
      spacing.reset(set)
    }
    return spacing
  }

  func contents(in size: Size, for proposal: ProposedSize, room: Room) -> [PlacedChild] {
    var placed = PlacedChild(
      child,
      LayoutPlacement(
        origin: Point(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets)))
    if isSafeArea { placed.addedMargins = insets }
    return [placed]
  }
}

/// A view at its ideal lengths, whatever it is offered.
struct FixedSizeRule: WrappingRule {
  let child: LayoutElement
  let axes: AxisSet

  private func offered(_ proposal: ProposedSize) -> ProposedSize {
    var offered = proposal
    for axis in Axis.allCases where axes.contains(axis) { offered[axis] = nil }
    return offered
  }

  func size(for proposal: ProposedSize) -> Size { child.size(for: offered(proposal)) }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    [LayoutPlacement(origin: .zero, proposal: offered(proposal))]
  }
}

/// A view with another priority in its stack.
struct PriorityRule: WrappingRule {
  let child: LayoutElement

  func length(along axis: Axis, for proposal: ProposedSize) -> Double? {
    child.length(along: axis, for: proposal)
  }

  let priority: Double
}

/// A view that is offered room of a fixed ratio.
struct AspectRatioRule: WrappingRule {
  let child: LayoutElement
  /// Width by height; nil keeps the view's own.
  let ratio: Double?
  let mode: ViewModification.ContentMode

  private func offered(_ proposal: ProposedSize) -> ProposedSize {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    let ideal = child.size(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    let byWidth = proposal.width.map { Size(width: $0, height: $0 / ratio) }
    let byHeight = proposal.height.map { Size(width: $0 * ratio, height: $0) }
    guard let byWidth else { return byHeight.map(ProposedSize.init) ?? proposal }
    guard let byHeight else { return ProposedSize(byWidth) }
    let isNarrower = byWidth.width <= byHeight.width
    return ProposedSize(isNarrower == (mode == .fit) ? byWidth : byHeight)
  }

  func size(for proposal: ProposedSize) -> Size { child.size(for: offered(proposal)) }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    [LayoutPlacement(origin: .zero, proposal: offered(proposal))]
  }
}

/// A view drawn elsewhere than it is laid out.
struct OffsetRule: WrappingRule {
  let child: LayoutElement

  func length(along axis: Axis, for proposal: ProposedSize) -> Double? {
    child.length(along: axis, for: proposal)
  }

  let offset: Size

  func contents(in size: Size, for proposal: ProposedSize, room: Room) -> [PlacedChild] {
    [
      PlacedChild(
        child,
        LayoutPlacement(origin: Point(x: offset.width, y: offset.height), proposal: proposal))
    ]
  }
}

/// A view centred on a point of all the room that is offered.
struct PositionRule: WrappingRule {
  let child: LayoutElement
  let center: Point

  func size(for proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified(by: child.size(for: proposal))
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    let inner = child.size(for: proposal)
    return [
      LayoutPlacement(
        origin: Point(x: center.x - inner.width / 2, y: center.y - inner.height / 2),
        proposal: proposal)
    ]
  }

  func explicitGuide(
    _ guide: AlignmentGuide, in size: Size, for proposal: ProposedSize
  ) -> Double? { nil }
}

/// A view with a guide at another place.
struct GuideRule: WrappingRule {
  let child: LayoutElement

  func length(along axis: Axis, for proposal: ProposedSize) -> Double? {
    child.length(along: axis, for: proposal)
  }

  let guide: AlignmentGuide
  let value: GuideValue

  var ownGuides: GuideKinds { GuideKinds(guide) }

  func explicitGuide(
    _ guide: AlignmentGuide, in size: Size, for proposal: ProposedSize
  ) -> Double? {
    guard guide == self.guide else { return child.explicitGuide(guide, for: proposal) }
    switch value {
    case .fixed(let value): return value
    case .computed(let compute):
      return compute(GuideDimensions(size: size) { child.guide($0, for: proposal) })
    }
  }
}

/// A view that nobody notices in its layout: a change of how it is drawn or told.
struct TransparentRule: WrappingRule {
  let child: LayoutElement

  func length(along axis: Axis, for proposal: ProposedSize) -> Double? {
    child.length(along: axis, for: proposal)
  }
}

/// A view with others in front of it or behind it.
struct SecondaryRule: LayoutRule {
  let primary: LayoutElement
  let secondary: LayoutElement
  let alignment: Alignment
  let isBehind: Bool

  var children: [LayoutElement] { isBehind ? [secondary, primary] : [primary, secondary] }
  var spacing: Spacing { primary.spacing }
  var priority: Double { primary.priority }

  func size(for proposal: ProposedSize) -> Size { primary.size(for: proposal) }

  func length(along axis: Axis, for proposal: ProposedSize) -> Double? {
    primary.length(along: axis, for: proposal)
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    let first = LayoutPlacement(origin: .zero, proposal: proposal)
    let offered = ProposedSize(size)
    func distance(_ guide: AlignmentGuide) -> Double {
      primary.guide(guide, for: proposal) - secondary.guide(guide, for: offered)
    }
    let second = LayoutPlacement(
      origin: Point(x: distance(alignment.horizontal), y: distance(alignment.vertical)),
      proposal: offered)
    return isBehind ? [second, first] : [first, second]
  }

  func explicitGuide(
    _ guide: AlignmentGuide, in size: Size, for proposal: ProposedSize
  ) -> Double? {
    primary.explicitGuide(guide, for: proposal)
  }
}
