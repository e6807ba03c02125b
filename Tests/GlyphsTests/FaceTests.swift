import Testing

@testable import Glyphs

/// Names and metrics compared with what fontTools 4.68 reads from the same files.
@Suite struct FaceTests {
  @Test func `Lato's names and metrics are those of its tables`() throws {
    let face = try Face(file: try FontFile(path: bundledFont("Lato-Light.ttf")))
    let description = face.description
    #expect(description.postScriptName == "Lato-Light")
    #expect(description.legacyFamily == "Lato Light")
    #expect(description.family == "Lato")
    #expect(description.styleName == "Light")
    #expect(description.weightClass == 300)
    #expect(!description.isItalic)
    #expect(face.unitsPerEm == 2000)
    #expect(description.metrics.ascent == 1974)
    #expect(description.metrics.descent == 426)
    #expect(description.metrics.lineGap == 0)
    #expect(description.metrics.capHeight == 1415)
    #expect(description.axes.isEmpty)
    #expect(description.hasOutlines)
  }

  @Test func `an italic face says so`() throws {
    let face = try Face(file: try FontFile(path: bundledFont("Lato-Italic.ttf")))
    #expect(face.description.isItalic)
    #expect(face.description.metrics.italicAngle == -7)
  }

  @Test func `a variable font lists its axes and instances`() throws {
    let face = try Face(file: try FontFile(path: bundledFont("Inter-Variable.ttf")))
    let axes = face.description.axes
    #expect(axes.map(\.tag) == ["opsz", "wght"])
    #expect(axes.map(\.minimum) == [14, 100])
    #expect(axes.map(\.maximum) == [32, 900])
    #expect(face.description.instances.count == 9)
    #expect(face.description.instances.map(\.name).contains("SemiBold"))
    #expect(face.description.instances.map(\.postScriptName).contains("Inter-SemiBold"))
  }

  @Test func `axes are clamped, and change the advances`() throws {
    let file = try FontFile(path: bundledFont("Inter-Variable.ttf"))
    let bold = try Face(file: file, variations: [FontVariation(tag: "wght", value: 5000)])
    #expect(bold.variations == [FontVariation(tag: "wght", value: 900)])
    let shaper = Shaper(language: "en")
    let text = Array("Hello".utf16)
    func width(_ face: Face) -> Int {
      shaper.width(
        of: ShapingRequest(range: 0..<5, face: face, script: .latin, isRightToLeft: false),
        in: text)
    }
    #expect(width(bold) > width(bold.with(variations: [])))
  }

  @Test func `an index beyond the faces of a file is an error`() throws {
    let file = try FontFile(path: bundledFont("Abel-Regular.ttf"))
    #expect(file.faceCount == 1)
    #expect(throws: GlyphsError(.noSuchFace, "", context: "")) { try Face(file: file, index: 1) }
  }

  @Test(arguments: [
    ("\u{1E9}", true), ("k\u{30C}", true), ("t\u{326}", true), ("\u{21B}", true),
    ("x\u{1AB0}", false),
    ("漢", false), ("\u{200D}", true), ("a\u{FE0F}", true),
  ])
  func `coverage takes composed and decomposed forms for the same`(
    cluster: String, isCovered: Bool
  ) throws {
    let face = try Face(file: try FontFile(path: bundledFont("Lato-Regular.ttf")))
    #expect(face.covers(Array(cluster.unicodeScalars)) == isCovered)
  }
}
