import DynamicType
import Foundation
import Testing

@testable import TextLayout

/// Line ranges compared with those of another program, which shapes every candidate line anew.
@Suite struct ReferenceWrapTests {
  private struct Row: Decodable {
    var text: String
    var locale: String
    var font: String
    var size: Double
    var width: Double
    var ranges: [[Int]]
  }

  @Test func `every line of 432 layouts is the one the second program finds`() throws {
    let fonts = try bundledFonts()
    let lines = try fixture("reference-wraps.jsonl").split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 432)
    var typesetters: [String: Typesetter] = [:]
    for line in lines {
      let row = try JSONDecoder().decode(Row.self, from: line)
      let typesetter = try typesetters[row.locale] ?? Typesetter(fonts: fonts, locale: row.locale)
      typesetters[row.locale] = typesetter
      let path = try bundledFontPath(row.font)
      let layout = try typesetter.paragraph(row.text, font: .custom(path, fixedSize: row.size))
        .layout(in: TextContainer(width: row.width, strategy: .none))
      #expect(
        layout.lines.map { [$0.range.lowerBound, $0.range.upperBound] } == row.ranges,
        "\(row.text) at \(row.size) in \(row.width)")
    }
  }
}
