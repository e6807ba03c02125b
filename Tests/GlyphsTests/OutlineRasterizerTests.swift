import Testing

@testable import Glyphs

@Suite struct OutlineRasterizerTests {
  private let everywhere = PixelBox(left: -1000, top: -1000, right: 1000, bottom: 1000)

  private func rectangle(_ x: Double, _ y: Double, _ right: Double, _ bottom: Double) -> Outline {
    Outline([
      .move(Outline.Point(x: x, y: y)), .line(Outline.Point(x: right, y: y)),
      .line(Outline.Point(x: right, y: bottom)), .line(Outline.Point(x: x, y: bottom)), .close,
    ])
  }

  @Test func `a pixel is covered as far as the shape covers it`() throws {
    let outlines = try OutlineRasterizer()
    // Half of the first column, all of the second, a quarter of the third; half of the last row.
    let mask = try outlines.mask(of: rectangle(0.5, 0, 2.25, 1.5), within: everywhere)
    #expect(mask.left == 0 && mask.top == 0 && mask.width == 3 && mask.height == 2)
    #expect(mask.coverage == [128, 255, 64, 64, 128, 32])
  }

  @Test func `y grows downwards and places may be negative`() throws {
    let mask = try OutlineRasterizer().mask(of: rectangle(-2, -3, -1, -2), within: everywhere)
    #expect(mask == CoverageMask(left: -2, top: -3, width: 1, height: 1, coverage: [255]))
  }

  @Test func `nothing outside the box is drawn`() throws {
    let box = PixelBox(left: 1, top: 1, right: 3, bottom: 2)
    let mask = try OutlineRasterizer().mask(of: rectangle(0, 0, 2.5, 9), within: box)
    #expect(mask == CoverageMask(left: 1, top: 1, width: 2, height: 1, coverage: [255, 128]))
  }

  @Test func `two contours that run against each other leave a hole`() throws {
    var outline = rectangle(0, 0, 3, 3)
    outline.elements += [
      .move(Outline.Point(x: 1, y: 1)), .line(Outline.Point(x: 1, y: 2)),
      .line(Outline.Point(x: 2, y: 2)), .line(Outline.Point(x: 2, y: 1)), .close,
    ]
    let mask = try OutlineRasterizer().mask(of: outline, within: everywhere)
    #expect(mask.coverage == [255, 255, 255, 255, 0, 255, 255, 255, 255])
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, 200_000])
  func `numbers far out are errors`(_ value: Double) throws {
    let outlines = try OutlineRasterizer()
    #expect(
      code { try outlines.mask(of: rectangle(0, 0, value, 1), within: everywhere) } == .badGlyph)
  }

  @Test func `too many points are an error`() throws {
    let outlines = try OutlineRasterizer()
    let many = Outline((0..<9000).flatMap { _ in rectangle(0, 0, 1, 1).elements })
    #expect(code { try outlines.mask(of: many, within: everywhere) } == .tooLarge)
    let huge = PixelBox(left: 0, top: 0, right: 50_000, bottom: 50_000)
    #expect(
      code { try outlines.mask(of: rectangle(0, 0, 50_000, 50_000), within: huge) } == .tooLarge)
  }

  @Test func `transforms apply from the inside out`() {
    let move = Transform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4)
    let double = Transform(a: 2, b: 0, c: 0, d: 2)
    let point = Outline.Point(x: 1, y: 1)
    #expect(double.concatenating(inner: move).apply(point) == Outline.Point(x: 8, y: 10))
    #expect(move.concatenating(inner: double).apply(point) == Outline.Point(x: 5, y: 6))
    #expect(double.around(x: 1, y: 1).apply(point) == point)
    #expect(move.inverse?.apply(Outline.Point(x: 4, y: 5)) == point)
    #expect(Transform(a: 1, b: 1, c: 1, d: 1).inverse == nil)
  }
}
