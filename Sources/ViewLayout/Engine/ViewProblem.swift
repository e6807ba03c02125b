import TextLayout

/// Something that a person cannot read or reach in a layout.
public struct ViewProblem: Hashable, Sendable {
  /// The kinds of problems.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A text is cut.
    case truncated
    /// Two texts cover each other.
    case overlapping
    /// A text or control lies beyond the screen, where no scrolling leads.
    case outside
  }

  /// What it is.
  public let kind: Kind
  /// Where, in points on the screen.
  public let frame: Rect
  /// The text, or the name of the control.
  public let subject: String
  /// Where the view is written.
  public let place: SourcePlace?
}

extension LaidOutView {
  /// What cannot be read or reached, in the order of the views.
  ///
  /// - Complexity: quadratic in the number of texts, which a screen has few of.
  public func problems() -> [ViewProblem] {
    var finder = ProblemFinder(screen: frame)
    finder.visit(self, scrolling: [])
    return finder.problems
  }
}

private struct ProblemFinder {
  let screen: Rect
  var problems: [ViewProblem] = []
  private var texts: [(frame: Rect, text: String)] = []

  /// Less than this is no overlap that anyone sees, in points.
  static let tolerance = 1.0

  init(screen: Rect) { self.screen = screen }

  mutating func visit(_ view: LaidOutView, scrolling: AxisSet) {
    var scrolling = scrolling
    switch view.node.content {
    case .modified(_, .hidden), .modified(_, .opacity(0)): return
    case .scroll(let scroll): scrolling.formUnion(scroll.axes)
    case .list: scrolling.formUnion(.vertical)
    case .text(let content): check(view, content, scrolling: scrolling)
    default: break
    }
    for child in view.children { visit(child, scrolling: scrolling) }
  }

  private mutating func check(_ view: LaidOutView, _ content: TextContent, scrolling: AxisSet) {
    let text = content.text.text
    func note(_ kind: ViewProblem.Kind, _ frame: Rect) {
      problems.append(
        ViewProblem(kind: kind, frame: frame, subject: text, place: view.node.place))
    }
    if view.text?.isTruncated == true { note(.truncated, view.frame) }
    let frame = view.frame
    let isBeyond = Axis.allCases.contains { axis in
      guard !scrolling.contains(axis) else { return false }
      let (start, end) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
      let (low, high) =
        axis == .horizontal ? (screen.minX, screen.maxX) : (screen.minY, screen.maxY)
      return start < low - Self.tolerance || end > high + Self.tolerance
    }
    if isBeyond { note(.outside, frame) }
    for other in texts {
      guard let common = frame.intersection(other.frame), common.width > Self.tolerance,
        common.height > Self.tolerance
      else { continue }
      note(.overlapping, common)
      break
    }
    texts.append((frame, text))
  }
}
