import DynamicType
import Foundation
import Glyphs
import Testing
import TextLayout

@testable import Rasterizer

@Suite struct TextDrawingTests {
  /// The most that the sum of differences may be, as a part of all ink.
  static let tolerance = 0.02

  /// Draws a line with its text baseline on a row of pixels, black on white.
  private func line(
    _ text: String, font: FontDescription, width: Double, height: Double, baseline: Double
  ) throws -> Picture {
    let layout = try layout(text, font: font)
    let line = try #require(layout.lines.first)
    var canvas = try Canvas(
      width: width, height: height, scale: 1, background: .white, cache: GlyphCache())
    try canvas.draw(
      layout, at: Outline.Point(x: 4, y: baseline - line.baseline), color: .black)
    return canvas.picture
  }

  @Test(arguments: [
    // Each glyph at the nearest quarter of a pixel in both.
    ("cairo-lato-34.png", "Hamburgevons AVATAR", "Lato-Regular", 34.0, 36.0),
    // Cairo's glyphs are where the text has them, ours at the nearest quarter of a pixel.
    ("cairo-lato-120.png", "Hamburgefonstiv", "Lato-Regular", 120, 120),
    ("cairo-arabic-120.png", "مرحبا بالعالم", "NotoSansArabic-Regular", 120, 150),
  ])
  func `lines look as Cairo draws them`(
    _ file: String, _ text: String, _ font: String, _ size: Double, _ baseline: Double
  ) throws {
    let bytes = try Data(contentsOf: fixtures.appending(path: file))
    let expected = try Picture(png: Array(bytes))
    let drawn = try line(
      text, font: .custom(font, fixedSize: size), width: Double(expected.width),
      height: Double(expected.height), baseline: baseline)
    let difference = Difference(drawn, expected)
    #expect(difference.shareOfInk < Self.tolerance, "\(difference)")
    #expect(difference.inkChange.magnitude < 0.005, "\(difference)")
  }

  @Test func `glyphs are drawn at quarters of a pixel`() throws {
    let places = [0, 0.1, 0.12, 0.13, 0.3, 0.9, 0.99].map {
      SnappedOrigin(x: 5 + $0, y: 7.4, scale: 1)
    }
    #expect(places.map { $0?.column } == [5, 5, 5, 5, 5, 6, 6])
    #expect(places.map { $0?.quarter } == [0, 0, 0, 1, 1, 0, 0])
    #expect(places.allSatisfy { $0?.row == 7 })
    #expect(SnappedOrigin(x: -0.3, y: -0.5, scale: 1)?.column == -1)
    #expect(SnappedOrigin(x: -0.3, y: -0.5, scale: 1)?.quarter == 3)
    #expect(SnappedOrigin(x: .nan, y: 0, scale: 1) == nil)
    #expect(SnappedOrigin(x: 1e300, y: 0, scale: 1) == nil)
  }

  @Test func `a size of 100000 pixels is an error`() throws {
    let layout = try layout("A", font: .custom("Lato-Regular", fixedSize: 33_334))
    var canvas = try Canvas(width: 10, height: 10, scale: 3, cache: GlyphCache())
    #expect(throws: RasterizerError(.size, "", context: "")) {
      try canvas.draw(layout, at: Outline.Point(x: 0, y: 0), color: .black)
    }
  }

  @Test func `what is drawn does not depend on what the cache keeps`() throws {
    let layout = try layout(
      "The quick brown fox jumps over the lazy dog, twice: the quick brown fox", width: 120)
    var pictures: [Picture] = []
    for limit in [0, 2000, 1 << 24] {
      let cache = try GlyphCache(byteLimit: limit)
      var canvas = try Canvas(
        width: 130, height: 200, scale: 2, background: .white, cache: cache)
      for _ in 0..<2 {
        try canvas.draw(layout, at: Outline.Point(x: 4, y: 4), color: .black)
        #expect(cache.byteCount <= limit)
      }
      pictures.append(canvas.picture)
    }
    #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
  }
}

/// How far two pictures on white are apart.
struct Difference: CustomStringConvertible {
  /// The pixels that differ by more than rounding.
  var count = 0
  /// The largest difference of a component.
  var largest = 0
  /// The sum of all differences, as a part of the ink of the second picture.
  var shareOfInk = 0.0
  /// How much more ink the first picture has.
  var inkChange = 0.0

  init(_ first: Picture, _ second: Picture) {
    guard first.width == second.width && first.height == second.height else {
      (count, largest, shareOfInk) = (.max, 255, 1)
      return
    }
    var (sum, ink, otherInk) = (0, 0, 0)
    for (left, right) in zip(first.pixels, second.pixels) {
      for shift in [UInt32(0), 8, 16] {
        let (a, b) = (Int(left >> shift & 0xFF), Int(right >> shift & 0xFF))
        sum += abs(a - b)
        ink += 255 - b
        otherInk += 255 - a
        largest = max(largest, abs(a - b))
        if abs(a - b) > 2 { count += 1 }
      }
    }
    shareOfInk = Double(sum) / Double(max(ink, 1))
    inkChange = Double(otherInk - ink) / Double(max(ink, 1))
  }

  var description: String {
    "\(count) components differ, by \(largest) at most, \(shareOfInk * 100) % of the ink"
  }
}
