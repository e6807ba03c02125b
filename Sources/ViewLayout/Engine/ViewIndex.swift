import TextLayout

/// The views of a layout in one row, each with what lies around it.
package struct ViewIndex: Sendable {
  /// The views, each before those inside it: in the order in which they are drawn.
  package let views: [IndexedView]

  /// Puts the views of a layout in a row.
  package init(_ root: LaidOutView) {
    var row: [IndexedView] = []
    row.append(
      contentsOf: Self.rows(
        root, parent: nil, at: 0, around: Surroundings(window: ViewWindow(root.frame))))
    views = row
  }

  /// What a view hands on to those inside it.
  fileprivate struct Surroundings {
    var window: ViewWindow
    var scrolling: AxisSet = []
    var isHidden = false
    var isUntold = false
    var isClipped = false
    var scroller: Int?
  }

  private static func rows(
    _ view: LaidOutView, parent: Int?, at index: Int, around: Surroundings
  ) -> [IndexedView] {
    var inside = around
    switch view.node.content {
    case .modified(_, .hidden), .modified(_, .opacity(0)): inside.isHidden = true
    case .modified(_, .accessibility(let change)):
      inside.isUntold = inside.isUntold || change.isHidden == true
    case .modified(_, .clipped):
      inside.window.clip(to: view.frame, on: .both)
      inside.isClipped = true
    case .scroll(let scroll): inside.scroll(scroll.axes, at: index, within: view.frame)
    case .list: inside.scroll(.vertical, at: index, within: view.frame)
    default: break
    }
    var rows: [IndexedView] = []
    for child in view.children {
      rows += Self.rows(child, parent: index, at: index + 1 + rows.count, around: inside)
    }
    let own = IndexedView(
      view: view, index: index, parent: parent, end: index + 1 + rows.count,
      window: around.window, scrolling: around.scrolling, scroller: around.scroller,
      isClipped: around.isClipped,
      isHidden: inside.isHidden, isUntold: inside.isUntold)
    return [own] + rows
  }

  /// The views around one, from the nearest to the screen.
  package func ancestors(of index: Int) -> [IndexedView] {
    var found: [IndexedView] = []
    var next = views[index].parent
    while let parent = next {
      found.append(views[parent])
      next = views[parent].parent
    }
    return found
  }

  /// The views inside one, in order.
  package func descendants(of index: Int) -> ArraySlice<IndexedView> {
    views[(index + 1)..<views[index].end]
  }
}

extension ViewIndex.Surroundings {
  fileprivate mutating func scroll(_ axes: AxisSet, at index: Int, within frame: Rect) {
    scroller = index
    // What scrolls comes into sight along its axes, and is cut off across them.
    scrolling.formUnion(axes)
    window.open(axes)
    window.clip(to: frame, on: AxisSet.both.subtracting(axes))
  }
}

/// A view among all of a layout.
package struct IndexedView: Sendable {
  /// The view with its frame.
  package let view: LaidOutView
  /// Its place in the row.
  package let index: Int
  /// The view around it; nil for the screen.
  package let parent: Int?
  /// Behind the last view inside it.
  package let end: Int
  /// Where something of it can be seen, or scrolled into sight.
  package let window: ViewWindow
  /// The axes along which it scrolls with what is around it.
  package let scrolling: AxisSet
  /// The nearest view around it whose content scrolls.
  package let scroller: Int?
  /// Whether something around it cuts off what reaches beyond its window, other than the screen.
  package let isClipped: Bool
  /// Whether nothing of it is drawn.
  package let isHidden: Bool
  /// Whether assistive technology passes over it.
  package let isUntold: Bool
}

/// A part of the plane that may go on for ever along an axis.
package struct ViewWindow: Hashable, Sendable {
  private var horizontal: ClosedRange<Double>
  private var vertical: ClosedRange<Double>

  init(_ frame: Rect) {
    horizontal = frame.span(.horizontal)
    vertical = frame.span(.vertical)
  }

  /// How far a frame reaches beyond the window along an axis, in points; 0 or less when it does not.
  package func excess(of frame: Rect, along axis: Axis) -> Double {
    let (own, other) = (axis == .horizontal ? horizontal : vertical, frame.span(axis))
    return max(own.lowerBound - other.lowerBound, other.upperBound - own.upperBound)
  }

  /// Whether nothing of a frame lies within the window.
  package func isBeyond(_ frame: Rect) -> Bool {
    !frame.span(.horizontal).overlaps(horizontal) || !frame.span(.vertical).overlaps(vertical)
  }

  mutating func open(_ axes: AxisSet) {
    if axes.contains(.horizontal) { horizontal = -.infinity ... .infinity }
    if axes.contains(.vertical) { vertical = -.infinity ... .infinity }
  }

  mutating func clip(to frame: Rect, on axes: AxisSet) {
    if axes.contains(.horizontal) { horizontal = frame.span(.horizontal).clamped(to: horizontal) }
    if axes.contains(.vertical) { vertical = frame.span(.vertical).clamped(to: vertical) }
  }
}

extension Rect {
  fileprivate func span(_ axis: Axis) -> ClosedRange<Double> {
    let (start, end) = axis == .horizontal ? (minX, maxX) : (minY, maxY)
    return start <= end ? start...end : start...start
  }
}
