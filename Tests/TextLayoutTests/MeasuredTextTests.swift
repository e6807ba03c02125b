import DynamicType
import Foundation
import Testing

@testable import TextLayout

/// Sizes that Apple's own text engine measured.
@Suite struct MeasuredTextTests {
  /// The rows of `measured-text.json` that are used here.
  struct Measured: Decodable {
    var singleLine: [SingleLine]
    var wrapped: [Wrapped]

    struct SingleLine: Decodable {
      var platform: String
      var font: String
      var needs: String
      var widths: [String: Double]
    }

    struct Wrapped: Decodable {
      var font: String
      var text: String
      var needs: String
      var width: Double?
      var h: Double
    }
  }

  private let measured: Measured
  private let typesetter: Typesetter

  init() throws {
    measured = try JSONDecoder().decode(Measured.self, from: fixture("measured-text.json"))
    typesetter = try Typesetter(fonts: try bundledFonts())
  }

  @Test func `all eight widths in Abel are met exactly, rounded up to half a point`() throws {
    var count = 0
    for row in measured.singleLine where row.needs == "Abel" {
      let size = try #require(row.font.split(separator: " ").compactMap { Double($0) }.first)
      var font = FontDescription.custom("Abel-Regular", fixedSize: size)
      if row.font.hasSuffix("bold") { font = font.bold() }
      if row.font.hasSuffix("italic") { font = font.italic() }
      for (text, width) in row.widths {
        let layout = try typesetter.paragraph(text, font: font).layout()
        #expect(layout.width.roundedUp(toPixelsOf: 2) == width, "\(text) in \(row.font)")
        count += 1
      }
    }
    #expect(count == 8)
  }

  @Test func `the four lines in Abel at 150 points break where Apple's break`() throws {
    let text = "Layout must wrap this sentence onto several lines inside a narrow frame."
    let layout = try typesetter.paragraph(text, font: .custom("Abel-Regular", fixedSize: 20))
      .layout(in: TextContainer(width: 150))
    #expect(
      layout.lines.map(layout.text(of:)) == [
        "Layout must wrap", "this sentence onto", "several lines inside", "a narrow frame.",
      ])
  }

  @Test func `at width 0 each character has a line and spaces hang`() throws {
    for row in measured.wrapped where row.width == 0 && row.font == "system 13 regular" {
      // 16 points a line on macOS.
      let layout = try typesetter.paragraph(row.text, font: .system(size: 13))
        .layout(in: TextContainer(width: 0))
      #expect(layout.lines.count == Int(row.h / 16), "\(row.text)")
    }
  }

  /// The description of a row's font, such as "system 17 semibold" or "style callout medium".
  private func font(_ row: Measured.SingleLine) -> FontDescription {
    let words = row.font.replacing("(", with: "").replacing(")", with: "").split(separator: " ")
    let weight = words.compactMap { FontWeight(rawValue: String($0)) }.first ?? .regular
    let style = row.platform == "macOS" ? 13.0 : row.font.contains("callout") ? 16 : 17
    return .system(size: words.compactMap { Double($0) }.first ?? style, weight: weight)
  }

  /// The measured widths are rounded up to half a point: a quarter less is their middle.
  ///
  /// Groups of fewer than seven strings say little and are left out; 13 pt bold is of macOS, whose
  /// digits the stand-in meets less well.
  @Test func `the stand-in meets SF within 1 per cent and half a point in each group`() throws {
    var groups: [FontDescription: [(ours: Double, theirs: Double)]] = [:]
    for row in measured.singleLine where row.needs == "SF" {
      for (text, width) in row.widths where !text.hasSuffix(" ") {
        let font = font(row)
        let ours = try typesetter.paragraph(text, font: font).layout().width
        groups[font, default: []].append((ours, width - 0.25))
      }
    }
    let large = groups.filter { $0.value.count >= 7 }
    #expect(large.count == 10)
    for (font, pairs) in large {
      let errors = pairs.map { $0.ours - $0.theirs }
      let mean = errors.reduce(0, +) / pairs.map(\.theirs).reduce(0, +)
      let square = errors.map { $0 * $0 }.reduce(0, +) / Double(errors.count)
      let allowed = font == .system(size: 13, weight: .bold) ? 0.52 : 0.5
      #expect(abs(mean) < 0.01, "\(font)")
      #expect(square.squareRoot() < allowed, "\(font)")
    }
  }
}
