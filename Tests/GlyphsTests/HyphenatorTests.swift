import Foundation
import Testing

@testable import Glyphs

/// Words divided by patterns worked by hand, by the dictionaries of Debian, and by broken ones.
@Suite struct HyphenatorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func hyphenator(_ bytes: [UInt8]) throws -> Hyphenator {
    try Hyphenator(path: try folder.file("hyph_xx.dic", bytes))
  }

  private func hyphenator(_ text: String) throws -> Hyphenator { try hyphenator(Array(text.utf8)) }

  private func divided(_ word: String, _ hyphenator: Hyphenator) throws -> String {
    let units = Array(word.utf16)
    let points = hyphenator.points(in: word)
    #expect(points == hyphenator.points(in: units), "a text and its units")
    #expect(points == points.sorted() && points.allSatisfy { 0 < $0 && $0 < units.count })
    return zip([0] + points, points + [units.count])
      .map { String(decoding: units[$0..<$1], as: UTF16.self) }.joined(separator: "-")
  }

  /// The patterns that match a word in the thesis that describes them.
  ///
  /// Odd are hy3ph and n5a; a4t is over 1t, and e2n over 1n: hy-phen-ation.
  ///
  /// Source: F. M. Liang, Word Hy-phen-a-tion by Com-put-er (1983), chapter 1.
  private static let liang = """
    UTF-8
    hy3ph
    he2n
    hena4
    hen5at
    1na
    n2at
    1tio
    2io
    o2n

    """

  // MARK: Patterns worked by hand

  @Test(arguments: [
    ("hyphenation", "hy-phen-ation"),
    ("Hyphenation", "Hy-phen-ation"),
    ("HYPHENATION", "HY-PHEN-ATION"),
    ("hyphenation's", "hy-phen-ation's"),
    ("", ""), ("a", "a"), ("-", "-"),
    // By 1na alone: e2n is before the other n.
    ("henna", "hen-na"),
  ])
  func `odd digits ask for hyphens and higher even ones forbid them`(
    word: String, expected: String
  ) throws {
    #expect(try divided(word, try hyphenator(Self.liang)) == expected)
  }

  @Test(arguments: [
    ("LEFTHYPHENMIN 3\n", "hyphen-ation"),
    ("RIGHTHYPHENMIN 5\n", "hy-phen-ation"),
    ("RIGHTHYPHENMIN 6\n", "hy-phenation"),
    ("LEFTHYPHENMIN 99999999999\n", "hyphenation"),
    ("LEFTHYPHENMIN -7\n", "hy-phen-ation"),
  ])
  func `the distances from the ends are the dictionary's`(
    setting: String, expected: String
  ) throws {
    let dictionary = try hyphenator(
      Self.liang.replacingOccurrences(of: "UTF-8\n", with: "UTF-8\n" + setting))
    #expect(try divided("hyphenation", dictionary) == expected)
  }

  @Test(arguments: [
    // Without the h, neither e2n nor a4t is there.
    ("hyph😀enation", "hy-ph😀e-na-tion"),
    ("hy\u{AD}phenation", "hy\u{AD}phenation"),
    ("hyphenation2", "hyphenation2"),
    ("hyphenati½on", "hyphenati½on"),
    ("hyphen-ation", "hy-phen-ation"),
    ("hyph\u{0}enation", "hyph\u{0}enation"),
  ])
  func `only letters are parted, and codes and marked words not at all`(
    word: String, expected: String
  ) throws {
    #expect(try divided(word, try hyphenator(Self.liang)) == expected)
  }

  @Test func `an emoji counts as two units before a point`() throws {
    let dictionary = try hyphenator(Self.liang)
    #expect(try divided("😀hyphenation", dictionary) == "😀hy-phen-ation")
    #expect(dictionary.points(in: "😀hyphenation") == [4, 8])
    #expect(dictionary.points(in: [0xD83D] + Array("hyphenation".utf16)) == [3, 7])
  }

  @Test func `a word of more than 100 units stays whole`() throws {
    let dictionary = try hyphenator("UTF-8\na1b\n")
    let word = String(repeating: "ab", count: 50)
    #expect(dictionary.points(in: word).count == 48)
    #expect(dictionary.points(in: word + "a").isEmpty)
  }

  @Test func `letters in two parts and capitals of another length keep their places`() throws {
    let dictionary = try hyphenator("UTF-8\nü1b\ni1b\nix1b\n")
    #expect(try divided("drüben", dictionary) == "drü-ben")
    #expect(dictionary.points(in: "dru\u{308}ben") == [4])
    // The lower case of İ has two units, and is not i.
    #expect(dictionary.points(in: "İibaİxbaab") == [2])
  }

  // MARK: Encodings

  @Test(arguments: [
    ("ISO8859-1", "Straßen", [0x61, 0x31, 0xDF], "Stra-ßen"),
    ("iso-8859-15", "DRÜBEN", [0xFC, 0x31, 0x62], "DRÜ-BEN"),
    ("KOI8-R", "Молоко", [0xCF, 0x31, 0xCC], "Мо-локо"),
    ("microsoft-cp1251", "молоко", [0xEE, 0x31, 0xEB], "мо-локо"),
    ("utf-8\r", "drüben", [0xC3, 0xBC, 0x31, 0x62], "drü-ben"),
  ])
  func `patterns are read in the dictionary's encoding`(
    encoding: String, word: String, pattern: [UInt8], expected: String
  ) throws {
    let dictionary = try hyphenator(Array("\(encoding)\n".utf8) + pattern + [0x0A])
    #expect(try divided(word, dictionary) == expected)
    #expect(dictionary.points(in: "日本語").isEmpty)
  }

  @Test func `a point between the bytes of a letter is none`() throws {
    let dictionary = try hyphenator(Array("UTF-8\na1b\n".utf8) + [0xC3, 0x31, 0xBC, 0x0A])
    #expect(try divided("xabüabx", dictionary) == "xa-büa-bx")
  }

  // MARK: Changes of spelling

  @Test(arguments: [
    ("f1f/ff=f,1,2", "Schiffahrt"),
    // Over what plainer patterns say, but only among the letters that change.
    ("f3f/ff=f,1,2\nf1fa\na1h", "Schiffa-hrt"),
    ("f1f3a/ff=f,1,1", "Schiff-ahrt"),
    (".schif3f/f=f", "Schiffahrt"),
    (".schif3fa1h/ff=f,5,2", "Schiffa-hrt"),
    ("f9f/ff=f,-100,9999\nf1fa", "Schiffahrt"),
  ])
  func `a hyphen that would change the spelling is none`(
    patterns: String, expected: String
  ) throws {
    #expect(try divided("Schiffahrt", try hyphenator("UTF-8\n\(patterns)\n")) == expected)
  }

  // MARK: Broken dictionaries

  @Test func `what is no dictionary is refused by name`() throws {
    func code(_ path: String) -> GlyphsError.Code? {
      do throws(GlyphsError) {
        _ = try Hyphenator(path: path)
        return nil
      } catch {
        #expect(error.context == path && !error.reason.isEmpty)
        return error.code
      }
    }
    #expect(code("\(folder.path)/nothing.dic") == .unreadable)
    #expect(code(folder.path) == .notAFile)
    #expect(code("/dev/zero") == .notAFile)
    #expect(code(try folder.file("empty.dic", [])) == .badSize)
    #expect(
      code(try folder.file("large.dic", [UInt8](repeating: 0x61, count: 5 << 20))) == .badSize)
    #expect(code(try folder.file("a.dic", Array("UTF-8".utf8))) == .malformed)
    #expect(code(try folder.file("b.dic", Array("UTF-8\n% a1b\n\n11\n".utf8))) == .malformed)
    for encoding in ["ISO-2022-CN-EXT", "UTF-8//IGNORE", "", String(repeating: "K", count: 999)] {
      let path = try folder.file("c.dic", Array("\(encoding)\na1b\n".utf8))
      #expect(code(path) == .unsupportedFormat)
    }
    #expect(code(bundledFont("Abel-Regular.ttf")) == .unsupportedFormat)
  }

  @Test(arguments: [
    "NOHYPHEN \n", "NOHYPHEN ,\n", "NOHYPHEN ,,a,,\nNOHYPHEN b\nNOHYPHEN\n", "NEXTLEVEL\n",
    "NEXTLEVEL\nNEXTLEVEL\nx1y\n", "1.a\n1.1a1\n", "9\n", "/\n", "a1/\n", "a1b/=,127,127\n",
    "a1b/\(String(repeating: "x", count: 60))=,1,1\n", "a1b/=,-5,-5\n", "1a1b1.1\n",
    String(repeating: "a", count: 99) + "\n", String(repeating: "1", count: 300) + "\n",
    String(repeating: "ab1", count: 30) + "\n", "LEFTHYPHENMIN\n", "COMPOUNDLEFTHYPHENMIN 300\n",
  ])
  func `a line that would lead libhyphen astray does not`(line: String) throws {
    for text in ["c1d\n\(line)a1b\n", "a1b\n\(line)", "a1b\nNEXTLEVEL\n\(line)"] {
      let dictionary = try hyphenator("UTF-8\n\(text)")
      for word in ["abab", "aab", "a", "b-a'b", String(repeating: "ab", count: 50), "süßbab"] {
        _ = try divided(word, dictionary)
      }
    }
  }

  @Test func `a dictionary with damaged bytes is refused or read, never a crash`() throws {
    let pieces = [
      "a1b", "NOHYPHEN ", ",", "\n", "/a=b,1,2", "NEXTLEVEL\n", ".", "9", "ü", "ab", "n",
    ]
    // Source: D. E. Knuth, MMIX: the multiplier and increment of its linear congruences.
    var state: UInt64 = 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<100 {
      var bytes = Array("UTF-8\na1b\n".utf8)
      for _ in 0..<60 { bytes += Array(pieces[random(pieces.count)].utf8) }
      for _ in 0..<8 { bytes[6 + random(bytes.count - 6)] = UInt8(random(256)) }
      guard let dictionary = try? hyphenator(bytes) else { continue }
      for word in ["abnabü", "nabab", "ab-ab’nü"] { _ = try divided(word, dictionary) }
    }
  }
}
