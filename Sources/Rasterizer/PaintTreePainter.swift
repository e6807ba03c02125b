import Glyphs

/// Draws the nodes of a COLR version 1 glyph into pictures of one size.
struct PaintTreePainter {
  var shapes: GlyphShapes
  let outlines: OutlineRasterizer
  let foreground: RGBA
  let left: Int
  let top: Int
  /// The pixels of a picture.
  let work: Int

  private var spent = 0

  /// The most pixels that the nodes of one glyph may touch together.
  ///
  /// An emoji at 256 pixels an em has about 50 nodes of 65,000 pixels: 3 million.
  private static let workLimit = 1 << 29

  init(
    shapes: GlyphShapes, outlines: OutlineRasterizer, foreground: RGBA, left: Int, top: Int,
    work: Int
  ) {
    self.shapes = shapes
    self.outlines = outlines
    self.foreground = foreground
    self.left = left
    self.top = top
    self.work = work
  }

  /// Draws a node over a picture.
  ///
  /// - Parameters:
  ///   - paint: The node.
  ///   - transform: From the node's units to pixels of the picture.
  ///   - mask: Where the node shows; nil for everywhere.
  ///   - picture: What it is drawn onto.
  /// - Throws: `GlyphsError` with `badGlyph` or `tooLarge`.
  mutating func paint(
    _ paint: GlyphPaint, transform: Transform, mask: CoverageMask?, onto picture: inout Picture
  ) throws(GlyphsError) {
    spent += work
    guard spent <= Self.workLimit else {
      throw GlyphsError(
        .tooLarge, "a colour glyph has too many parts to be drawn at this size",
        context: shapes.rasterizer.face.file.path)
    }
    switch paint {
    case .layers(let children):
      for child in children {
        try self.paint(child, transform: transform, mask: mask, onto: &picture)
      }
    case .solid(let color):
      let color = color.resolved(foreground: foreground)
      guard let mask else { return picture.fill(picture.box, color: color) }
      picture.blend(mask, color: color, clip: picture.box)
    case .gradient(let gradient):
      fill(gradient, transform: transform, mask: mask, onto: &picture)
    case .transformed(let inner, let child):
      try self.paint(
        child, transform: transform.concatenating(inner: inner), mask: mask, onto: &picture)
    case .glyph(let glyph, let fill):
      let outline = try shapes.outline(of: glyph)
      let own = try outlines.mask(of: outline, transform: transform, within: picture.box)
      guard !own.isEmpty else { return }
      let both = mask.map { own.multiplied(by: $0) } ?? own
      try self.paint(fill, transform: transform, mask: both, onto: &picture)
    case .clipped(let clip, let child):
      let own = try outlines.mask(of: .clip(clip), transform: transform, within: picture.box)
      guard !own.isEmpty else { return }
      let both = mask.map { own.multiplied(by: $0) } ?? own
      try self.paint(child, transform: transform, mask: both, onto: &picture)
    case .composite(let mode, let source, let backdrop):
      var result = Picture(width: picture.width, height: picture.height)
      var above = result
      try self.paint(backdrop, transform: transform, mask: nil, onto: &result)
      try self.paint(source, transform: transform, mask: nil, onto: &above)
      let compositor = Compositor(mode: mode)
      for index in result.pixels.indices {
        result.pixels[index] = compositor.pixel(above.pixels[index], over: result.pixels[index])
      }
      blend(result, mask: mask, onto: &picture)
    }
  }

  private func fill(
    _ gradient: GlyphGradient, transform: Transform, mask: CoverageMask?,
    onto picture: inout Picture
  ) {
    guard let shader = GradientShader(gradient, transform: transform, foreground: foreground)
    else { return }
    let area = mask?.box.intersection(picture.box) ?? picture.box
    guard !area.isEmpty else { return }
    for row in area.top..<area.bottom {
      for column in area.left..<area.right {
        let coverage = mask?.at(column: column, row: row) ?? 255
        guard coverage > 0 else { continue }
        let index = row * picture.width + column
        let pixel = shader.pixel(x: Double(column) + 0.5, y: Double(row) + 0.5)
        picture.pixels[index] = Blend.over(
          Blend.scaled(pixel, by: UInt32(coverage)), picture.pixels[index])
      }
    }
  }

  private func blend(_ source: Picture, mask: CoverageMask?, onto picture: inout Picture) {
    guard let mask else {
      return picture.blend(source, column: 0, row: 0, clip: picture.box)
    }
    let area = mask.box.intersection(picture.box)
    guard !area.isEmpty else { return }
    for row in area.top..<area.bottom {
      for column in area.left..<area.right {
        let index = row * picture.width + column
        let covered = Blend.scaled(
          source.pixels[index], by: UInt32(mask.at(column: column, row: row)))
        picture.pixels[index] = Blend.over(covered, picture.pixels[index])
      }
    }
  }
}

extension CoverageMask {
  var box: PixelBox { PixelBox(left: left, top: top, right: left + width, bottom: top + height) }

  /// The coverage of a pixel inside the box.
  @inline(__always)
  func at(column: Int, row: Int) -> UInt8 { coverage[(row - top) * width + column - left] }

  /// What both masks cover.
  func multiplied(by other: CoverageMask) -> CoverageMask {
    let area = box.intersection(other.box)
    guard !area.isEmpty else { return .empty }
    var result = CoverageMask(
      left: area.left, top: area.top, width: area.width, height: area.height, coverage: [])
    result.coverage.reserveCapacity(area.width * area.height)
    for row in area.top..<area.bottom {
      for column in area.left..<area.right {
        let product = Int(at(column: column, row: row)) * Int(other.at(column: column, row: row))
        result.coverage.append(UInt8(Picture.divided255(product)))
      }
    }
    return result
  }
}
