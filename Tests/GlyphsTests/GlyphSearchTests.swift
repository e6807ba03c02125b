import Testing

@testable import Glyphs

@Suite struct GlyphSearchTests {
  private let search = GlyphSearch(language: "en")

  private func face(_ name: String) throws -> Face {
    try Face(file: try FontFile(path: bundledFont(name)))
  }

  @Test(arguments: [
    ("Lato-Regular.ttf", "Hello", true), ("Lato-Regular.ttf", "漢", false),
    ("Lato-Regular.ttf", "a漢b", false), ("NotoSansThai-Regular.ttf", "กำ", true),
    // Abel has no combining acute, and é as one character, which shaping makes of two.
    ("Abel-Regular.ttf", "e\u{301}", true), ("Abel-Regular.ttf", "x\u{301}", false),
  ])
  func `what shaping leaves without a glyph is not drawn`(
    font: String, text: String, isDrawn: Bool
  ) throws {
    #expect(try search.draws(text, with: try face(font)) == isDrawn)
  }

  @Test(arguments: ["", "\n", "\t\r\n", "a\u{0}b"])
  func `controls need no glyphs`(text: String) throws {
    #expect(try search.draws(text, with: try face("Lato-Regular.ttf")))
  }

  @Test func `ink is that of the outlines, away from the text baseline`() throws {
    // glyf of Lato as fontTools reads it.
    let lato = try face("Lato-Regular.ttf")
    let capital = try #require(try search.ink(of: "H", with: lato))
    #expect(capital.above == FontUnits(1433))
    #expect(capital.below == FontUnits(0))
    let small = try #require(try search.ink(of: "p", with: lato))
    let both = try #require(try search.ink(of: "Hp", with: lato))
    #expect(both.above == capital.above)
    #expect(both.below == small.below)
    #expect(small.below == FontUnits(343))
  }

  @Test func `a mark above counts where shaping puts it`() throws {
    let lato = try face("Lato-Regular.ttf")
    let plain = try #require(try search.ink(of: "A", with: lato))
    let marked = try #require(try search.ink(of: "A\u{30A}", with: lato))
    #expect(marked.above > plain.above)
  }

  @Test(arguments: [" ", "", "\n", "漢"])
  func `nothing drawn, or not all of it, has no ink`(text: String) throws {
    #expect(try search.ink(of: text, with: try face("Lato-Regular.ttf")) == nil)
  }

  @Test func `scripts know their direction`() {
    #expect(Script("Hebr").isRightToLeft)
    #expect(Script("Arab").isRightToLeft)
    #expect(!Script.latin.isRightToLeft)
    #expect(!Script("Thai").isRightToLeft)
  }
}
