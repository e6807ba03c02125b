/// The first view whose ideal size fits, else the last.
struct ViewThatFitsRule: LayoutRule {
  let axes: AxisSet
  let children: [LayoutElement]

  private func chosen(for proposal: ProposedSize) -> Int? {
    let fitting = children.firstIndex { child in
      let ideal = child.size(for: .unspecified)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(axis), let room = proposal[axis] else { return true }
        return ideal[axis] <= room + 1e-9
      }
    }
    return fitting ?? children.indices.last
  }

  func size(for proposal: ProposedSize) -> Size {
    chosen(for: proposal).map { children[$0].size(for: proposal) } ?? .zero
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    let chosen = chosen(for: proposal)
    return children.indices.map { index in
      index == chosen ? LayoutPlacement(origin: .zero, proposal: proposal) : nil
    }
  }
}
