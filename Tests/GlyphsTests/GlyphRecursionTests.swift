import Foundation
import Testing

@testable import Glyphs

/// Glyphs that are made of themselves.
@Suite struct GlyphRecursionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func number(_ font: FontBytes, _ place: Int, _ size: Int) -> Int {
    font.bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
  }

  private func start(of table: String, in font: FontBytes) throws -> Int {
    number(font, try #require(font.entry(table)) + 8, 4)
  }

  @Test func `a composite that holds itself is drawn without it, or not at all`() throws {
    var font = try FontBytes("Lato-Regular.ttf")
    let intact = try Face(file: FontFile(path: bundledFont("Lato-Regular.ttf")))
    let glyph = Int(try #require(intact.glyph(for: "\"")))
    let isLong = number(font, try start(of: "head", in: font) + 50, 2) == 1
    let entry = try start(of: "loca", in: font) + glyph * (isLong ? 4 : 2)
    let offset = number(font, entry, isLong ? 4 : 2) * (isLong ? 1 : 2)
    let outline = try start(of: "glyf", in: font) + offset
    // A header with fewer than no contours, its box, then flags and the glyph of each component.
    try #require(number(font, outline, 2) >= 0x8000, "the quote should be a composite")
    font.bytes[outline + 12] = UInt8(glyph >> 8)
    font.bytes[outline + 13] = UInt8(glyph & 0xFF)
    let face = try Face(file: FontFile(path: folder.file("self.ttf", font.bytes)))
    _ = face.bounds(of: UInt32(glyph))
    let rasterizer = try GlyphRasterizer(face: face)
    _ = try? rasterizer.outline(of: UInt32(glyph))
    _ = rasterizer.artwork(of: UInt32(glyph))
    // The other glyphs are as they were.
    let letter = try #require(face.glyph(for: "e"))
    #expect(face.bounds(of: letter) == intact.bounds(of: letter))
  }
}
