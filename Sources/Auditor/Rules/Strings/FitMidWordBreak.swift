import DynamicType
import TextLayout

/// Words that are split because they are wider than their line.
struct FitMidWordBreak: StringRule {
  let rule = Rule(
    id: "fit-mid-word-break", severity: .moderate,
    title: "A word is split without a hyphen",
    why: """
      A word wider than its line is split between any two letters, without a sign. Long compounds, \
      as German and Finnish have them, become hard to read.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: legibility",
    advice: "give the column more width at accessibility sizes, stack the row, or put soft hyphens "
      + "into the word",
    failing: "\"Lesezeichen\" in 80 pt at XL: \"Lesezeiche\" and \"n\"",
    mended: "\"Lese\u{AD}zeichen\" in 80 pt at XL: \"Lese-\" and \"zeichen\"")

  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding] {
    try input.requiredGroups().compactMap { group in
      // Where lines are limited, a split word on one line is a text that is cut.
      guard group.constraint.container.lineLimit != 1 else { return nil }
      let split = group.worstByLocale.filter { string in
        string.results.contains(where: \.splitsWord) && !StringNoBreak.isHeldTogether(string)
      }
      guard let first = split.first, let at = first.results.first(where: \.splitsWord) else {
        return nil
      }
      let needed = split.compactMap(\.splitPieceWidth).max() ?? 0
      return Finding(
        rule, at: first.place, occurrences: split.dropFirst().map(\.place),
        outcome: at.isUncertain || first.hangsOnSample ? .needsReview : .violation,
        message: "a word of \(first.quoted) is split from \(at.category.shortName) on in "
          + "\(group.constraint.room)",
        facts: first.fitFacts + [Fact("widestWord", .points(needed))],
        advice: "stays whole in \(Wording.length(needed.rounded(.up))) pt; or put soft hyphens "
          + "into the word")
    }
  }
}
