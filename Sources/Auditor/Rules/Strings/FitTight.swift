import DynamicType

/// Texts that fit with hardly any room left.
struct FitTight: StringRule {
  let rule = Rule(
    id: "fit-tight", severity: .minor,
    title: "A text fits with hardly any room left",
    why: """
      A version of a font, a display's rounding or a letter more is enough to cut a text that has \
      less than a point or two hundredths of its width left.
      """,
    guideline: "WCAG 2.2, 1.4.4 Resize Text: without loss, on every device",
    advice: "give it a little more room",
    failing: "a label of 119.6 pt in 120 pt, 1 line",
    mended: "a label of 119.6 pt in 128 pt, 1 line")

  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding] {
    try input.requiredGroups().compactMap { group in
      let tight = group.worstByLocale.filter { string in string.results.contains(where: \.isTight) }
      guard let first = tight.first, let at = first.results.first(where: \.isTight) else {
        return nil
      }
      return Finding(
        rule, at: first.place, occurrences: tight.dropFirst().map(\.place),
        outcome: first.hangsOnSample ? .needsReview : .violation,
        message: "\(first.quoted) has \(Wording.points(at.slack)) left at "
          + "\(at.category.shortName) in \(group.constraint.room)",
        facts: first.fitFacts + [Fact("tightSlack", .points(at.slack))])
    }
  }
}
