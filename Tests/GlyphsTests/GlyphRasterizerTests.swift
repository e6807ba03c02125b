import Foundation
import Testing

@testable import Glyphs

/// Bitmaps that FreeType itself drew; Fixtures/README.md says how.
private struct DrawnGlyphs: Decodable {
  var glyphs: [Glyph]

  struct Glyph: Decodable {
    var file: String
    var character: String
    var glyph: UInt32
    var size: Double
    var axes: [String: Double]
    var quarter: Int
    var left: Int
    var top: Int
    var rows: [String]

    var coverage: [UInt8] {
      rows.flatMap { row in
        stride(from: 0, to: row.count, by: 2).map { offset in
          UInt8(row.dropFirst(offset).prefix(2), radix: 16) ?? 0
        }
      }
    }
  }
}

@Suite struct GlyphRasterizerTests {
  @Test func `masks are FreeType's own, pixel for pixel`() throws {
    let drawn = try JSONDecoder().decode(
      DrawnGlyphs.self, from: fixture("glyph-masks.json"))
    #expect(drawn.glyphs.count == 36)
    for expected in drawn.glyphs {
      let variations = expected.axes.map { FontVariation(tag: $0.key, value: $0.value) }
      let rasterizer = try GlyphRasterizer(face: face(expected.file, variations: variations))
      let mask = try rasterizer.mask(
        of: expected.glyph, size: GlyphSize(pixelsPerEm: expected.size), quarter: expected.quarter)
      let name = "\(expected.file) \(expected.character) quarter \(expected.quarter)"
      #expect(mask.left == expected.left, "\(name)")
      #expect(mask.top == expected.top, "\(name)")
      #expect(mask.height == expected.rows.count, "\(name)")
      #expect(mask.coverage == expected.coverage, "\(name)")
    }
  }

  @Test func `an outline reaches as far as the font says`() throws {
    for (file, variations) in [
      ("Lato-Regular.ttf", []),
      ("Inter-Variable.ttf", [FontVariation(tag: "wght", value: 650)]),
    ] {
      let face = try face(file, variations: variations)
      let rasterizer = try GlyphRasterizer(face: face)
      for character in "HxgÅ" as String {
        let scalar = try #require(character.unicodeScalars.first)
        let glyph = try #require(face.glyph(for: scalar))
        let box = try #require(try rasterizer.outline(of: glyph).controlBox)
        let bounds = try #require(face.bounds(of: glyph))
        // Bounds are of the curve and rounded, the box of control points; these fonts have points
        // at the extremes.
        #expect((box.minimum.x - Double(bounds.left)).magnitude <= 1)
        #expect((box.minimum.y - Double(bounds.bottom)).magnitude <= 1)
        #expect((box.maximum.x - Double(bounds.right)).magnitude <= 1)
        #expect((box.maximum.y - Double(bounds.top)).magnitude <= 1)
      }
    }
  }

  @Test func `an outline filled as a path covers what the glyph covers`() throws {
    let face = try face("Lato-Regular.ttf")
    let rasterizer = try GlyphRasterizer(face: face)
    let outlines = try OutlineRasterizer()
    for character in "Rag&" as String {
      let scalar = try #require(character.unicodeScalars.first)
      let glyph = try #require(face.glyph(for: scalar))
      let mask = try rasterizer.mask(of: glyph, size: GlyphSize(pixelsPerEm: 40), quarter: 2)
      let unit = 40 / Double(face.unitsPerEm)
      let path = try outlines.mask(
        of: try rasterizer.outline(of: glyph),
        transform: Transform(a: unit, b: 0, c: 0, d: -unit, tx: 0.5),
        within: PixelBox(left: -100, top: -100, right: 100, bottom: 100))
      #expect(path.left == mask.left && path.top == mask.top)
      // Points are rounded to a 64th of a pixel on either way; two edges in a pixel add up.
      let differences = zip(path.coverage, mask.coverage).map { abs(Int($0) - Int($1)) }
      #expect((differences.max() ?? 255) <= 12)
    }
  }

  @Test func `a space draws nothing`() throws {
    let face = try face("Lato-Regular.ttf")
    let space = try #require(face.glyph(for: " "))
    let rasterizer = try GlyphRasterizer(face: face)
    #expect(try rasterizer.mask(of: space, size: GlyphSize(pixelsPerEm: 20)).isEmpty)
    #expect(try rasterizer.outline(of: space).isEmpty)
  }

  @Test(arguments: [0, -1, 0.5, 4097, 100_000, .infinity, .nan])
  func `sizes that make no sense are errors`(_ size: Double) {
    #expect(code { try GlyphSize(pixelsPerEm: size) } == .tooLarge)
  }

  @Test func `a glyph that the face lacks is an error`() throws {
    let rasterizer = try GlyphRasterizer(face: face("Lato-Regular.ttf"))
    #expect(
      code { try rasterizer.mask(of: 65_000, size: GlyphSize(pixelsPerEm: 20)) } == .badGlyph)
    #expect(code { try rasterizer.outline(of: .max) } == .badGlyph)
  }

  @Test func `damaged outlines end in pictures or errors, never in a crash`() throws {
    let sound = try face("Lato-Regular.ttf")
    let bytes = try Data(contentsOf: URL(filePath: sound.file.path))
    var random = Random(state: 7)
    var failures = 0
    for round in 0..<12 {
      var damaged = bytes
      // The outlines make up most of the file; the header and its tables are left alone.
      for _ in 0..<(200 << (round % 6)) {
        let place = 4096 + Int(random.next() % UInt64(bytes.count - 4096))
        damaged[place] = UInt8(truncatingIfNeeded: random.next())
      }
      let path = FileManager.default.temporaryDirectory.appending(path: "damaged-\(UUID()).ttf")
      try damaged.write(to: path)
      defer { try? FileManager.default.removeItem(at: path) }
      guard let face = try? Face(file: FontFile(path: path.path)),
        let rasterizer = try? GlyphRasterizer(face: face)
      else { continue }
      for glyph in stride(from: UInt32(0), to: 2000, by: 7) {
        let size = try GlyphSize(pixelsPerEm: 60)
        let found = code {
          _ = try rasterizer.outline(of: glyph)
          _ = try rasterizer.mask(of: glyph, size: size)
        }
        if let found {
          failures += 1
          #expect(found == .badGlyph || found == .tooLarge)
        }
      }
    }
    #expect(failures > 0)
  }

  @Test func `many threads draw what one draws`() async throws {
    let face = try face("Lato-Regular.ttf")
    let rasterizer = try GlyphRasterizer(face: face)
    let size = try GlyphSize(pixelsPerEm: 30)
    let expected = try (UInt32(1)..<200).map { try rasterizer.mask(of: $0, size: size) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for glyph in UInt32(1)..<200 {
            let mask = try? rasterizer.mask(of: glyph, size: size)
            if mask != expected[Int(glyph) - 1] { return false }
          }
          return true
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}

/// A small generator, the same everywhere: splitmix64.
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
