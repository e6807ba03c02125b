import Foundation
import Glyphs
import Testing
import TextLayout

@testable import Rasterizer

@Suite struct ColorGlyphTests {
  /// A glyph of a test font at the left bottom of a canvas of its own size: one em, 64 pixels.
  private func draw<Surface: DrawingSurface>(
    _ letters: String, file: String, color: RGBA = .black, on surface: inout Surface
  ) throws {
    let file = try FontFile(path: fixtures.appending(path: file).path)
    let face = try Face(file: file)
    let glyphs = try letters.unicodeScalars.enumerated().map { index, scalar in
      PositionedGlyph(
        glyph: try #require(face.glyph(for: scalar)), x: Double(index) * 64, y: 64)
    }
    let run = GlyphRun(
      line: 0, range: 0..<letters.utf16.count, face: face, pointSize: 64, isRightToLeft: false,
      extent: 0...64, glyphs: glyphs)
    try surface.draw(run, at: Outline.Point(x: 0, y: 0), color: color)
  }

  private func canvas(_ letters: String, file: String, color: RGBA = .black) throws -> Canvas {
    var canvas = try Canvas(
      width: Double(64 * letters.count), height: 64, scale: 1, background: .white,
      cache: GlyphCache())
    try draw(letters, file: file, color: color, on: &canvas)
    return canvas
  }

  @Test func `layers lie over each other, in the palette's colours or the text's`() throws {
    let color = RGBA(0x00AA00)
    let picture = try canvas("AB", file: "color-layers.ttf", color: color).picture
    // A: red, its left half blue, its lower half covered with half clear green.
    #expect(picture[x: 50, y: 10] == RGBA(0xFF0000))
    #expect(picture[x: 10, y: 10] == RGBA(0x0000FF))
    #expect(picture[x: 50, y: 50] == RGBA(red: 127, green: 128, blue: 0))
    #expect(picture[x: 10, y: 50] == RGBA(red: 0, green: 128, blue: 127))
    // B: the text's colour, its left half red.
    #expect(picture[x: 64 + 50, y: 10] == color)
    #expect(picture[x: 64 + 10, y: 10] == RGBA(0xFF0000))
  }

  @Test func `text that lets through what is behind it makes colours of glyphs do the same`() throws
  {
    let faint = RGBA(0x00AA00, alpha: 128)
    let picture = try canvas("AB", file: "color-layers.ttf", color: faint).picture
    // A is red and blue, B the text's green and red.
    #expect(picture[x: 50, y: 10] == RGBA(red: 255, green: 127, blue: 127))
    #expect(picture[x: 10, y: 10] == RGBA(red: 127, green: 127, blue: 255))
    #expect(picture[x: 64 + 50, y: 10] == RGBA(red: 127, green: 212, blue: 127))
    #expect(picture[x: 64 + 10, y: 10] == RGBA(red: 255, green: 127, blue: 127))
    var svg = try SVGDrawing(width: 64, height: 64, scale: 1, cache: GlyphCache())
    try draw("A", file: "color-layers.ttf", color: faint, on: &svg)
    #expect(svg.text.contains("<g fill=\"#00aa00\" transform"))
    #expect(svg.text.contains("<use href=\"#f0g5\" x=\"0\" opacity=\"0.502\"/>"))
  }

  @Test(arguments: ["paints", "blends"])
  func `paints, blends and clips look as Chromium draws them`(_ name: String) throws {
    let bytes = try Data(contentsOf: fixtures.appending(path: "chromium-color-\(name).png"))
    let expected = try Picture(png: Array(bytes))
    let drawn = try canvas("ABCDEFG", file: "color-\(name).ttf").picture
    let difference = Difference(drawn, expected)
    #expect(difference.shareOfInk < 0.01, "\(difference)")
  }

  @Test func `paints have the colours that the font's numbers give`() throws {
    let picture = try canvas("ABCDEFG", file: "color-paints.ttf").picture
    func at(_ letter: Int, _ x: Int, _ y: Int) -> RGBA { picture[x: letter * 64 + x, y: y] }
    // Linear from red to blue: in the middle of pixel 15, 15.5 of 64 are done.
    #expect(at(0, 15, 3) == RGBA(red: 193, green: 0, blue: 62))
    // A turn to the left by a quarter: the left half is below.
    #expect(at(3, 50, 50) == RGBA(0xFF0000) && at(3, 10, 10) == .white)
    // Red where a blue of alpha 0.5 lies.
    #expect(at(4, 10, 10) == RGBA(red: 255, green: 127, blue: 127) && at(4, 50, 10) == .white)
    // Half of the size, in the middle.
    #expect(at(6, 32, 40).blue > 240 && at(6, 32, 20) == .white && at(6, 5, 40) == .white)
  }

  @Test func `a glyph is cut to its clip box, which may be all that bounds it`() throws {
    let canvas = try canvas("EFG", file: "color-blends.ttf")
    let blue = RGBA(red: 26, green: 102, blue: 230)
    #expect(canvas.limitations.isEmpty)
    // E: 250 to 750 thousandths across, 0 to 500 up.
    #expect(canvas.picture[x: 16, y: 32] == blue && canvas.picture[x: 47, y: 63] == blue)
    for (x, y) in [(15, 40), (48, 40), (30, 31)] {
      #expect(canvas.picture[x: x, y: y] == .white)
    }
    // F: all of a band from 500 to 750 up.
    #expect(canvas.picture[x: 64, y: 16] == canvas.picture[x: 127, y: 31])
    #expect(canvas.picture[x: 64, y: 16].green == 204)
    #expect(canvas.picture[x: 90, y: 15] == .white && canvas.picture[x: 90, y: 32] == .white)
    // G: half clear red over E, both cut again: the left half, from 250 up.
    #expect(canvas.picture[x: 128 + 4, y: 8] == RGBA(red: 255, green: 127, blue: 127))
    #expect(canvas.picture[x: 128 + 20, y: 40].blue == 115)
    for (x, y) in [(4, 50), (20, 50), (40, 40)] {
      #expect(canvas.picture[x: 128 + x, y: y] == .white)
    }
  }

  @Test func `SVG cuts where a clip box cuts, and nowhere else`() throws {
    let cache = try GlyphCache()
    var svg = try SVGDrawing(width: 448, height: 64, scale: 1, cache: cache)
    try draw("EG", file: "color-blends.ttf", on: &svg)
    // E, and in G both boxes; a fill that only its clip box bounds is a picture.
    #expect(svg.text.components(separatedBy: "<clipPath").count == 4)
    #expect(!svg.text.contains("<image"))
    try draw("F", file: "color-blends.ttf", on: &svg)
    #expect(svg.text.components(separatedBy: "<image").count == 2)
  }

  @Test func `a paint without end is cut off, and said to be`() throws {
    let canvas = try canvas("H", file: "color-paints.ttf")
    #expect(canvas.picture[x: 5, y: 50] == RGBA(0x0000FF))
    #expect(canvas.limitations == [.brokenPaint])
  }

  @Test func `the picture of the nearest strike is scaled to the size`() throws {
    let picture = try canvas("A", file: "color-pictures.ttf").picture
    #expect(picture[x: 10, y: 10] == RGBA(0x0000FF) && picture[x: 50, y: 60] == RGBA(0xFF0000))
    #expect(picture[x: 31, y: 1] == RGBA(0x0000FF) && picture[x: 32, y: 1] == RGBA(0xFF0000))
    let rasterizer = try GlyphRasterizer(
      face: Face(file: FontFile(path: fixtures.appending(path: "color-pictures.ttf").path)))
    let glyph = try #require(rasterizer.face.glyph(for: "A"))
    let sizes = try [1.0, 16, 17, 64, 200].map { size in
      try rasterizer.picture(of: glyph, size: GlyphSize(pixelsPerEm: size))?.pixelsPerEm
    }
    #expect(sizes == [16, 16, 64, 64, 64])
  }

  @Test func `SVG has the layers, gradients and pictures`() throws {
    let cache = try GlyphCache()
    var svg = try SVGDrawing(width: 448, height: 64, scale: 1, cache: cache)
    try draw("AB", file: "color-layers.ttf", color: RGBA(0x00AA00), on: &svg)
    try draw("ABCDEFG", file: "color-paints.ttf", on: &svg)
    try draw("A", file: "color-pictures.ttf", on: &svg)
    let text = svg.text
    #expect(text.contains("fill=\"#00ff00\" fill-opacity=\"0.502\""))
    #expect(text.contains("<linearGradient id=\"f1g5p0\""))
    #expect(text.contains("<radialGradient"))
    // A sweep, a composite and the picture are pictures.
    #expect(text.components(separatedBy: "<image").count == 4)
    if let folder = ProcessInfo.processInfo.environment["LOOK"] {
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/colors.svg"))
    }
  }

  private static let emojiFont = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: emojiFont)))
  func `an emoji shrinks to its size and keeps its colours`() throws {
    let face = try Face(file: FontFile(path: Self.emojiFont))
    let glyph = try #require(face.glyph(for: "😀"))
    var canvas = try Canvas(
      width: 30, height: 26, scale: 1, background: .white, cache: GlyphCache())
    let run = GlyphRun(
      line: 0, range: 0..<2, face: face, pointSize: 20, isRightToLeft: false,
      extent: 2...26, glyphs: [PositionedGlyph(glyph: glyph, x: 2, y: 20)])
    try canvas.draw(run, at: Outline.Point(x: 0, y: 0), color: .black)
    // The face's forehead: yellow.
    let color = canvas.picture[x: 14, y: 6]
    #expect(color.red > 240 && color.green > 180 && color.blue < 90)
    let inked = (0..<canvas.picture.pixels.count).filter {
      canvas.picture.pixels[$0] != 0xFFFF_FFFF
    }
    #expect(inked.count > 350 && inked.count < 620)
  }
}
