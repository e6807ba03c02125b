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

  private static let collection = "NotoSansCJK-Regular.ttc"

  /// Whether the collection that the fixture was made with is installed: that of 2022, by its size.
  private static var hasCollection: Bool {
    guard let path = installedFontPath(collection) else { return false }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber)?.intValue == 19_484_784
  }

  private func rows(_ file: String) throws -> [Row] {
    try fixture(file).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Row.self, from: $0)
    }
  }

  private func path(_ font: String) throws -> String {
    guard font.hasPrefix(Self.collection) else { return try bundledFontPath(font) }
    let path = try #require(installedFontPath(Self.collection))
    return path + font.dropFirst(Self.collection.count)
  }

  private func check(_ rows: [Row]) throws {
    let fonts = try bundledFonts()
    var typesetters: [String: Typesetter] = [:]
    for row in rows {
      let typesetter = try typesetters[row.locale] ?? Typesetter(fonts: fonts, locale: row.locale)
      typesetters[row.locale] = typesetter
      let font = FontDescription.custom(try path(row.font), fixedSize: row.size)
      let paragraph = try typesetter.paragraph(row.text, font: font)
      #expect(paragraph.fallbacks.isEmpty, "\(row.text)")
      let layout = try paragraph.layout(in: TextContainer(width: row.width, strategy: .none))
      #expect(
        layout.lines.map { [$0.range.lowerBound, $0.range.upperBound] } == row.ranges,
        "\(row.text) at \(row.size) in \(row.width)")
    }
  }

  @Test func `every line of 432 layouts is the one the second program finds`() throws {
    let rows = try rows("reference-wraps.jsonl")
    #expect(rows.count == 432)
    try check(rows)
  }

  @Test(arguments: ["ar", "he", "hi", "th", "km", "my"])
  func `so is every line of 45 layouts in another script`(locale: String) throws {
    let rows = try rows("reference-script-wraps.jsonl").filter { $0.locale == locale }
    #expect(rows.count == 45)
    try check(rows)
  }

  @Test(
    .enabled(if: hasCollection, "needs fonts-noto-cjk of 2022"), arguments: ["ja", "ko", "zh-Hans"])
  func `so is every line of 45 layouts in Japanese, Korean and Chinese`(locale: String) throws {
    let rows = try rows("reference-script-wraps.jsonl").filter { $0.locale == locale }
    #expect(rows.count == 45)
    try check(rows)
  }
}
