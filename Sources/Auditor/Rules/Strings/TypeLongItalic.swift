import DynamicType
import FontBook
import Glyphs

/// Long texts in italics.
struct TypeLongItalic: StringRule {
  let rule = Rule(
    id: "type-long-italic", severity: .minor,
    title: "A long text is set in italics",
    why: "Slanted letters are harder to read, the more of them there are and the larger they grow.",
    guideline: "Apple, Human Interface Guidelines, Typography; Accessibility: avoid italics for "
      + "long passages",
    advice: "use the regular face, and italics for a word or two",
    failing: "a paragraph of 200 characters in Lato-Italic",
    mended: "the paragraph in Lato-Regular")

  /// Texts of more characters than this are long.
  static let limit = 60

  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding] {
    try input.requiredGroups().compactMap { group in
      let long = group.worstByLocale.filter { string in
        (string.constraint.font.isItalic || string.font.face.face.description.isItalic)
          && string.text.count > Self.limit
      }
      guard let first = long.first else { return nil }
      return Finding(
        rule, at: first.place, occurrences: long.dropFirst().map(\.place),
        message: "\(first.quoted) has \(first.text.count) characters in "
          + first.font.face.postScriptName,
        facts: [
          Fact("characters", .count(first.text.count)),
          Fact("font", .text(first.font.face.postScriptName)),
        ])
    }
  }
}
