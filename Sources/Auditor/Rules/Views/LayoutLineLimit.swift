import DynamicType
import TextLayout
import ViewLayout

/// Line limits on texts of which only a sample is known.
struct LayoutLineLimit: ViewRule {
  let rule = Rule(
    id: "layout-line-limit", severity: .moderate,
    title: "A text that is not known in advance has a line limit",
    why: """
      What was measured is a sample. Real names and titles are longer, and a line limit cuts them \
      with no way to read the rest.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: as many lines as needed",
    advice: "remove the limit, or raise it at accessibility sizes",
    failing: "Text(article.title).lineLimit(1)",
    mended: "Text(article.title).lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 2)")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .text).compactMap { history in
      // A limit that cuts the sample is told of as a cut.
      guard let last = history.sightings(in: 0).last, let content = last.content,
        content.isSample, let limit = content.lineLimit, last.view.bar == nil,
        !last.isPlatformPart, !history.sightings.contains(where: { $0.lossCause != nil }),
        let text = last.view.text, text.lines.count >= limit,
        let failure = ViewFailure(history, where: { $0.category == last.category })
      else { return nil }
      return Finding(
        rule, at: failure.place(in: screen), outcome: .needsReview,
        message: "\(history.identity.name) has at most \(Wording.count(limit, "line")), which "
          + "its sample \(failure.quoted) fills at \(last.category.shortName)",
        facts: failure.fitFacts)
    }
  }
}
