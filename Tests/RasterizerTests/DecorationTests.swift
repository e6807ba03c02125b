import DynamicType
import FontBook
import Foundation
import Glyphs
import Testing
import TextLayout

@testable import Rasterizer

/// Where the lines under and through text go; the numbers are those of `TextDecorationTests`.
@Suite struct DecorationTests {
  private func layout(_ change: (inout TextAttributes) -> Void) throws -> TextLayout {
    var attributes = TextAttributes(font: .custom("Lato-Regular", fixedSize: 20))
    change(&attributes)
    let typesetter = try Typesetter(fonts: try bundledFonts())
    return try typesetter.paragraph(AttributedText("To", attributes)).layout()
  }

  private func picture(_ layout: TextLayout, scale: Double) throws -> Picture {
    var canvas = try Canvas(
      width: 30, height: 30, scale: scale, background: .white, cache: GlyphCache())
    try canvas.draw(layout, at: Outline.Point(x: 2, y: 1), color: .black)
    return canvas.picture
  }

  /// The columns of a row that are black all the way, first and one past the last.
  private func black(_ picture: Picture, row: Int) -> Range<Int>? {
    let columns = (0..<picture.width).filter { picture[x: $0, y: row] == .black }
    guard let first = columns.first, let last = columns.last,
      columns.count == last - first + 1
    else { return nil }
    return first..<last + 1
  }

  @Test func `lines are drawn on whole pixels across the run`() throws {
    let both = try layout {
      $0.hasUnderline = true
      $0.hasStrikethrough = true
    }
    // At scale 1: 1 + 24.40 and 1 + 14.23 down, 0.89 high, from 2 to 2 + 20.71.
    let single = try picture(both, scale: 1)
    #expect(black(single, row: 24) == nil && black(single, row: 26) == nil)
    #expect(black(single, row: 25) == 2..<23)
    #expect(black(single, row: 15) == 2..<23)
    // At scale 2: 50.8 and 30.46 down, 1.78 high, from 4 to 45.42.
    let double = try picture(both, scale: 2)
    #expect(black(double, row: 50) == nil && black(double, row: 53) == nil)
    #expect(black(double, row: 51) == 4..<45 && black(double, row: 52) == 4..<45)
    #expect(black(double, row: 30) == 4..<45 && black(double, row: 31) == 4..<45)
  }

  @Test func `a line is at least a pixel high`() throws {
    var attributes = TextAttributes(font: .custom("Lato-Regular", fixedSize: 6))
    attributes.hasUnderline = true
    let small = try Typesetter(fonts: try bundledFonts())
      .paragraph(AttributedText("To", attributes)).layout()
    // 1 + 5.922 + 1.398 down, 0.267 high, from 2 to 2 + 6.213.
    #expect(black(try picture(small, scale: 1), row: 8) == 2..<8)
  }

  @Test func `documents have the same lines`() throws {
    var svg = try SVGDrawing(width: 30, height: 30, scale: 1, cache: GlyphCache())
    try svg.draw(
      layout { $0.hasUnderline = true }, at: Outline.Point(x: 2, y: 1), color: .black)
    #expect(svg.text.contains("<rect x=\"2\" y=\"25\" width=\"21\" height=\"1\""))
  }
}
