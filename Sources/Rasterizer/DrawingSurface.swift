package import Glyphs
package import TextLayout

/// Something to draw on: pixels or an SVG document.
///
/// Units: points, origin at the top left, y downwards. What is drawn later lies over what was drawn
/// before.
package protocol DrawingSurface {
  /// The pixels that a point has.
  ///
  /// An SVG document has none of its own; it places glyphs as a canvas of this scale does, so that
  /// both look the same.
  var scale: Double { get }

  /// What fonts asked for and was not drawn, in order of appearance.
  var limitations: [GlyphLimitation] { get }

  /// Fills a rectangle; edges inside a pixel cover a part of it.
  mutating func fill(_ box: PointBox, color: RGBA) throws(RasterizerError)

  /// Fills an outline.
  mutating func fill(_ outline: Outline, color: RGBA) throws(RasterizerError)

  /// Fills a rectangle with round corners; a radius of more than half a side is taken as half.
  mutating func fillRounded(
    _ box: PointBox, radius: Double, color: RGBA
  ) throws(RasterizerError)

  /// Draws a frame inside the sides of a rectangle.
  ///
  /// - Parameters:
  ///   - box: The outer sides.
  ///   - width: The width of the frame; one that leaves no room inside fills the rectangle.
  ///   - radius: The radius of the outer corners.
  ///   - color: The colour.
  /// - Throws: `RasterizerError` with `size` for numbers that cannot be drawn.
  mutating func stroke(
    _ box: PointBox, width: Double, radius: Double, color: RGBA
  ) throws(RasterizerError)

  /// Draws a picture, stretched to a rectangle.
  mutating func draw(_ picture: Picture, in box: PointBox) throws(RasterizerError)

  /// Draws glyphs.
  ///
  /// Text baselines are moved to the nearest row of pixels and glyphs to the nearest quarter of a
  /// pixel, horizontally.
  mutating func draw(
    _ run: GlyphRun, at origin: Outline.Point, color: RGBA
  ) throws(RasterizerError)

  /// Whether anything drawn inside a rectangle can be seen.
  func shows(_ box: PointBox) -> Bool

  /// Draws while nothing outside a rectangle changes; its sides are moved to the nearest pixels.
  mutating func clipped(
    to box: PointBox, _ body: (inout Self) throws(RasterizerError) -> Void
  ) throws(RasterizerError)
}

extension DrawingSurface {
  /// Draws a frame with square corners inside the sides of a rectangle.
  package mutating func stroke(
    _ box: PointBox, width: Double, color: RGBA
  ) throws(RasterizerError) {
    try stroke(box, width: width, radius: 0, color: color)
  }

  /// Draws a line with flat ends, in dashes if asked for.
  ///
  /// - Parameters:
  ///   - start: One end.
  ///   - end: The other end.
  ///   - width: How thick the line is.
  ///   - dash: The length of a dash and of the gap behind it; nil for an unbroken line.
  ///   - color: The colour.
  /// - Throws: `RasterizerError` with `size` for numbers that cannot be drawn.
  package mutating func line(
    from start: Outline.Point, to end: Outline.Point, width: Double,
    dash: (on: Double, off: Double)? = nil, color: RGBA
  ) throws(RasterizerError) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard let dash, dash.on > 0, dash.off > 0, length / (dash.on + dash.off) < 4096 else {
      return try fill(.line(from: start, to: end, width: width), color: color)
    }
    var dashes = Outline()
    var position = 0.0
    while position < length {
      let stop = min(position + dash.on, length)
      func point(_ distance: Double) -> Outline.Point {
        Outline.Point(x: start.x + dx * distance / length, y: start.y + dy * distance / length)
      }
      dashes.elements +=
        Outline.line(from: point(position), to: point(stop), width: width).elements
      position += dash.on + dash.off
    }
    try fill(dashes, color: color)
  }

  /// Draws the lines that a layout shows, with what goes under and through them.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - origin: Where the top left of its box goes.
  ///   - color: The colour of the text.
  ///   - lines: Which of the lines; nil for all.
  /// - Throws: `RasterizerError` with `font` or `size`.
  package mutating func draw(
    _ layout: TextLayout, at origin: Outline.Point, color: RGBA, lines: Range<Int>? = nil
  ) throws(RasterizerError) {
    for run in layout.glyphRuns() where lines?.contains(run.line) ?? true {
      try drawDecorated(run, at: origin, color: color)
    }
  }

  /// Draws glyphs with what goes under and through them.
  package mutating func drawDecorated(
    _ run: GlyphRun, at origin: Outline.Point, color: RGBA
  ) throws(RasterizerError) {
    try draw(run.decorations.filter { $0.kind == .underline }, of: run, at: origin, color: color)
    try draw(run, at: origin, color: color)
    try draw(
      run.decorations.filter { $0.kind == .strikethrough }, of: run, at: origin, color: color)
  }

  /// Draws lines as wide as a run, on whole pixels and at least one high, so that they are crisp
  /// and meet those of the next run.
  private mutating func draw(
    _ decorations: [TextDecoration], of run: GlyphRun, at origin: Outline.Point, color: RGBA
  ) throws(RasterizerError) {
    let scale = self.scale
    func snapped(_ points: Double) -> Double { (points * scale + 0.5).rounded(.down) / scale }
    for decoration in decorations {
      let left = snapped(origin.x + run.extent.lowerBound)
      try fill(
        PointBox(
          x: left, y: snapped(origin.y + decoration.top),
          width: snapped(origin.x + run.extent.upperBound) - left,
          height: max(snapped(decoration.thickness), 1 / scale)),
        color: color)
    }
  }
}

/// Where a glyph's origin goes, in pixels.
struct SnappedOrigin: Hashable {
  /// The column.
  var column: Int
  /// How many quarters of a pixel further to the right.
  var quarter: Int
  /// The row of the text baseline.
  var row: Int

  /// The nearest quarter of a column and the nearest row; nil far outside of any canvas.
  init?(x: Double, y: Double, scale: Double) {
    let (quarters, row) = ((x * scale * 4 + 0.5).rounded(.down), (y * scale + 0.5).rounded(.down))
    guard quarters.magnitude < 0x1p24 && row.magnitude < 0x1p24 else { return nil }
    column = Int(quarters) >> 2
    quarter = Int(quarters) & 3
    self.row = Int(row)
  }

  /// The place in pixels.
  var x: Double { Double(column) + Double(quarter) / 4 }
}
