/// Views beside or below each other, which share the room out by priority and flexibility.
struct StackRule: LayoutRule {
  let axis: Axis
  let alignment: AlignmentGuide
  let children: [LayoutElement]
  /// Points between each pair of neighbours.
  private let distances: [Double]
  /// The arrangement that was found last: the size is asked for first, and then the places.
  private let latest = LatestArrangement()

  init(axis: Axis, alignment: AlignmentGuide, spacing: Double?, children: [LayoutElement]) {
    self.axis = axis
    self.alignment = alignment
    self.children = children
    distances = zip(children, children.dropFirst()).map { first, second in
      spacing ?? Spacing.distance(from: first.spacing, to: second.spacing, along: axis)
    }
  }

  func size(for proposal: ProposedSize) -> Size {
    arranged(for: proposal).size
  }

  func length(along asked: Axis, for proposal: ProposedSize) -> Double? {
    asked == axis ? extremeLength(for: proposal) : lengthAcross(for: proposal)
  }

  /// The length along the axis when all or nothing is offered: then each child is offered the same.
  private func extremeLength(for proposal: ProposedSize) -> Double? {
    guard let offered = proposal[axis], offered == 0 || offered == .infinity else { return nil }
    return children.reduce(distances.reduce(0, +)) { $0 + $1.length(along: axis, for: proposal) }
  }

  /// The length across the axis, where it is the same however the room along it is shared out.
  private func lengthAcross(for proposal: ProposedSize) -> Double? {
    guard !children.contains(where: { $0.speaks(of: alignment) }) else { return nil }
    var longest = 0.0
    for child in children {
      var offered = proposal
      if proposal[axis] != nil { offered[axis] = 0 }
      let length = child.length(along: axis.other, for: offered)
      if proposal[axis] != nil {
        offered[axis] = .infinity
        guard child.length(along: axis.other, for: offered) == length else { return nil }
      }
      longest = max(longest, length)
    }
    return longest
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    // Across the axis children are offered what the stack has become.
    var offered = proposal
    offered[axis.other] = proposal[axis.other] ?? size[axis.other]
    return arranged(for: offered).placements
  }

  /// Where the children are when the stack is offered something.
  fileprivate struct Arrangement {
    var size: Size
    var placements: [LayoutPlacement]
  }

  private func arranged(for proposal: ProposedSize) -> Arrangement {
    if let known = latest.arrangement, latest.proposal == proposal { return known }
    let arrangement = arrangement(for: proposal)
    (latest.proposal, latest.arrangement) = (proposal, arrangement)
    return arrangement
  }

  private func arrangement(for proposal: ProposedSize) -> Arrangement {
    let proposals = proposals(for: proposal)
    guard !children.isEmpty else { return Arrangement(size: .zero, placements: []) }
    var above = -Double.infinity
    var below = -Double.infinity
    var values: [Double] = []
    values.reserveCapacity(children.count)
    for (child, offered) in zip(children, proposals) {
      let value = child.guide(alignment, for: offered)
      values.append(value)
      above = max(above, value)
      below = max(below, child.size(for: offered)[axis.other] - value)
    }
    var position = 0.0
    var placements: [LayoutPlacement] = []
    placements.reserveCapacity(children.count)
    for index in children.indices {
      var origin = Point.zero
      origin[axis] = position
      origin[axis.other] = above - values[index]
      placements.append(LayoutPlacement(origin: origin, proposal: proposals[index]))
      position += children[index].size(for: proposals[index])[axis]
      if index < distances.count { position += distances[index] }
    }
    var size = Size.zero
    size[axis] = position
    size[axis.other] = above + below
    return Arrangement(size: size, placements: placements)
  }

  /// What each child is offered.
  private func proposals(for proposal: ProposedSize) -> [ProposedSize] {
    var offered = [ProposedSize](repeating: proposal, count: children.count)
    guard let length = proposal[axis], length.isFinite, children.count > 1 else { return offered }
    let shares = RoomShares.shared(
      length - distances.reduce(0, +), among: children.map { candidate($0, for: proposal) }
    ) { index, share in
      offered[index][axis] = share
      return children[index].size(for: offered[index])[axis]
    }
    for index in children.indices { offered[index][axis] = shares[index] }
    return offered
  }

  /// The least and the greatest length of a child along the axis.
  private func candidate(
    _ child: LayoutElement, for proposal: ProposedSize
  ) -> RoomShares.Candidate {
    var offered = proposal
    offered[axis] = 0
    let minimum = child.length(along: axis, for: offered)
    offered[axis] = .infinity
    return RoomShares.Candidate(
      minimum: minimum, maximum: child.length(along: axis, for: offered),
      priority: child.priority)
  }

  /// The spacing of the outer children shows through.
  var spacing: Spacing {
    guard let first = children.first, let last = children.last else { return .view }
    var spacing = Spacing.silent
    let (starts, ends, across): (EdgeSet, EdgeSet, EdgeSet) =
      axis == .horizontal
      ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    spacing.formUnion(first.spacing, edges: starts)
    spacing.formUnion(last.spacing, edges: ends)
    for child in children { spacing.formUnion(child.spacing, edges: across) }
    return spacing
  }
}

/// Keeps an arrangement while a layout is made, by the one thread that makes it.
private final class LatestArrangement {
  var proposal = ProposedSize.unspecified
  var arrangement: StackRule.Arrangement?
}
