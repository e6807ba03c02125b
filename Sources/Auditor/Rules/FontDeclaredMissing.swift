import AppProject

/// Entries of Info.plists to which no file belongs.
struct FontDeclaredMissing: FontRule {
  let rule = Rule(
    id: "font-declared-missing", severity: .serious,
    title: "A declared font file is not there",
    why: """
      iOS passes over entries of UIAppFonts that name no file in the bundle, and says so only in \
      the log. Every text in that font then shows the system font, with other widths and heights. \
      Devices tell capitals from small letters in file names; a Mac, and so the simulator, \
      usually does not.
      """,
    guideline: "Apple, \"Adding a custom font to your app\"; Information Property List, UIAppFonts",
    advice: "correct the entry, or add the file to the target",
    failing: "UIAppFonts: [\"Fonts/lato-regular.ttf\"]    file: Fonts/Lato-Regular.ttf",
    mended: "UIAppFonts: [\"Lato-Regular.ttf\"]")

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    guard !input.project.infoPlists.isEmpty else {
      throw NotRun("needs an Info.plist; none was found")
    }
    return input.project.references.compactMap { reference in
      guard let problem = problem(reference) else { return nil }
      let isKnown = reference.suggestion != nil
      let folders = input.project.skippedDependencies
      let mayComeFromElsewhere = !isKnown && !folders.isEmpty
      let needsReview = mayComeFromElsewhere || reference.match == .unresolved
      return Finding(
        rule,
        at: Place(file: reference.plist.path, line: reference.line, symbol: reference.entry),
        outcome: needsReview ? .needsReview : .violation,
        message: "\(reference.key) names \"\(reference.entry)\", \(problem)"
          + (mayComeFromElsewhere
            ? "; it may come from \(Wording.list(folders, limit: 2)), not looked into" : ""),
        facts: facts(reference),
        advice: advice(reference))
    }
  }

  private func problem(_ reference: FontReference) -> String? {
    switch reference.match {
    case .found: nil
    case .wrongCase(let file):
      "but the file is \"\(file.path)\": devices tell capitals from small letters"
    case .wrongFolder(let file): "but the file is \"\(file.path)\""
    case .wrongExtension(let file): "but the file is \"\(file.name)\", with another extension"
    case .missing(nearest: let file?):
      "which is not there; \"\(file.path)\" is similar"
    case .missing(nearest: nil): "which is not there"
    case .unresolved: "which holds a build setting and was not looked for"
    }
  }

  private func advice(_ reference: FontReference) -> String? {
    if case .missing = reference.match { return nil }
    return reference.suggestion.map { "write \"\($0)\"" }
  }

  private func facts(_ reference: FontReference) -> [Fact] {
    let entry = Fact("entry", .text(reference.entry))
    return [entry] + [reference.suggestion].compactMap(\.self).map { Fact("suggestion", .text($0)) }
  }
}
