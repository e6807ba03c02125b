/// An app's own way of placing views.
struct CustomRule: LayoutRule {
  let layout: any CustomLayout
  let children: [LayoutElement]

  func size(for proposal: ProposedSize) -> Size {
    layout.size(for: proposal, of: children.map(LayoutChild.init))
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    let placements = layout.placements(
      of: children.map(LayoutChild.init), in: size, for: proposal)
    // A layout that forgets some of its children leaves them where SwiftUI does: in the centre.
    return children.indices.map { index in
      guard index >= placements.count else { return placements[index] }
      return children[index].aligned(.center, in: size, for: proposal)
    }
  }
}
