import AppProject
import DynamicType

/// Texts that are cut, in the language that the app is written in.
struct FitTruncated: StringRule {
  let rule = Rule(
    id: "fit-truncated", severity: .serious,
    title: "A text is cut",
    why: """
      Who chooses a large size needs the text as much as others do. An ellipsis, or a last line \
      that is not there, takes away what only the text says. Show as much at the largest \
      accessibility size as at the largest standard one.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: minimize truncation as text grows; "
      + "WCAG 2.2, 1.4.4 Resize Text",
    advice: "allow more lines, stack the row, let it scroll, or shorten the text",
    failing: "\"Continue with your library card\" in Lato-Bold, 280 pt, 1 line: cut from XXXL on",
    mended: "the same text without a line limit")

  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding] {
    try input.requiredGroups().compactMap { group in
      guard group.constraint.role != .bar else { return nil }
      let odd = Set(group.oddVariants.map(\.place))
      let cut = group.worstByLocale.filter { string in
        string.firstCut != nil && !group.isRegression(string) && !odd.contains(string.place)
      }
      guard let first = cut.first, let worst = cut.reduce(nil, Self.worse),
        let at = worst.firstCut
      else { return nil }
      return Finding(
        rule, at: first.place, occurrences: cut.dropFirst().map(\.place),
        severity: worst.severity(from: at),
        outcome: cut.allSatisfy({ $0.fitOutcome == .needsReview }) ? .needsReview : .violation,
        message: "\(worst.quoted) is cut from \(at.category.shortName) on in "
          + "\(group.constraint.room)\(worst.caveat)",
        facts: worst.fitFacts, advice: worst.remedies?.advice)
    }
  }

  static func worse(_ left: MeasuredString?, _ right: MeasuredString) -> MeasuredString? {
    guard let left else { return right }
    return right.isWorse(than: left) ? right : left
  }
}

extension StringGroup {
  /// Whether a translation is cut at a size at which the source language fits.
  func isRegression(_ string: MeasuredString) -> Bool {
    guard string.string.locale != sourceLanguage, let cut = string.firstCut?.category,
      let source = worstByLocale.first, source.string.locale == sourceLanguage
    else { return false }
    return source.firstCut.map { cut < $0.category } ?? true
  }
}
