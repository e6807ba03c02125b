import DynamicType
import TextLayout
import ViewLayout

/// Texts that grow in a bar of fixed height.
struct BarScales: ViewRule {
  let rule = Rule(
    id: "bar-scales", severity: .moderate,
    title: "Text grows inside a bar of fixed height",
    why: """
      The title of a tab that grows in a bar that does not is cut first, and takes the icon's room \
      as well. The platform's own bars keep their size and show an item large on request.
      """,
    guideline: "Apple, Human Interface Guidelines, Tab bars; WWDC 2019, 261 Large Content Viewer",
    advice:
      "cap the size of the bar's texts with dynamicTypeSize, and add the large content viewer",
    failing: "HStack { tabs }.frame(height: 49)",
    mended: "HStack { tabs }.frame(height: 49).dynamicTypeSize(...DynamicTypeSize.xxxLarge)")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .text).compactMap { history in
      guard let (first, last) = history.ends, first.view.bar == nil,
        !last.isPlatformPart, last.layout.index.fixedHeight(around: last.entry) != nil,
        BarNoLargeContent.isInCustomBar(last),
        let small = first.pointSize, let large = last.pointSize, large.hasGrown(from: small),
        let failure = ViewFailure(history, where: { $0.setting == 0 && $0.category > .large })
      else { return nil }
      return Finding(
        rule, at: failure.place(in: screen),
        message:
          "\(failure.quoted) grows from \(Wording.points(small)) to \(Wording.points(large)) "
          + "in a bar of fixed height",
        facts: failure.facts(in: screen, result: \.fitWords))
    }
  }
}
