/// Font names in sources that are family or full names.
struct FontNameNotPostScript: FontRule {
  let rule = Rule(
    id: "font-name-not-postscript", severity: .moderate,
    title: "A family or full name is used as a font name",
    why: """
      Fonts are asked for by their PostScript names. iOS may find a family or full name as well, \
      which is not promised, and then picks a face of the family by itself.
      """,
    guideline: "Apple, \"Applying custom fonts to text\"",
    advice: "use the PostScript name",
    failing: "Font.custom(\"Open Sans\", size: 17)",
    mended: "Font.custom(\"OpenSans-Regular\", size: 17, relativeTo: .body)")

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    try input.requiredNames().compactMap { used in
      guard case .displayName(let kind, let names) = FontNameMatch(used.name, in: input) else {
        return nil
      }
      var place = used.place
      place.symbol = place.symbol ?? used.name
      return Finding(
        rule, at: place,
        message: "\"\(used.name)\" is a \(kind), not a PostScript name",
        facts: [Fact("name", .text(used.name)), Fact("postScriptNames", .list(names))],
        advice: "use \(Wording.list(names))")
    }
  }
}
