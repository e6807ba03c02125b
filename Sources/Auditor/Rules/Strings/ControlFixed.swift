import DynamicType

/// Labels of bars that do not fit at every size.
struct ControlFixed: StringRule {
  let rule = Rule(
    id: "control-fixed", severity: .moderate,
    title: "A label in a bar cannot grow",
    why: """
      Tabs, segments and badges stand in bars of fixed height. Their labels have one line and no \
      room to grow, so that a longer word is cut where it matters most: at the way to a screen.
      """,
    guideline: "Apple, Human Interface Guidelines, Tab bars; Segmented controls: keep labels short",
    advice: "use a shorter label, keep its size and add the large content viewer, or use a menu "
      + "or list at accessibility sizes",
    failing: "five tabs of 75 pt with the label \"Benachrichtigungen\"",
    mended: "five tabs of 75 pt with the label \"Neues\", and the large content viewer")

  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding] {
    try input.requiredGroups().compactMap { group in
      guard group.constraint.role == .bar else { return nil }
      let cut = group.worstByLocale.filter { $0.firstCut != nil }
      guard let first = cut.first, let worst = cut.reduce(nil, FitTruncated.worse),
        let at = worst.firstCut
      else { return nil }
      return Finding(
        rule, at: first.place, occurrences: cut.dropFirst().map(\.place),
        outcome: worst.fitOutcome,
        message: "\(worst.quoted) is cut from \(at.category.shortName) on in a bar's "
          + "\(group.constraint.room)\(worst.caveat)", facts: worst.fitFacts)
    }
  }
}
