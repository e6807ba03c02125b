import Testing

@testable import Glyphs

/// Sets compared with the exemplar characters that CLDR publishes.
@Suite struct ExemplarCharactersTests {
  private func items(_ locale: String, _ kind: ExemplarCharacters.Kind = .standard) throws
    -> [String]
  {
    try #require(try ExemplarCharacters(locale: locale, kind: kind)).items
  }

  @Test func `Polish is its alphabet in both cases, and nothing else`() throws {
    let small = "aąbcćdeęfghijklłmnńoóprsśtuwyzźż"
    #expect(try Set(items("pl")) == Set((small + small.uppercased()).map(String.init)))
  }

  @Test func `English is a to z in both cases`() throws {
    let small = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
    #expect(try items("en") == small.map { $0.uppercased() } + small)
  }

  @Test(arguments: ["sr-Latn", "sr_Latn"])
  func `a tag and an identifier are the same, and the script counts`(locale: String) throws {
    let letters = try items(locale)
    #expect(letters.contains("đ"))
    #expect(!letters.contains("ђ"))
    #expect(try items("sr").contains("ђ"))
  }

  @Test func `a letter of several characters is one item`() throws {
    #expect(try items("cs").contains("ch"))
    #expect(try items("yo").contains("\u{1EB9}\u{301}"))
  }

  @Test func `items ascend and come once`() throws {
    for locale in ["de", "hi", "zh-Hant", "ja", "th"] {
      let items = try items(locale)
      #expect(Set(items).count == items.count)
      for (left, right) in zip(items, items.dropFirst()) {
        #expect(left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars))
      }
    }
  }

  @Test func `punctuation is a set of its own`() throws {
    let signs = try items("de", .punctuation)
    #expect(Set(["„", "“", "!", "§"]).isSubset(of: signs))
    #expect(!signs.contains("a"))
  }

  @Test(arguments: ["qq", "xx-Latn", "und", ""])
  func `a language without data has no letters rather than those of another`(
    locale: String
  ) throws {
    #expect(try ExemplarCharacters(locale: locale, kind: .standard) == nil)
  }
}
