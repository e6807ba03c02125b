import Testing

@testable import Glyphs

@Suite struct OutlineOverlapsTests {
  /// A contour through points.
  private func contour(_ points: [(Double, Double)]) -> [Outline.Element] {
    points.enumerated().map { index, point in
      let place = Outline.Point(x: point.0, y: point.1)
      return index == 0 ? .move(place) : .line(place)
    } + [.close]
  }

  private func square(_ x: Double, _ side: Double, isReversed: Bool = false) -> [Outline.Element] {
    let points = [(x, x), (x + side, x), (x + side, x + side), (x, x + side)]
    return contour(isReversed ? points.reversed() : points)
  }

  @Test func `contours apart, and holes, do not overlap`() {
    #expect(!Outline().mayOverlap)
    #expect(!Outline(square(0, 4)).mayOverlap)
    #expect(!Outline(square(0, 4) + square(5, 4)).mayOverlap)
    #expect(!Outline(square(0, 9) + square(3, 2, isReversed: true)).mayOverlap)
  }

  @Test func `contours over each other do, and one that crosses itself`() {
    #expect(Outline(square(0, 4) + square(3, 4)).mayOverlap)
    #expect(Outline(square(0, 4) + square(3, 4, isReversed: true)).mayOverlap)
    #expect(Outline(contour([(0, 0), (4, 4), (4, 0), (0, 4)])).mayOverlap)
  }

  @Test func `letters of a variable font mostly do not`() throws {
    let face = try face("Inter-Variable.ttf", variations: [])
    let rasterizer = try GlyphRasterizer(face: face)
    let letters = "abcdeghinopqrsuvyz"
    let overlapping = try letters.unicodeScalars.filter { scalar in
      try rasterizer.outline(of: #require(face.glyph(for: scalar))).mayOverlap
    }
    #expect(overlapping.count * 2 < letters.count, "\(overlapping)")
  }
}
