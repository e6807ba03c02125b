import AppProject
import Glyphs

/// Files that iOS does not load as fonts.
struct FontFormatUnsupported: FontRule {
  let rule = Rule(
    id: "font-format-unsupported", severity: .serious,
    title: "A font file is in a format that iOS does not load",
    why: """
      iOS registers TrueType and OpenType files and collections of them. Web fonts, damaged files \
      and fonts without outlines are passed over, and the system font, or Times, appears instead.
      """,
    guideline: "Apple, \"Adding a custom font to your app\": .ttf and .otf files",
    advice: "convert the file to TrueType or OpenType, or get it anew",
    failing: "UIAppFonts: [\"Lato.woff2\"]",
    mended: "UIAppFonts: [\"Lato-Regular.ttf\"]")

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    let declared = input.project.declaredFiles
    return input.fonts.compactMap { font in
      guard let failure = font.failure, isAboutFormat(failure) else { return nil }
      // Web views may well use a web font that no Info.plist declares.
      let isForWeb = font.file.isWebFont && !declared.contains(font.file.path)
      return Finding(
        rule, at: Place(file: font.file.path),
        severity: isForWeb ? .minor : .serious,
        outcome: isForWeb ? .needsReview : .violation,
        message: "\"\(font.file.name)\" \(failure.reason)",
        facts: [Fact("isDeclared", .text(declared.contains(font.file.path) ? "yes" : "no"))],
        advice: isForWeb ? "leave it to web views, or convert it to use it in native texts" : nil)
    }
  }

  /// Whether the file is at fault, rather than its permissions or the machine.
  private func isAboutFormat(_ failure: GlyphsError) -> Bool {
    switch failure.code {
    case .badSize, .unsupportedFormat, .malformed, .noCharacterMap, .noSuchFace, .badGlyph: true
    case .unreadable, .notAFile, .missingDictionary, .textTooLong, .tooLarge, .badPicture,
      .libraryFailure:
      false
    }
  }
}
