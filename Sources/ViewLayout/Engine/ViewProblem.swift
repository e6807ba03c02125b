import TextLayout

/// Something that a person cannot read or reach in a layout.
public struct ViewProblem: Hashable, Sendable {
  /// The kinds of problems.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A text is cut.
    case truncated
    /// A text is higher than the fixed box that it stands in, and reaches out of it.
    case protruding
    /// A part of a text is cut off by something around it.
    case clipped
    /// Two texts or controls cover each other.
    case overlapping
    /// A text or control lies beyond the screen, where no scrolling leads.
    case outside
  }

  /// Less than this is nothing that anyone sees, in points.
  package static let tolerance = 1.0

  /// What it is.
  public let kind: Kind
  /// Where, in points on the screen.
  public let frame: Rect
  /// The text, or the name of the control.
  public let subject: String
  /// Where the view is written.
  public let place: SourcePlace?
  /// How far it goes beyond what is right, in points; nil for a text that is cut.
  public let excess: Double?
  /// The view in the layout's ``ViewIndex``.
  package let view: Int
  /// The view that it covers.
  package let other: Int?
}

extension LaidOutView {
  /// What cannot be read or reached, in the order of the views.
  ///
  /// - Complexity: quadratic in the number of texts, which a screen has few of.
  public func problems() -> [ViewProblem] { ViewIndex(self).problems() }
}

extension ViewIndex {
  /// What cannot be read or reached, in the order of the views.
  package func problems() -> [ViewProblem] {
    var finder = ProblemFinder(index: self)
    for view in views where !view.isHidden { finder.check(view) }
    return finder.problems
  }
}

private struct ProblemFinder {
  let index: ViewIndex
  var problems: [ViewProblem] = []
  /// The texts and controls that were checked.
  private var seen: [IndexedView] = []

  init(index: ViewIndex) { self.index = index }

  mutating func check(_ entry: IndexedView) {
    switch entry.view.node.content {
    case .text:
      checkText(entry)
    case .control(let control) where control.kind.isTouched:
      checkSight(entry)
      checkOverlap(entry)
    default: break
    }
  }

  private mutating func checkText(_ entry: IndexedView) {
    if entry.view.text?.isTruncated == true {
      note(.truncated, entry, entry.view.frame, excess: nil)
    } else if let excess = index.protrusion(of: entry), excess > ViewProblem.tolerance {
      note(.protruding, entry, entry.view.frame, excess: excess)
    }
    checkSight(entry)
    checkOverlap(entry)
  }

  private mutating func checkSight(_ entry: IndexedView) {
    let excess = Axis.allCases.map { entry.window.excess(of: entry.view.frame, along: $0) }
      .reduce(0, max)
    guard excess > ViewProblem.tolerance else { return }
    note(entry.isClipped ? .clipped : .outside, entry, entry.view.frame, excess: excess)
  }

  /// Looks for an earlier text or control that this one covers, unless one holds the other.
  private mutating func checkOverlap(_ entry: IndexedView) {
    // What scrolls and what does not can be moved apart.
    for other in seen where entry.index >= other.end && entry.scroller == other.scroller {
      guard let common = entry.view.frame.intersection(other.view.frame),
        common.width > ViewProblem.tolerance, common.height > ViewProblem.tolerance
      else { continue }
      note(
        .overlapping, entry, common, excess: min(common.width, common.height), other: other.index)
      break
    }
    seen.append(entry)
  }

  private mutating func note(
    _ kind: ViewProblem.Kind, _ entry: IndexedView, _ frame: Rect, excess: Double?,
    other: Int? = nil
  ) {
    problems.append(
      ViewProblem(
        kind: kind, frame: frame, subject: index.subject(of: entry),
        place: entry.view.node.place, excess: excess, view: entry.index, other: other))
  }
}

extension ViewIndex {
  /// The text of a view, or the texts in a control as they are read.
  package func subject(of entry: IndexedView) -> String {
    views[entry.index..<entry.end].compactMap { inner in
      guard case .text(let text) = inner.view.node.content else { return nil }
      return text.text.text
    }.joined(separator: ", ")
  }

  /// The box of fixed height around a view within which nothing else makes room: its index.
  ///
  /// What scrolls inside the box is not held by it.
  package func fixedHeight(around entry: IndexedView) -> IndexedView? {
    for ancestor in ancestors(of: entry.index) {
      switch ancestor.view.node.content {
      case .scroll, .list: return nil
      case .modified(_, .frame(_, .some, _)): return ancestor
      default: continue
      }
    }
    return nil
  }

  /// How far a text reaches above and below the box of fixed height around it; nil without one.
  package func protrusion(of entry: IndexedView) -> Double? {
    fixedHeight(around: entry).map { box in
      max(box.view.frame.minY - entry.view.frame.minY, entry.view.frame.maxY - box.view.frame.maxY)
    }
  }
}

extension ControlContent.Kind {
  /// Whether the control is there to be touched.
  package var isTouched: Bool {
    switch self {
    case .label, .labeledContent, .groupBox, .progress, .disclosureGroup: false
    default: true
    }
  }
}
