import DynamicType
import Foundation
import Testing

@testable import TextLayout

/// Widths that Apple's own engine measured; Fixtures/README.md names the sources.
struct MeasuredText: Decodable {
  var singleLine: [SingleLine]

  struct SingleLine: Decodable {
    var platform: String
    var font: String
    var needs: String
    var widths: [String: Double]
  }
}

@Suite struct MeasuredTextTests {
  static let rows: [MeasuredText.SingleLine] = {
    guard let data = try? fixture("measured-text.json"),
      let decoded = try? JSONDecoder().decode(MeasuredText.self, from: data)
    else { return [] }
    return decoded.singleLine
  }()

  /// The description of a row's font, such as "system 17 semibold" or "style callout medium".
  static func font(_ row: MeasuredText.SingleLine) throws -> FontDescription {
    let words = row.font.replacing("(", with: "").replacing(")", with: "").split(separator: " ")
    let weight = words.compactMap { FontWeight(rawValue: String($0)) }.first ?? .regular
    let size =
      words.compactMap { Double($0) }.first
      ?? (row.platform == "macOS" ? 13 : row.font.contains("callout") ? 16 : 17)
    return .system(size: size, weight: weight)
  }

  @Test func probe() throws {
    let typesetter = try Typesetter(fonts: try bundledFonts())
    var groups: [String: [(Double, Double)]] = [:]
    for row in Self.rows where row.needs == "SF" {
      for (text, width) in row.widths where !text.hasSuffix(" ") {
        let font = try Self.font(row)
        let paragraph = try typesetter.paragraph(text, font: font)
        let ours = try paragraph.layout().width
        groups[font.description, default: []].append((ours, width - 0.25))
      }
    }
    for (name, pairs) in groups.sorted(by: { $0.key < $1.key }) {
      let errors = pairs.map { $0.0 - $0.1 }
      let mean = errors.reduce(0, +) / pairs.map(\.1).reduce(0, +) * 100
      let rms = (errors.map { $0 * $0 }.reduce(0, +) / Double(errors.count)).squareRoot()
      print(name, errors.count, "mean %", mean, "rms", rms)
    }
  }
}
