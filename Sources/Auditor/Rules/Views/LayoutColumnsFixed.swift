import DynamicType
import TextLayout
import ViewLayout

/// Grids that keep their columns at accessibility sizes, to the harm of their texts.
struct LayoutColumnsFixed: ViewRule {
  let rule = Rule(
    id: "layout-columns-fixed", severity: .moderate,
    title: "A grid keeps its columns at accessibility sizes",
    why: """
      Two or three columns leave each text a fraction of a phone's width. Words are split, or take a \
      line each.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: fewer columns at large sizes",
    advice: "use one column at accessibility sizes, or an adaptive GridItem",
    failing: "LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { … }",
    mended: "LazyVGrid(columns: size.isAccessibilitySize ? [GridItem()] : [GridItem(), GridItem()])"
  )

  func findings(in screen: AuditedScreen) -> [Finding] {
    var seen: Set<String> = []
    return screen.failures(of: .text) { Self.grid(around: $0) != nil }.compactMap { failure in
      guard let grid = Self.grid(around: failure.first) else { return nil }
      let path = ViewPath.path(of: grid.view, in: failure.first.layout, below: screen.subject.name)
      guard seen.insert(path).inserted else { return nil }
      return Finding(
        rule, at: failure.place(in: screen), outcome: failure.outcome,
        message: "\(failure.quoted) is "
          + (failure.first.view.text?.isTruncated == true ? "cut" : "split in a word")
          + " in one of \(grid.columns) columns \(failure.sizes(of: screen))"
          + failure.whereIn(screen),
        facts: [Fact("columns", .count(grid.columns))]
          + failure.facts(in: screen, result: \.fitWords))
    }
  }

  /// The grid of several columns in which a text is cut or split at an accessibility size.
  static func grid(around sighting: ViewSighting) -> (view: IndexedView, columns: Int)? {
    guard sighting.category.isAccessibilityCategory, let text = sighting.view.text,
      text.isTruncated || text.hasSplitWord
    else { return nil }
    let index = sighting.layout.index
    for ancestor in index.ancestors(of: sighting.entry.index) {
      switch ancestor.view.node.content {
      case .lazyGrid(let grid):
        guard grid.axis == .vertical, !grid.tracks.contains(where: \.isAdaptive),
          grid.tracks.count > 1
        else { return nil }
        return (ancestor, grid.tracks.count)
      case .grid:
        let columns = index.columns(of: ancestor)
        return columns > 1 ? (ancestor, columns) : nil
      default: continue
      }
    }
    return nil
  }
}

extension ViewIndex {
  /// How many views of a grid stand beside each other at most.
  fileprivate func columns(of grid: IndexedView) -> Int {
    let cells = grid.view.children
    return cells.map { cell in
      cells.count { abs($0.frame.minY - cell.frame.minY) < 1 }
    }.max() ?? 0
  }
}

extension LazyGridContent.Track {
  fileprivate var isAdaptive: Bool {
    if case .adaptive = size { true } else { false }
  }
}
