import Testing

@testable import Glyphs

@Suite struct NormalFormTests {
  private func scalars(_ form: NormalForm, _ text: String) throws -> [UInt32] {
    try form.of(text).unicodeScalars.map(\.value)
  }

  @Test func `a letter and its mark become one character and two`() throws {
    #expect(try scalars(.composed, "e\u{301}") == [0xE9])
    #expect(try scalars(.decomposed, "\u{E9}") == [0x65, 0x301])
  }

  /// Source: Unicode Standard Annex #15, figures 3 to 5, and table 10.
  @Test(
    arguments: [
      ("\u{212B}", [0xC5], [0x41, 0x30A]),
      ("\u{1E9B}\u{323}", [0x1E9B, 0x323], [0x17F, 0x323, 0x307]),
      ("d\u{307}\u{323}", [0x1E0D, 0x307], [0x64, 0x323, 0x307]),
      ("\u{FB01}", [0xFB01], [0xFB01]),
      ("\u{D55C}", [0xD55C], [0x1112, 0x1161, 0x11AB]),
      ("\u{958}", [0x915, 0x93C], [0x915, 0x93C]),
      ("\u{1D15E}", [0x1D157, 0x1D165], [0x1D157, 0x1D165]),
    ] as [(String, [UInt32], [UInt32])])
  func `forms are those of the standard`(
    text: String, composed: [UInt32], decomposed: [UInt32]
  ) throws {
    #expect(try scalars(.composed, text) == composed)
    #expect(try scalars(.decomposed, text) == decomposed)
  }

  @Test func `plain text and no text stay as they are`() throws {
    for text in ["", "a\u{0}b\r\n", "Hello"] {
      #expect(try scalars(.composed, text) == text.unicodeScalars.map(\.value))
      #expect(try scalars(.decomposed, text) == text.unicodeScalars.map(\.value))
    }
  }

  @Test func `a text that grows beyond the first guess comes back whole`() throws {
    // U+0390 has three characters in NFD and U+1D160 three of two units each.
    let text = String(repeating: "\u{390}\u{1D160}", count: 500)
    let once: [UInt32] = [0x3B9, 0x308, 0x301, 0x1D158, 0x1D165, 0x1D16E]
    #expect(try scalars(.decomposed, text) == Array(repeating: once, count: 500).flatMap(\.self))
  }
}
