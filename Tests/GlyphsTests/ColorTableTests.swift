import Foundation
import Testing

@testable import Glyphs

@Suite struct ColorTableTests {
  /// A table of one glyph, number 5, with the given paint.
  private func table(
    _ paint: [UInt8], layers: [UInt8] = [], clips: [UInt8] = []
  ) -> [UInt8] {
    func long(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let layerList = layers.isEmpty ? 0 : 34 + 10 + paint.count
    let clipList = clips.isEmpty ? 0 : 34 + 10 + paint.count + layers.count
    return [0, 1, 0, 0] + long(0) + long(0) + [0, 0] + long(34) + long(layerList)
      + long(clipList) + long(0) + long(0)
      + long(1) + [0, 5] + long(10)
      + paint + layers + clips
  }

  private func read(_ bytes: [UInt8], glyph: UInt32 = 5) -> (GlyphPaint?, [GlyphLimitation]) {
    guard let table = ColorTable(bytes: bytes) else { return (nil, []) }
    var reader = PaintReader(
      table: table, palette: FontPalette(colors: [RGBA(0x112233), RGBA(0x445566, alpha: 128)]))
    return (reader.paint(of: glyph), reader.limitations)
  }

  @Test func `a solid is a colour of the palette, or the text's`() {
    #expect(read(table([2, 0, 0, 0x40, 0])).0 == .solid(.fixed(RGBA(0x112233))))
    #expect(read(table([2, 0, 1, 0x20, 0])).0 == .solid(.fixed(RGBA(0x445566, alpha: 64))))
    #expect(read(table([2, 0xFF, 0xFF, 0x20, 0])).0 == .solid(.foreground(opacity: 0.5)))
    #expect(read(table([2, 0, 9, 0x40, 0])).0 == .solid(.foreground(opacity: 1)))
  }

  @Test func `numbers are read as the specification has them`() {
    // Scaled around (100, 200) by 0.5 and 2; the child lies 12 bytes on.
    let scale: [UInt8] = [18, 0, 0, 12, 0x20, 0, 0x7F, 0xFF, 0, 100, 0, 200, 2, 0, 0, 0x40, 0]
    guard case .transformed(let transform, .solid)? = read(table(scale)).0 else {
      Issue.record("not read")
      return
    }
    #expect(transform.a == 0.5 && transform.d == 32767.0 / 16384)
    #expect(transform.tx == 50)
    // A sweep from 0 to 270 degrees: -1 and 0.5 in half turns less one.
    let sweep: [UInt8] =
      [8, 0, 0, 12, 0, 1, 0, 2, 0xC0, 0, 0x20, 0]
      + [1, 0, 2, 0, 0, 0, 0, 0x40, 0, 0x40, 0, 0, 1, 0x40, 0]
    guard case .gradient(let gradient)? = read(table(sweep)).0 else {
      Issue.record("not read")
      return
    }
    #expect(gradient.geometry == .sweep(Outline.Point(x: 1, y: 2), start: 0, end: 270))
    #expect(gradient.extend == .repeated && gradient.stops.map(\.offset) == [0, 1])
  }

  @Test func `glyphs without a paint have none`() {
    #expect(read(table([2, 0, 0, 0x40, 0]), glyph: 4).0 == nil)
    #expect(read(table([2, 0, 0, 0x40, 0]), glyph: 6).0 == nil)
    #expect(ColorTable(bytes: []) == nil)
    #expect(ColorTable(bytes: [0, 0] + [UInt8](repeating: 0, count: 40)) == nil)
  }

  @Test func `a clip box is found by its range of glyphs`() {
    // Ranges 2 to 4 and 5 to 9; the second box is 10, -20, 30, 40, and varies.
    let clips: [UInt8] =
      [1, 0, 0, 0, 2, 0, 2, 0, 4, 0, 0, 0, 0, 5, 0, 9, 0, 0, 19]
      + [2, 0, 10, 0xFF, 0xEC, 0, 30, 0, 40, 0, 0, 0, 0]
    let box = ClipBox(left: 10, bottom: -20, right: 30, top: 40)
    let found = read(table([2, 0, 0, 0x40, 0], clips: clips))
    #expect(found.0 == .clipped(box, .solid(.fixed(RGBA(0x112233)))))
    #expect(found.1 == [.variation])
    // One that is cut short is left out, and said to be.
    let short = read(table([2, 0, 0, 0x40, 0], clips: clips.dropLast(6)))
    #expect(short.0 == .solid(.fixed(RGBA(0x112233))) && short.1 == [.brokenPaint])
  }

  @Test func `layers that hold themselves end`() {
    // Two layers, each of which is all layers again: 2 to the power of 64 nodes.
    let layers: [UInt8] = [0, 0, 0, 2, 0, 0, 0, 12, 0, 0, 0, 12, 1, 2, 0, 0, 0, 0]
    let (paint, limitations) = read(table([1, 2, 0, 0, 0, 0], layers: layers))
    #expect(paint != nil)
    #expect(limitations == [.brokenPaint])
    // A colour glyph made of itself.
    #expect(read(table([11, 0, 5])).1 == [.brokenPaint])
  }

  @Test func `any bytes give a paint or none`() {
    var random = Random(state: 11)
    for _ in 0..<4000 {
      let count = Int(random.next() % 80)
      var paint = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      if !paint.isEmpty { paint[0] %= 40 }
      for index in paint.indices where random.next() % 2 == 0 { paint[index] = 0 }
      let layers: [UInt8] = [0, 0, 0, 1, 0, 0, 0, UInt8(truncatingIfNeeded: random.next())]
      _ = read(table(paint, layers: layers + paint, clips: [1, 0, 0, 0, 1] + paint))
    }
  }
}
