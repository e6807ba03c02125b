import DynamicType
import TextLayout
import ViewLayout

/// Boxes of fixed width whose texts need more room as they grow.
struct LayoutFixedFrame: ViewRule {
  let rule = Rule(
    id: "layout-fixed-frame", severity: .moderate,
    title: "A box of fixed width is too narrow for its text",
    why: """
      A width in points that holds a word at one size splits it at the next, while the screen beside \
      it may be empty.
      """,
    guideline: "WCAG 2.2, 1.4.4 Resize Text; Apple, Human Interface Guidelines, Layout",
    advice: "make the width a minimum, or scale it with ScaledMetric",
    failing: "Text(\"Wednesday\").frame(width: 90)",
    mended: "Text(\"Wednesday\").frame(minWidth: 90)")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.failures(of: .text, where: Self.isSqueezed).compactMap { failure in
      guard let box = Self.fixedWidth(around: failure.first) else { return nil }
      return Finding(
        rule, at: failure.place(in: screen), outcome: failure.outcome,
        message: "\(failure.quoted) does not fit \(Wording.points(box)) of width "
          + "\(failure.sizes(of: screen))\(failure.whereIn(screen))",
        facts: failure.fitFacts + [Fact("boxWidth", .points(box))]
          + failure.facts(in: screen, result: \.fitWords),
        advice: screen.advice(failure, trying: [.widening(failure.name)]))
    }
  }

  /// Whether a word of the text is split in a box of fixed width.
  static func isSqueezed(_ sighting: ViewSighting) -> Bool {
    FitMidWordBreak.splitsWord(sighting) && fixedWidth(around: sighting) != nil
  }

  /// The width of the nearest box of fixed width around a view.
  static func fixedWidth(around sighting: ViewSighting) -> Double? {
    for ancestor in sighting.layout.index.ancestors(of: sighting.entry.index) {
      switch ancestor.view.node.content {
      case .modified(_, .frame(.some(let width), _, _)): return width
      case .stack(let stack) where stack.axis == .horizontal: return nil
      default: continue
      }
    }
    return nil
  }
}
