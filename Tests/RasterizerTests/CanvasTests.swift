import Glyphs
import Testing

@testable import Rasterizer

@Suite struct CanvasTests {
  private func canvas(
    _ width: Double = 4, _ height: Double = 4, scale: Double = 1, background: RGBA = .white
  ) throws -> Canvas {
    try Canvas(
      width: width, height: height, scale: scale, background: background, cache: GlyphCache())
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PointBox {
    PointBox(x: x, y: y, width: width, height: height)
  }

  // MARK: Blending

  @Test func `a colour that is half clear meets white half way`() throws {
    var canvas = try canvas()
    try canvas.fill(box(1, 1, 2, 1), color: RGBA(red: 255, green: 0, blue: 0, alpha: 128))
    // 255 × 127 ÷ 255 = 127 of the white stays.
    #expect(canvas.picture[x: 1, y: 1] == RGBA(red: 255, green: 127, blue: 127))
    #expect(canvas.picture[x: 0, y: 1] == .white)
    #expect(canvas.picture[x: 3, y: 1] == .white)
    #expect(canvas.picture[x: 1, y: 2] == .white)
  }

  @Test func `what is drawn on nothing keeps its colour and its alpha`() throws {
    var canvas = try canvas(background: .clear)
    try canvas.fill(box(0, 0, 1, 1), color: RGBA(red: 255, green: 0, blue: 0, alpha: 64))
    #expect(canvas.picture[x: 0, y: 0] == RGBA(red: 255, green: 0, blue: 0, alpha: 64))
    // 64 + 64 × 191 ÷ 255 = 111.9
    try canvas.fill(box(0, 0, 1, 1), color: RGBA(red: 255, green: 0, blue: 0, alpha: 64))
    #expect(canvas.picture[x: 0, y: 0].alpha == 112)
  }

  @Test func `blending is the rounded product for every pair of bytes`() {
    for value in UInt32(0)...255 {
      for factor in UInt32(0)...255 {
        let pixel = value | value << 8 | value << 16 | value << 24
        let expected = UInt32((Double(value * factor) / 255).rounded())
        let all = expected | expected << 8 | expected << 16 | expected << 24
        #expect(Blend.scaled(pixel, by: factor) == all)
        if Blend.scaled(pixel, by: factor) != all { return }
      }
    }
  }

  // MARK: Shapes

  @Test func `an edge inside a pixel covers a part of it`() throws {
    var canvas = try canvas()
    try canvas.fill(box(0.5, 0, 1, 1), color: .black)
    // Half covered: 128 of 255, so that 127 of the white stays.
    #expect(canvas.picture[x: 0, y: 0] == RGBA(0x7F7F7F))
    #expect(canvas.picture[x: 1, y: 0] == RGBA(0x7F7F7F))
    #expect(canvas.picture[x: 2, y: 0] == .white)
  }

  @Test func `half a point is a whole pixel at scale 2`() throws {
    var canvas = try canvas(scale: 2)
    try canvas.fill(box(0.5, 0.5, 1, 0.5), color: .black)
    #expect(canvas.picture.width == 8)
    #expect(canvas.picture[x: 1, y: 1] == .black && canvas.picture[x: 2, y: 1] == .black)
    #expect(canvas.picture[x: 0, y: 1] == .white && canvas.picture[x: 3, y: 1] == .white)
    #expect(canvas.picture[x: 1, y: 2] == .white)
  }

  @Test func `a round corner leaves out what a circle leaves out`() throws {
    var canvas = try canvas(40, 40)
    try canvas.fillRounded(box(0, 0, 40, 40), radius: 20, color: .black)
    let ink = canvas.picture.pixels.reduce(0.0) { $0 + Double(255 - $1 & 0xFF) / 255 }
    // π × 20² = 1256.6; the cubic stays within 0.03 % of the radius.
    #expect((ink - 400 * .pi).magnitude < 1.5)
    #expect(canvas.picture[x: 0, y: 0] == .white && canvas.picture[x: 20, y: 20] == .black)
  }

  @Test func `a stroke lies inside the sides`() throws {
    var canvas = try canvas(6, 6)
    try canvas.stroke(box(1, 1, 4, 4), width: 1, color: .black)
    let black = (0..<36).filter { canvas.picture[x: $0 % 6, y: $0 / 6] == .black }
    #expect(black == [7, 8, 9, 10, 13, 16, 19, 22, 25, 26, 27, 28])
    #expect(canvas.picture.pixels.filter { $0 == 0xFFFF_FFFF }.count == 24)
  }

  @Test func `a stroke that leaves no room fills`() throws {
    var canvas = try canvas(4, 4)
    try canvas.stroke(box(1, 1, 2, 2), width: 1, color: .black)
    #expect(canvas.picture.pixels.filter { $0 == 0xFF00_0000 }.count == 4)
  }

  @Test func `a dashed line has gaps`() throws {
    var canvas = try canvas(8, 1)
    try canvas.line(
      from: Outline.Point(x: 0, y: 0.5), to: Outline.Point(x: 8, y: 0.5), width: 1, dash: (2, 1),
      color: .black)
    let row = (0..<8).map { canvas.picture[x: $0, y: 0] == .black }
    #expect(row == [true, true, false, true, true, false, true, true])
  }

  // MARK: Clipping

  @Test func `nothing outside a clip changes`() throws {
    var canvas = try canvas()
    try canvas.clipped(to: box(1, 1, 2, 2)) { canvas throws(RasterizerError) in
      try canvas.fill(box(0, 0, 4, 4), color: .black)
      try canvas.clipped(to: box(2, 0, 2, 2)) { canvas throws(RasterizerError) in
        try canvas.fill(.rectangle(box(0, 0, 4, 4)), color: RGBA(0xFF0000))
      }
    }
    let changed = (0..<16).filter { canvas.picture[x: $0 % 4, y: $0 / 4] != .white }
    #expect(changed == [5, 6, 9, 10])
    #expect(canvas.picture[x: 2, y: 1] == RGBA(0xFF0000))
    try canvas.fill(box(0, 0, 1, 1), color: .black)
    #expect(canvas.picture[x: 0, y: 0] == .black)
  }

  @Test func `a clip moves to the nearest pixel and is lifted after an error`() throws {
    var canvas = try canvas()
    #expect(throws: RasterizerError.self) {
      try canvas.clipped(to: box(0.4, 0.6, 1, 1)) { canvas throws(RasterizerError) in
        try canvas.fill(box(0, 0, 4, 4), color: .black)
        throw RasterizerError(.size, "a test", context: "a test")
      }
    }
    let black = (0..<16).filter { canvas.picture[x: $0 % 4, y: $0 / 4] == .black }
    #expect(black == [4])
    try canvas.fill(box(3, 3, 1, 1), color: .black)
    #expect(canvas.picture[x: 3, y: 3] == .black)
  }

  // MARK: Pictures

  @Test func `a picture at its own size is copied`() throws {
    var source = Picture(width: 2, height: 1)
    source.pixels = [Picture.packed(RGBA(0x123456)), Picture.packed(RGBA(0xFF0000, alpha: 128))]
    var canvas = try canvas()
    try canvas.draw(source, in: box(1, 2, 2, 1))
    #expect(canvas.picture[x: 1, y: 2] == RGBA(0x123456))
    #expect(canvas.picture[x: 2, y: 2] == RGBA(red: 255, green: 127, blue: 127))
  }

  @Test func `a picture keeps its colour in the middle when it shrinks or grows`() throws {
    var source = Picture(width: 64, height: 64)
    for index in source.pixels.indices { source.pixels[index] = 0xFF00_80FF }
    for side in [5.0, 17.3, 100] {
      var canvas = try canvas(120, 120, background: .clear)
      try canvas.draw(source, in: box(3.2, 4.7, side, side))
      let middle = Int(4 + side / 2)
      #expect(canvas.picture[x: middle, y: middle] == RGBA(red: 255, green: 128, blue: 0))
      let area = canvas.picture.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
      #expect((area / (side * side) - 1).magnitude < 0.06)
    }
  }

  @Test func `pictures outside or without size draw nothing`() throws {
    let source = Picture(width: 3, height: 3)
    var canvas = try canvas()
    for place in [
      box(-50, 0, 3.5, 3), box(50, 50, 2, 2), box(0, 0, 0, 1), box(0, 0, .nan, 1),
      box(0, 0, .infinity, 1), box(3.9, 3.9, 100, 0.01),
    ] {
      try canvas.draw(source, in: place)
    }
    #expect(canvas.picture.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  // MARK: Limits

  @Test(
    arguments: [
      (0, 10, 1), (10, -1, 1), (.nan, 10, 1), (10, 10, 0), (10, 10, 17), (10, 10, .nan),
      (40_000, 10, 1), (20_000, 20_000, 1), (.infinity, 10, 1), (1e300, 1, 2),
    ] as [(Double, Double, Double)])
  func `sizes that make no sense are errors`(
    _ width: Double, _ height: Double, _ scale: Double
  ) throws {
    let cache = try GlyphCache()
    #expect(throws: RasterizerError(.size, "", context: "")) {
      try Canvas(width: width, height: height, scale: scale, cache: cache)
    }
    #expect(throws: RasterizerError(.size, "", context: "")) {
      try SVGDrawing(width: width, height: height, scale: scale, cache: cache)
    }
  }

  @Test func `sizes are rounded up to pixels`() throws {
    #expect(try canvas(10.1, 3, scale: 3).picture.width == 31)
    #expect(try canvas(10.1, 1.0 / 3, scale: 3).picture.height == 1)
  }
}
