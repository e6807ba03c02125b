import Testing

@testable import Glyphs

@Suite struct ShaperTests {
  private func glyphs(
    _ text: String, font: String, script: Script, isRightToLeft: Bool = false,
    features: [ShapingFeature] = []
  ) throws -> [ShapedGlyph] {
    let face = try Face(file: try FontFile(path: bundledFont(font)))
    let units = Array(text.utf16)
    return Shaper(language: "en").glyphs(
      of: ShapingRequest(
        range: 0..<units.count, face: face, script: script, isRightToLeft: isRightToLeft,
        features: features), in: units)
  }

  /// hmtx and GPOS of Lato as fontTools reads them: T 1181, o 1134, and −244 between them.
  @Test func `a kerning pair is moved together unless kerning is off`() throws {
    let kerned = try glyphs("To", font: "Lato-Regular.ttf", script: .latin)
    let plain = try glyphs(
      "To", font: "Lato-Regular.ttf", script: .latin,
      features: [ShapingFeature(tag: "kern", value: 0)])
    #expect(plain.map(\.advance) == [1181, 1134])
    #expect(kerned.map(\.advance) == [937, 1134])
  }

  @Test func `a ligature is one glyph of the first letter's cluster`() throws {
    let shaped = try glyphs("ofi", font: "Lato-Regular.ttf", script: .latin)
    #expect(shaped.map(\.cluster) == [0, 1])
  }

  @Test func `right-to-left glyphs come from left to right`() throws {
    let shaped = try glyphs(
      "שלום", font: "NotoSansHebrew-Regular.ttf", script: Script("Hebr"), isRightToLeft: true)
    #expect(shaped.map(\.cluster) == [3, 2, 1, 0])
  }

  @Test func `Arabic letters join: the same letter has another glyph inside a word`() throws {
    let alone = try glyphs(
      "ب", font: "NotoSansArabic-Regular.ttf", script: Script("Arab"), isRightToLeft: true)
    let joined = try glyphs(
      "بب", font: "NotoSansArabic-Regular.ttf", script: Script("Arab"), isRightToLeft: true)
    #expect(alone.count >= 1)
    #expect(joined.first?.glyph != alone.first?.glyph)
  }
}
