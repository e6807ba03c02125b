import Glyphs
import Testing

@testable import FontBook

@Suite struct FontReportTests {
  private static let languages = try? LanguageTable(tags: ["en", "ro"])

  private func report(_ files: [String]) throws -> FontReport {
    let languages = try #require(Self.languages)
    return try FontReport(
      files.map { (try bundledFace($0), $0) }, languages: languages)
  }

  @Test func `names and numbers are those that another reader finds`() throws {
    let known = try KnownFont.all()
    #expect(known.count == 15)
    for font in known {
      let face = try bundledFace(font.file)
      let found = face.description
      #expect(found.postScriptName == font.postScriptName)
      #expect(found.family == font.family)
      #expect(found.styleName == font.styleName)
      #expect(found.fullName == font.fullName)
      #expect(found.weightClass == font.weight)
      #expect(found.embeddingBits == font.fsType)
      #expect(found.glyphCount == font.glyphCount)
      #expect(face.characters.count == font.characterCount)
      #expect(found.metrics.unitsPerEm == font.unitsPerEm)
      #expect(found.metrics.ascent == FontUnits(font.ascent))
      #expect(found.metrics.descent == FontUnits(-font.descent))
      #expect(found.metrics.lineGap == FontUnits(font.lineGap))
      if font.capHeight > 0 { #expect(found.metrics.capHeight == FontUnits(font.capHeight)) }
      if font.xHeight > 0 { #expect(found.metrics.xHeight == FontUnits(font.xHeight)) }
      #expect(found.axes.map(\.tag) == font.axes.map(\.tag))
      #expect(found.axes.map(\.defaultValue) == font.axes.map(\.default))
      #expect(found.instances.map(\.name) == font.instances.map(\.name))
      #expect(found.instances.map(\.postScriptName) == font.instances.map(\.postScriptName))
      #expect(found.instances.map(\.coordinates) == font.instances.map(\.coordinates))
    }
  }

  @Test func `metrics at 17 points are those worked out by hand`() throws {
    let family = try #require(try report(["Lato-Regular.ttf"]).families.first)
    let metrics = try #require(family.faces.first).metrics
    // 1974, 426 and 1433 of 2000 units.
    #expect(abs(metrics.ascent - 16.779) < 1e-9)
    #expect(abs(metrics.descent - 3.621) < 1e-9)
    #expect(metrics.lineGap == 0)
    #expect(abs(metrics.lineHeight - 20.4) < 1e-9)
    #expect(abs(metrics.capHeight - 12.1805) < 1e-9)
    // Half of 12.1805 less half of 13.158: capitals sit below the middle.
    #expect(abs(metrics.capitalOffset - -0.48875) < 1e-9)
  }

  @Test func `a family lists its faces upright and light first`() throws {
    let report = try report(["Lato-Italic.ttf", "Lato-Bold.ttf", "Lato-Light.ttf"])
    #expect(report.families.map(\.name) == ["Lato"])
    #expect(
      report.families[0].fontNames.map(\.postScriptName)
        == ["Lato-Light", "Lato-Bold", "Lato-Italic"])
  }

  @Test func `a variable font lists its instances with their weights`() throws {
    let names = try #require(try report(["Inter-Variable.ttf"]).families.first).fontNames
    #expect(names.map(\.weight) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(names.map(\.isInstance) == Array(repeating: true, count: 9))
    #expect(
      names[3].swiftUILine == "Font.custom(\"Inter-Regular\", size: 17, relativeTo: .body)")
    #expect(names[3].uiKitLine == "UIFont(name: \"Inter-Regular\", size: 17)")
  }

  @Test func `a name cannot break out of the line of Swift`() throws {
    let name = FontName(
      postScriptName: "a\"\\", styleName: "", weight: 400, isItalic: false, isInstance: false)
    #expect(name.uiKitLine == "UIFont(name: \"a\\\"\\\\\", size: 17)")
  }

  @Test(arguments: [
    (0, EmbeddingLicence.Permission.installable), (2, .restricted), (4, .previewAndPrint),
    (8, .editable), (0x108, .editable), (6, .previewAndPrint),
  ])
  func `licence bits have words`(bits: Int, permission: EmbeddingLicence.Permission) {
    let licence = EmbeddingLicence(bits: bits)
    #expect(licence.permission == permission)
    #expect(licence.forbidsSubsets == (bits == 0x108))
    #expect(!licence.words.isEmpty)
  }
}
