import DynamicType
import ViewLayout

/// Screens that are too low for their texts and do not scroll.
struct LayoutNoScroll: ViewRule {
  let rule = Rule(
    id: "layout-no-scroll", severity: .serious,
    title: "A screen of text cannot scroll",
    why: """
      Text three times as large takes up to nine times the room. A screen that does not scroll cuts \
      its texts, or pushes its last button beyond the edge, where no one can touch it.
      """,
    guideline: "WCAG 2.2, 1.4.4 Resize Text and 1.4.10 Reflow",
    advice: "put the content into a ScrollView",
    failing: "VStack { Text(welcome); Text(terms); Button(\"Continue\") {} }",
    mended: "ScrollView { VStack { Text(welcome); Text(terms); Button(\"Continue\") {} } }")

  func findings(in screen: AuditedScreen) -> [Finding] {
    let failures = screen.histories.compactMap { history -> ViewFailure? in
      ViewFailure(history) { Self.isLost($0) }
    }.filter { !LayoutCompressibleText().mends($0, in: screen) }
    let worst = failures.min { left, right in
      (left.first.category, left.isControl ? 0 : 1) < (
        right.first.category, right.isControl ? 0 : 1
      )
    }
    guard let worst else { return [] }
    let others = failures.filter { $0.history.identity != worst.history.identity }
    let isControlLost = failures.contains { $0.isControl }
    let more = others.isEmpty ? "" : ", with \(Wording.count(others.count, "other view"))"
    return [
      Finding(
        rule, at: worst.place(in: screen), occurrences: others.map { $0.place(in: screen) },
        severity: isControlLost ? .critical : .serious,
        // A card that no other view shows here may stand in a scroll view elsewhere.
        outcome: screen.fillsTheScreen ? worst.outcome : .needsReview,
        message: "\(screen.subject.name) does not scroll: \(worst.quoted)\(more) is cut or off the "
          + "screen \(worst.sizes(of: screen))\(worst.whereIn(screen))",
        facts: worst.fitFacts
          + worst.facts(in: screen) { Self.isLost($0) ? "lost" : "fits" }
          + [Fact("lost", .list(failures.map(\.name)))],
        advice: screen.advice(worst, trying: [.scrolled]))
    ]
  }

  /// Whether the height of the screen cuts a view or leaves it outside.
  static func isLost(_ sighting: ViewSighting) -> Bool {
    if sighting.lossCause == .screen { return true }
    guard !sighting.entry.scrolling.contains(.vertical), !sighting.isPlaced else { return false }
    return !sighting.problems(.outside).isEmpty
      && sighting.entry.window.excess(of: sighting.view.frame, along: .vertical)
        > ViewProblem.tolerance
  }
}

extension AuditedScreen {
  /// Whether the view is a screen rather than a part of one: its texts and controls reach over a
  /// third of the height, or it brings a bar, a list or tabs.
  fileprivate var fillsTheScreen: Bool {
    guard let layout = layout(at: .large) else { return false }
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for entry in layout.index.views where !entry.isHidden {
      switch entry.view.node.content {
      case .list: return true
      case .text, .control:
        (top, bottom) = (min(top, entry.view.frame.minY), max(bottom, entry.view.frame.maxY))
      default:
        if entry.view.node.part == .navigationBar || entry.view.node.part == .tabBar { return true }
      }
    }
    return bottom - top > layout.index.views[0].view.frame.height / 3
  }
}

extension ViewFailure {
  /// Whether it is a control, or the label of one.
  var isControl: Bool { history.identity.kind == .control || first.control != nil }
}

extension ViewSighting {
  /// Whether the view, or one around it, is put elsewhere than the layout has it.
  var isPlaced: Bool {
    layout.index.ancestors(of: entry.index).contains { ancestor in
      switch ancestor.view.node.content {
      case .modified(_, .offset), .modified(_, .position): true
      default: false
      }
    }
  }
}
