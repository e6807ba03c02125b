import Glyphs
import Testing

@testable import FontBook

@Suite struct CoverageTargetTests {
  @Test func `a letter with a mark is looked for as one character and as two`() throws {
    let target = CoverageTarget(texts: ["t\u{326}"], name: "t")
    let lato = try target.coverage(of: try bundledFace("Lato-Regular.ttf"))
    #expect(lato.gaps.isEmpty)
    let abel = try target.coverage(of: try bundledFace("Abel-Regular.ttf"))
    #expect(abel.gaps == [Coverage.Gap(text: "\u{21B}", form: .both)])
    #expect(abel.gaps.first?.codePoints == "U+021B")
  }

  @Test func `a letter that shaping makes of two counts as there`() throws {
    // Abel has no combining acute; it has the letter with it, of which shaping makes one.
    let face = try bundledFace("Abel-Regular.ttf")
    #expect(face.glyph(for: "\u{301}") == nil)
    let target = CoverageTarget(texts: ["e\u{301}"], name: "t")
    #expect(try target.coverage(of: face).gaps.isEmpty)
  }

  @Test func `texts with a character that lacks are counted`() throws {
    let target = CoverageTarget(
      texts: ["Za\u{17C}\u{F3}\u{142}\u{107}", "Hello\n", "", "g\u{119}\u{15B}"], name: "pl")
    let coverage = try target.coverage(of: try bundledFace("NotoSansThai-Regular.ttf"))
    #expect(coverage.textCount == 4)
    #expect(coverage.affectedTextCount == 3)
  }

  @Test func `emoji and controls are not the font's to draw`() throws {
    let target = CoverageTarget(texts: ["OK \u{1F600}\u{2764}\u{FE0F}\r\n\t"], name: "t")
    #expect(try target.coverage(of: try bundledFace("Lato-Regular.ttf")).gaps.isEmpty)
  }

  @Test func `a language brings letters, digits and punctuation, without odd hyphens`() throws {
    let items = try CoverageTarget(locale: "ro").items
    #expect(Set(["\u{219}", "\u{218}", "7", "!", "\u{201E}"]).isSubset(of: items))
    #expect(!items.contains("\u{2011}"))
    #expect(Set(items).count == items.count)
  }

  @Test func `an unknown language is an error`() {
    #expect(throws: FontBookError(.malformed, "", context: "")) {
      try CoverageTarget(locale: "qq")
    }
  }
}
