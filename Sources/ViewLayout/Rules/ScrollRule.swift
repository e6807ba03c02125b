/// A window over a view that is as long as it likes along the axes of scrolling.
struct ScrollRule: LayoutRule {
  let axes: AxisSet
  let content: LayoutElement

  var children: [LayoutElement] { [content] }

  private func offered(_ proposal: ProposedSize) -> ProposedSize {
    var offered = proposal
    for axis in Axis.allCases where axes.contains(axis) { offered[axis] = nil }
    return offered
  }

  func size(for proposal: ProposedSize) -> Size {
    let inner = content.size(for: offered(proposal))
    var size = inner
    for axis in Axis.allCases where axes.contains(axis) {
      size[axis] = proposal[axis] ?? inner[axis]
    }
    return size
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    let offered = offered(proposal)
    var origin = Point.zero
    for axis in Axis.allCases where !axes.contains(axis) {
      origin[axis] = (size[axis] - content.size(for: offered)[axis]) / 2
    }
    return [LayoutPlacement(origin: origin, proposal: offered)]
  }

  func explicitGuide(
    _ guide: AlignmentGuide, in size: Size, for proposal: ProposedSize
  ) -> Double? { nil }
}

/// A stack whose views are made when they come into sight: each has its ideal length along the
/// axis and is offered all the room across it.
struct LazyStackRule: LayoutRule {
  let stack: StackRule

  var children: [LayoutElement] { stack.children }
  var spacing: Spacing { stack.spacing }

  private func offered(_ proposal: ProposedSize) -> ProposedSize {
    var offered = proposal
    offered[stack.axis] = nil
    return offered
  }

  func size(for proposal: ProposedSize) -> Size {
    var size = stack.size(for: offered(proposal))
    let across = stack.axis.other
    if let length = proposal[across], length.isFinite { size[across] = length }
    return size
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    let offered = offered(proposal)
    let inner = stack.size(for: offered)
    let across = stack.axis.other
    let shift =
      stack.alignment.defaultValue(in: size) - stack.alignment.defaultValue(in: inner)
    return stack.placements(in: inner, for: offered).map { placement in
      var placement = placement
      placement?.origin[across] += shift
      return placement
    }
  }
}

/// A view that is made when its size is known.
struct GeometryRule: LayoutRule {
  /// Makes the view's element.
  let make: (GeometryValues) -> LayoutElement

  func size(for proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified(
      by: Size(width: FillRule.idealLength, height: FillRule.idealLength))
  }

  func contents(in size: Size, for proposal: ProposedSize, room: Room) -> [PlacedChild] {
    let made = make(GeometryValues(size: size, safeAreaInsets: room.margins))
    return [PlacedChild(made, LayoutPlacement(origin: .zero, proposal: ProposedSize(size)))]
  }
}
