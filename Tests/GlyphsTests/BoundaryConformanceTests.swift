import Testing

@testable import Glyphs

/// Unicode's tests of its boundaries, row by row.
@Suite struct BoundaryConformanceTests {
  /// A row of a file: characters with ÷ where there is a boundary and × where there is none.
  private struct Row {
    let line: Substring
    var units: [UInt16] = []
    /// The boundaries behind the first character, in UTF-16 units.
    var boundaries: [Int] = []

    init?(_ line: Substring) throws {
      guard !line.hasPrefix("#") else { return nil }
      self.line = line
      for word in line.split(separator: " ") {
        if word == "÷" {
          if !units.isEmpty { boundaries.append(units.count) }
        } else if word != "×" {
          let value = try #require(UInt32(word, radix: 16))
          let scalar = try #require(Unicode.Scalar(value), "\(line)")
          units += Array(String(scalar).utf16)
        }
      }
    }
  }

  /// The rows for which a finder has other boundaries than the file.
  private func failures(
    in file: String, kind: BoundaryKind, locale: String, rowCount: Int
  ) throws -> [String] {
    let finder = try BoundaryFinder(kind, locale: locale)
    let rows = try fixture(file).split(separator: "\n").compactMap { try Row($0) }
    #expect(rows.count == rowCount)
    return try rows.filter { row in
      var marks = [UInt8](repeating: 0, count: row.units.count + 1)
      try finder.mark(1, in: row.units, marks: &marks)
      return marks.indices.dropFirst().filter { marks[$0] == 1 } != row.boundaries
    }.map { String($0.line) }
  }

  @Test func `user-perceived characters are Unicode's, in all 602 rows`() throws {
    #expect(
      try failures(
        in: "GraphemeBreakTest.txt", kind: .grapheme, locale: "en", rowCount: 602) == [])
  }

  @Test func `words are Unicode's, in all 1,823 rows`() throws {
    // Elsewhere a colon divides words: CLDR keeps Unicode's rule for Finnish and Swedish only.
    #expect(
      try failures(in: "WordBreakTest.txt", kind: .word, locale: "sv", rowCount: 1823) == [])
  }

  @Test func `outside Finnish and Swedish the words differ at colons only`() throws {
    let found = try failures(in: "WordBreakTest.txt", kind: .word, locale: "en", rowCount: 1823)
    #expect(found.count <= 15)
    for row in found { #expect(row.contains("003A"), "\(row)") }
  }

  @Test func `line ends are Unicode's, but for 22 of 7,654 rows where ICU's rules differ`() throws {
    let found = try failures(in: "LineBreakTest.txt", kind: .line, locale: "en", rowCount: 7654)
    // Another version of ICU may have fewer.
    #expect(Set(found).subtracting(Self.hyphens + Self.decimals) == [])
    #expect(Self.hyphens.count + Self.decimals.count == 22)
  }

  /// A hyphen at the start of a word stays with the letter behind it; Unicode 15 breaks there.
  ///
  /// Source: ICU 72, line.txt, rule LB 20.09; Unicode has it since version 16 as LB20a.
  private static let hyphens = [
    "× 002D ÷ 0023 ÷",
    "× 002D × 0308 ÷ 0023 ÷",
    "× 002D ÷ 00A7 ÷",
    "× 002D × 0308 ÷ 00A7 ÷",
    "× 002D ÷ 50005 ÷",
    "× 002D × 0308 ÷ 50005 ÷",
    "× 002D ÷ 0E01 ÷",
    "× 002D × 0308 ÷ 0E01 ÷",
  ]

  /// A comma or full stop stays with the digit behind it, as in ".35"; Unicode 15 breaks between
  /// them where the sign does not follow a digit.
  ///
  /// Source: ICU 72, line.txt: in its rule LB 25 a number may begin with a sign of class IS, and a
  /// line may end before such a sign behind a space; Unicode has the latter since version 16 as
  /// LB15c.
  private static let decimals = [
    "× 002C ÷ 0030 ÷",
    "× 002C × 0308 ÷ 0030 ÷",
    "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E ÷ 0033 × 0035 × 0020 ÷ 0063 × 0065"
      + " × 006E × 0074 × 0073 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷",
    "× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷",
    "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷",
    "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷",
    "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷",
  ]
}
