import AppProject
import DynamicType

/// Translations that are cut at sizes at which the source language fits.
struct FitLocaleRegression: StringRule {
  let rule = Rule(
    id: "fit-locale-regression", severity: .serious,
    title: "A translation is cut where the source language fits",
    why: """
      Layouts are tried in the language that the app is written in. A translation that needs more \
      room is cut for everyone who reads it, and no one who wrote the app sees it.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography; Internationalization: text expands",
    advice: "allow more lines, or give this language a shorter text",
    failing: "en \"Sign in\" fits in 160 pt at every size; de \"Jetzt anmelden\" does not",
    mended: "de \"Anmelden\"")

  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding] {
    try input.requiredGroups().flatMap { group -> [Finding] in
      guard group.constraint.role != .bar else { return [] }
      let source = group.worstByLocale.first
      return group.worstByLocale.filter(group.isRegression).compactMap { string in
        guard let at = string.firstCut else { return nil }
        let other = source?.firstCut.map { "only from \($0.category.shortName) on" }
        return Finding(
          rule, at: string.place, severity: string.severity(from: at), outcome: string.fitOutcome,
          message: "\(string.quoted) (\(string.string.locale)) is cut from "
            + "\(at.category.shortName) on in \(group.constraint.room); "
            + "\(source?.quoted ?? "the source") (\(group.sourceLanguage)) "
            + (other.map { "is \($0)" } ?? "fits at every size") + string.caveat,
          facts: string.fitFacts, advice: string.remedies?.advice)
      }
    }
  }
}
