import Testing

@testable import Glyphs

@Suite struct CharacterRangesTests {
  @Test func `ranges that overlap or touch are joined, in any order`() {
    let set = CharacterRanges([10...12, 1...3, 4...4, 11...20, 30...30])
    #expect(set.ranges == [1...4, 10...20, 30...30])
    #expect(set.count == 16)
    #expect(set == CharacterRanges([30...30, 10...20, 1...4]))
  }

  @Test func `a range inside another adds nothing`() {
    #expect(CharacterRanges([1...100, 5...6]).ranges == [1...100])
  }

  @Test func `the last code point there can be is no trouble`() {
    #expect(CharacterRanges([5...6, 0...UInt32.max]).ranges == [0...UInt32.max])
  }

  @Test(
    arguments: [
      ("\u{0}", false), ("a", true), ("b", true), ("c", true), ("d", false), ("z", true),
      ("{", false),
    ] as [(Unicode.Scalar, Bool)])
  func `a character is found at the ends and within`(scalar: Unicode.Scalar, isIn: Bool) {
    let set = CharacterRanges([0x61...0x63, 0x7A...0x7A])
    #expect(set.contains(scalar) == isIn)
    #expect(!CharacterRanges().contains(scalar))
  }

  @Test func `surrogates are no characters`() {
    #expect(
      CharacterRanges([0xD7FE...0xE001]).scalars.map(\.value) == [
        0xD7FE, 0xD7FF, 0xE000, 0xE001,
      ])
  }

  /// What fontTools' `getBestCmap` counts in the same files.
  @Test(arguments: [("Abel-Regular.ttf", 248), ("Lato-Regular.ttf", 2164)])
  func `a face has the characters of its map`(font: String, count: Int) throws {
    let face = try Face(file: try FontFile(path: bundledFont(font)))
    let characters = face.characters
    #expect(characters.count == count)
    #expect(characters.scalars.allSatisfy { face.glyph(for: $0) != nil })
    #expect(!characters.contains("漢"))
  }
}
