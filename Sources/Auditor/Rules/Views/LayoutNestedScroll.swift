import DynamicType
import ViewLayout

/// Texts that scroll inside something that scrolls the same way.
struct LayoutNestedScroll: ViewRule {
  let rule = Rule(
    id: "layout-nested-scroll", severity: .moderate,
    title: "A text scrolls inside a view that scrolls",
    why: """
      A finger in a scrolling box moves either the box or the page, seldom what was meant. At large \
      sizes the box shows a line or two of its text.
      """,
    guideline: "Apple, Human Interface Guidelines, Scroll views: avoid nesting in the same "
      + "direction; WCAG 2.2, 1.4.10 Reflow",
    advice: "let the inner text grow to its full height",
    failing: "ScrollView { Text(intro); ScrollView { Text(terms) }.frame(height: 120) }",
    mended: "ScrollView { Text(intro); Text(terms) }")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.failures(of: .text, where: Self.isNested).map { failure in
      Finding(
        rule, at: failure.place(in: screen),
        message: "\(failure.quoted) scrolls inside a view that scrolls the same way",
        facts: failure.facts(in: screen) { Self.isNested($0) ? "nested" : "not nested" })
    }
  }

  /// Whether two views around a text scroll vertically, the inner one with more than it can show.
  static func isNested(_ sighting: ViewSighting) -> Bool {
    let scrolling = sighting.layout.index.ancestors(of: sighting.entry.index).filter { ancestor in
      switch ancestor.view.node.content {
      case .scroll(let scroll): scroll.axes.contains(.vertical)
      case .list: true
      default: false
      }
    }
    guard scrolling.count > 1, let inner = scrolling.first else { return false }
    return inner.view.children.contains { $0.frame.height > inner.view.frame.height + 1 }
  }
}
