/// Font names in sources that are names of files.
struct FontNameIsFilename: FontRule {
  let rule = Rule(
    id: "font-name-is-filename", severity: .serious,
    title: "A file name is used as a font name",
    why: """
      Fonts are asked for by their PostScript names. The name of the file has nothing to do with \
      it, even where both look alike; with a wrong name the system font is shown.
      """,
    guideline: "Apple, \"Applying custom fonts to text\"",
    advice: "use the PostScript name",
    failing: "Font.custom(\"Lato.ttf\", size: 17)",
    mended: "Font.custom(\"Lato-Regular\", size: 17, relativeTo: .body)")

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    try input.requiredNames().compactMap { used in
      guard case .fileName(let file, let names) = FontNameMatch(used.name, in: input) else {
        return nil
      }
      var place = used.place
      place.symbol = place.symbol ?? used.name
      return Finding(
        rule, at: place,
        message: "\"\(used.name)\" is the name of the file \"\(file)\", not of its font",
        facts: [Fact("name", .text(used.name)), Fact("postScriptNames", .list(names))],
        advice: names.isEmpty ? nil : "use \(Wording.list(names))")
    }
  }
}
