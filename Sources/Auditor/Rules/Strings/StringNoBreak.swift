import DynamicType
import TextLayout

/// Texts whose words are held together by signs that allow no line to end.
struct StringNoBreak: StringRule {
  let rule = Rule(
    id: "string-no-break", severity: .moderate,
    title: "A sign that forbids a line to end makes a word too wide",
    why: """
      A no-break space or a word joiner makes one word of two. Where that is wider than the line, it \
      is split between any two letters, though a line could have ended between the words.
      """,
    guideline: "Unicode Standard Annex 14, class GL and WJ; Apple, Human Interface Guidelines, "
      + "Typography: legibility",
    advice: "use an ordinary space, or keep the sign for short pairs such as a number and its unit",
    failing: "\"Jetzt\u{A0}anmelden\" in 120 pt",
    mended: "\"Jetzt anmelden\" in 120 pt")

  /// No-break space, narrow no-break space, word joiner.
  private static let glue: Set<Character> = ["\u{A0}", "\u{202F}", "\u{2060}"]

  /// Whether a text has signs that forbid a line to end.
  static func isHeldTogether(_ string: MeasuredString) -> Bool {
    string.text.contains(where: glue.contains)
  }

  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding] {
    try input.requiredGroups().compactMap { group in
      let glued = group.worstByLocale.filter { string in
        Self.isHeldTogether(string) && string.results.contains(where: \.splitsWord)
      }
      guard let first = glued.first, let at = first.results.first(where: \.splitsWord) else {
        return nil
      }
      return Finding(
        rule, at: first.place, occurrences: glued.dropFirst().map(\.place),
        message: "\(first.quoted) is held together by no-break signs and split from "
          + "\(at.category.shortName) on in \(group.constraint.room)",
        facts: first.fitFacts)
    }
  }
}
