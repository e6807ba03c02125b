import DynamicType
import Foundation
import Glyphs
import Testing
import TextLayout

@testable import Rasterizer

@Suite struct SVGDrawingTests {
  /// One drawing of everything, on any surface of 300 by 190 points.
  private func draw<Surface: DrawingSurface>(on surface: inout Surface) throws {
    let ink = RGBA(0x1C1C1E)
    try surface.fillRounded(
      PointBox(x: 8, y: 8, width: 284, height: 174), radius: 10, color: RGBA(0xF2F2F7))
    let lines: [(String, String)] = [
      ("Typography AV fi 0123", "en"), ("مرحبا, Hello 42", "ar"), ("ชั้นที่ ผู้", "th"),
      ("हिन्दी नमस्ते", "hi"),
    ]
    var y = 14.0
    for (text, locale) in lines {
      let layout = try layout(text, width: 260, locale: locale)
      try surface.draw(layout, at: Outline.Point(x: 20, y: y), color: ink)
      y += layout.height + 4
    }
    try surface.stroke(
      PointBox(x: 20, y: y, width: 120, height: 20), width: 1.5, radius: 4,
      color: RGBA(0xFF3B30, alpha: 128))
    try surface.line(
      from: Outline.Point(x: 20, y: y + 28), to: Outline.Point(x: 280, y: y + 28), width: 1,
      dash: (4, 3), color: RGBA(0x007AFF))
    let cut = try layout("A clipped line of text", width: 400)
    let box = PointBox(x: 150, y: y, width: 100, height: 16)
    do {
      try surface.clipped(to: box) { surface throws(RasterizerError) in
        try surface.draw(cut, at: Outline.Point(x: 150, y: y), color: ink)
      }
    }
  }

  @Test func `the same drawing gives the same document`() throws {
    for _ in 0..<2 {
      var svg = try SVGDrawing(
        width: 300, height: 190, scale: 2, background: .white, cache: GlyphCache())
      try draw(on: &svg)
      try expectSnapshot(svg.text, "everything.svg")
    }
  }

  @Test func `the document in Chromium looks like the canvas`() throws {
    let bytes = try Data(contentsOf: fixtures.appending(path: "chromium-everything.png"))
    let expected = try Picture(png: Array(bytes))
    var canvas = try Canvas(
      width: 300, height: 190, scale: 2, background: .white, cache: GlyphCache())
    try draw(on: &canvas)
    let difference = Difference(canvas.picture, expected)
    #expect(difference.shareOfInk < TextDrawingTests.tolerance, "\(difference)")
    #expect(difference.inkChange.magnitude < 0.005, "\(difference)")
  }

  @Test func `a glyph is defined once however often it is used`() throws {
    var svg = try SVGDrawing(width: 100, height: 40, scale: 1, cache: GlyphCache())
    try svg.draw(layout("aaaa a"), at: Outline.Point(x: 0, y: 0), color: .black)
    #expect(svg.text.components(separatedBy: "<symbol").count == 2)
    #expect(svg.text.components(separatedBy: "<use").count == 6)
  }

  @Test func `a glyph beyond the size limit is an error, as on a canvas`() throws {
    var svg = try SVGDrawing(width: 10, height: 10, scale: 3, cache: GlyphCache())
    let layout = try layout("A", font: .custom("Lato-Regular", fixedSize: 33_334))
    #expect(throws: RasterizerError(.size, "", context: "")) {
      try svg.draw(layout, at: Outline.Point(x: 0, y: 0), color: .black)
    }
  }
}
