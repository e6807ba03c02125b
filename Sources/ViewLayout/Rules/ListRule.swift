/// Rows, cards, headers and footers below each other, in a window that scrolls.
struct ListRule: LayoutRule {
  /// One thing in a list.
  struct Item {
    var element: LayoutElement
    /// Its distance from the one above.
    var above: Double
    /// Its distances from the edges of the list.
    var leading: Double
    var trailing: Double
    /// Whether it lies behind the items after it, as high as they are together.
    var covers = 0
    /// Whether it takes no room of its own, as a line between two rows.
    var isThin = false
  }

  let items: [Item]
  let bottom: Double

  var children: [LayoutElement] { items.map(\.element) }

  /// The height of an item in a list of a width.
  private func proposal(_ item: Item, width: Double) -> ProposedSize {
    ProposedSize(width: max(width - item.leading - item.trailing, 0), height: nil)
  }

  func size(for proposal: ProposedSize) -> Size {
    let width = proposal.width ?? idealWidth
    return Size(width: width, height: proposal.height ?? contentHeight(width: width))
  }

  private var idealWidth: Double {
    items.filter { $0.covers == 0 && !$0.isThin }.map { item in
      item.element.size(for: .unspecified).width + item.leading + item.trailing
    }.max() ?? 0
  }

  /// The height of everything in the list.
  func contentHeight(width: Double) -> Double {
    var height = bottom
    for item in items where item.covers == 0 && !item.isThin {
      height += item.above + item.element.size(for: proposal(item, width: width)).height
    }
    return height
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    var placements: [LayoutPlacement?] = []
    var top = 0.0
    for (index, item) in items.enumerated() {
      var offered = self.proposal(item, width: size.width)
      if item.covers > 0 {
        let covered = items[(index + 1)...(index + item.covers)].filter { !$0.isThin }
        offered.height = covered.enumerated().reduce(0) { sum, next in
          let height = next.element.element.size(
            for: self.proposal(next.element, width: size.width)
          ).height
          return sum + height + (next.offset == 0 ? 0 : next.element.above)
        }
        placements.append(
          LayoutPlacement(origin: Point(x: item.leading, y: top + item.above), proposal: offered))
        continue
      }
      if !item.isThin { top += item.above }
      placements.append(
        LayoutPlacement(origin: Point(x: item.leading, y: top), proposal: offered))
      if !item.isThin { top += item.element.size(for: offered).height }
    }
    return placements
  }

  func explicitGuide(
    _ guide: AlignmentGuide, in size: Size, for proposal: ProposedSize
  ) -> Double? { nil }
}

/// A row: its content within margins, and no lower than the least height.
struct RowRule: WrappingRule {
  let child: LayoutElement
  let insets: EdgeInsets
  let minimumHeight: Double

  private func offered(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) }, height: nil)
  }

  func size(for proposal: ProposedSize) -> Size {
    let inner = child.size(for: offered(proposal))
    return Size(
      width: proposal.width ?? inner.width + insets.horizontal,
      height: max(minimumHeight, inner.height + insets.vertical))
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    let inner = child.size(for: offered(proposal))
    return [
      LayoutPlacement(
        origin: Point(
          x: insets.leading,
          y: insets.top + (size.height - insets.vertical - inner.height) / 2),
        proposal: offered(proposal))
    ]
  }
}
