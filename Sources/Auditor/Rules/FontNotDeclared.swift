import AppProject
import Glyphs

/// Font files that no Info.plist declares.
struct FontNotDeclared: FontRule {
  let rule = Rule(
    id: "font-not-declared", severity: .serious,
    title: "A font file is not declared",
    why: """
      A font file in the bundle is of no use until it is registered: by UIAppFonts in the \
      Info.plist (ATSApplicationFontsPath on macOS), or by code with Core Text. Without that, \
      its name finds nothing and the text shows the system font.
      """,
    guideline: "Apple, \"Adding a custom font to your app\"",
    advice: "add the file's name to UIAppFonts, register it with CTFontManager, or remove it",
    failing: "UIAppFonts: []    file: Fonts/Lato-Regular.ttf",
    mended: "UIAppFonts: [\"Lato-Regular.ttf\"]")

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    guard input.project.origin == .folder, !input.project.infoPlists.isEmpty else {
      throw NotRun("needs an app's folder with an Info.plist; none was found")
    }
    let declared = input.project.declaredFiles
    let used = input.usedNames.map { Set($0.map(\.name)) }
    return input.fonts.compactMap { font in
      guard font.file.isFont, !font.file.isInDataSet, !declared.contains(font.file.path) else {
        return nil
      }
      let names = Set(
        font.faces.flatMap { face in
          [face.description.postScriptName] + face.description.instances.map(\.postScriptName)
        })
      if let used, used.isDisjoint(with: names) { return nil }
      return Finding(
        rule, at: Place(file: font.file.path),
        severity: used == nil ? .moderate : .serious,
        outcome: .needsReview,
        message: "\"\(font.file.name)\" is declared in none of "
          + Wording.count(input.project.infoPlists.count, "Info.plist")
          + (used == nil
            ? "; whether code registers it, or the app uses it, is not known"
            : ", and the app uses it; whether code registers it is not known"),
        facts: [Fact("postScriptNames", .list(names.sorted()))])
    }
  }
}
