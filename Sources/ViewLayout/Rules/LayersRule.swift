/// Views on top of each other, all offered the same room.
struct LayersRule: LayoutRule {
  let children: [LayoutElement]
  let alignment: Alignment

  func size(for proposal: ProposedSize) -> Size {
    extent(for: proposal).size
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    let origin = extent(for: proposal).origin
    return children.map { child in
      LayoutPlacement(
        origin: Point(
          x: origin.x - child.guide(alignment.horizontal, for: proposal),
          y: origin.y - child.guide(alignment.vertical, for: proposal)),
        proposal: proposal)
    }
  }

  /// The size, and where the guides meet in it.
  private func extent(for proposal: ProposedSize) -> (size: Size, origin: Point) {
    guard let highest = children.map(\.priority).max() else { return (.zero, .zero) }
    var origin = Point.zero
    var size = Size.zero
    for axis in Axis.allCases {
      var before = -Double.infinity
      var after = -Double.infinity
      for child in children where child.priority == highest {
        let value = child.guide(alignment[axis], for: proposal)
        before = max(before, value)
        after = max(after, child.size(for: proposal)[axis] - value)
      }
      origin[axis] = before
      size[axis] = before + after
    }
    return (size, origin)
  }

  var spacing: Spacing {
    guard !children.isEmpty else { return .view }
    var spacing = Spacing.silent
    for child in children { spacing.formUnion(child.spacing, edges: .all) }
    return spacing
  }
}
