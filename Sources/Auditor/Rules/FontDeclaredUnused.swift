import AppProject
import Glyphs

/// Font files that are declared and that nothing asks for.
struct FontDeclaredUnused: FontRule {
  let rule = Rule(
    id: "font-declared-unused", severity: .minor,
    title: "A declared font is never used",
    why: "A font that nothing asks for makes the app larger and slower to start.",
    guideline: "Apple, \"Reducing your app's size\"",
    advice: "remove the file and its entry, or use the font",
    failing: "UIAppFonts: [\"Lato-Regular.ttf\"]    no source names \"Lato-Regular\"",
    mended: "Font.custom(\"Lato-Regular\", size: 17, relativeTo: .body)")

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    let used = Set(try input.requiredNames().map(\.name))
    let declared = input.project.declaredFiles
    return input.fonts.compactMap { font in
      guard declared.contains(font.file.path), !font.faces.isEmpty else { return nil }
      let names = font.faces.flatMap { face in
        let description = face.description
        return [description.postScriptName, description.family, description.fullName]
          + description.instances.map(\.postScriptName)
      }
      guard used.isDisjoint(with: names) else { return nil }
      return Finding(
        rule, at: Place(file: font.file.path),
        message: "\"\(font.file.name)\" is declared, and nothing asks for "
          + Wording.list(font.faces.map(\.description.postScriptName), limit: 3))
    }
  }
}
