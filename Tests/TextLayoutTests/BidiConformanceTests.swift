import Glyphs
import Testing

@testable import TextLayout

/// Unicode's test of the bidirectional algorithm, row by row.
@Suite struct BidiConformanceTests {
  /// A row of the file: characters, the paragraph's direction, and what becomes of them.
  private struct Row {
    /// The characters and the direction.
    let name: String
    let units: [UInt16]
    /// For each character, the unit that it starts at.
    let starts: [Int]
    let base: BaseDirection
    let paragraph: UInt8
    /// The level of each character; nil for those that rule X9 removes.
    let levels: [UInt8?]
    /// The characters that remain, from left to right.
    let order: [Int]

    init(_ line: Substring) throws {
      let fields = line.split(separator: ";").map { $0.split(separator: " ") }
      try #require(fields.count == 5, "\(line)")
      name = line.split(separator: ";").prefix(2).joined(separator: ";")
      var units: [UInt16] = []
      var starts: [Int] = []
      for word in fields[0] {
        let scalar = try #require(UInt32(word, radix: 16).flatMap(Unicode.Scalar.init), "\(line)")
        starts.append(units.count)
        units += Array(String(scalar).utf16)
      }
      (self.units, self.starts) = (units, starts)
      let bases: [Substring: BaseDirection] = ["0": .leftToRight, "1": .rightToLeft, "2": .natural]
      base = try #require(bases[fields[1][0]], "\(line)")
      paragraph = try #require(UInt8(fields[2][0]), "\(line)")
      levels = fields[3].map { UInt8($0) }
      order = fields[4].compactMap { Int($0) }
    }
  }

  @Test func `levels and order are Unicode's, but for 31 of 4,805 rows that ICU does otherwise`()
    throws
  {
    let file = String(decoding: try fixture("BidiCharacterTest.txt"), as: UTF8.self)
    let rows = file.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(rows.count == 4805)
    var otherLevels: Set<String> = []
    var otherOrder: Set<String> = []
    for line in rows {
      let row = try Row(line)
      let (found, paragraph) = try bidiLevels(of: row.units, base: row.base)
      #expect(paragraph == row.paragraph, "\(line)")
      let remaining = row.levels.indices.filter { row.levels[$0] != nil }
      let levels = remaining.map { found[row.starts[$0]] }
      if levels != remaining.compactMap({ row.levels[$0] }) { otherLevels.insert(row.name) }
      if VisualOrder.indices(levels: levels).map({ remaining[$0] }) != row.order {
        otherOrder.insert(row.name)
      }
    }
    let known = Set(Self.overrides + Self.marks + [Self.deepBrackets])
    #expect(known.count == 30)
    // Another version of ICU may have fewer.
    #expect(otherLevels.subtracting(known).subtracting([Self.oneDirection]) == [])
    #expect(otherOrder.subtracting(known) == [])
  }

  /// Of a text that runs left to right as a whole ICU gives one level; the order is the same.
  private static let oneDirection = "0061 202A 0062 202C 0020 0031 0020 0032;0"

  /// 64 pairs of brackets, one in the other: rule BD16 gives up at more than 63, ICU does not.
  private static let deepBrackets =
    (["0061"] + Array(repeating: "0028", count: 64) + ["0062"] + Array(repeating: "0029", count: 64))
    .joined(separator: " ") + ";1"

  /// Marks behind brackets that rule N0 gives a direction: since Unicode 8 they follow it, in ICU
  /// they do not.
  private static let marks = [
    "0061 0028 0062 0029 0331;1",
    "0061 0028 0332 0062 0029 0333;1",
    "05D0 0028 05D1 0029 0331;0",
    "05D0 0028 0332 05D1 0029 0333;0",
    "0661 0028 0662 0029 0331;0",
    "0661 0028 0332 0662 0029 0333;0",
    "0041 200F 005B 05D0 005D 200D 20D6;0",
    "0041 200F 005B 200D 20D6 05D0 005D 200D 20D6;0",
    "0041 200F 005B 200D 200B 20D6 05D0 005D 200B 200D 20D6;0",
  ]

  /// Overrides around isolates and brackets: ICU 72 does not follow what Unicode 8 made clear about
  /// rules X4 to X6a and N0.
  private static let overrides = [
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;2",
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;1",
    "202D 05D0 202B 05D1 202C 2068 05D2 2069 202B 05D3 202C 05D4 202C;2",
    "202D 0661 202B 0662 202C 2068 0663 2069 202B 0664 202C 0665 202C;0",
    "202A 05D0 0028 05D1 202C 202D 0029;2",
    "202A 05D0 0028 05D1 202C 202D 0029 202C;2",
    "202B 0061 0028 0062 202C 202E 0029;2",
    "202B 0061 0028 0062 202C 202E 0029 202C;2",
    "202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C;2",
    "202B 202D 05D0 202C 0028 0061 202C 202E 0029 202C;2",
    "202A 202E 0061 202C 0028 005B 05D0 202C 202D 005D 0029 202C;2",
    "202B 202D 05D0 202C 0028 005B 0061 202C 202E 005D 0029 202C;2",
    "202D 0028 202C 202A 05D0 0029 05D1;2",
    "202D 0028 202C 202A 05D0 0029 05D1 202C;2",
    "202E 0028 202C 202B 0061 0029 0062;2",
    "202E 0028 202C 202B 0061 0029 0062 202C;2",
    "202D 202E 0061 202C 0028 202C 202A 05D0 0029 05D1;2",
    "202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062;2",
    "202D 202E 0061 202C 0028 005B 202C 202A 05D0 005D 0029 05D1;2",
    "202E 202D 05D0 202C 0028 005B 202C 202B 0061 005D 0029 0062;2",
  ]
}
