import Glyphs

/// Draws one glyph, whatever it is made of, at one size and quarter of a pixel.
struct ColorGlyphPainter {
  let rasterizer: GlyphRasterizer
  let outlines: OutlineRasterizer
  let size: GlyphSize
  let quarter: Int
  /// The text's colour.
  let foreground: RGBA

  /// - Throws: `GlyphsError` with `badGlyph` or `tooLarge`.
  func image(of glyph: UInt32) throws(GlyphsError) -> GlyphImage {
    switch rasterizer.artwork(of: glyph) {
    case .outline:
      return .mask(try rasterizer.mask(of: glyph, size: size, quarter: quarter))
    case .outlineOnly(let limitation):
      let mask = try rasterizer.mask(of: glyph, size: size, quarter: quarter)
      let layer = (mask, foreground)
      var placed = flattened([layer])
      placed.limitations = [limitation]
      return .picture(placed)
    case .layers(let layers):
      var masks: [(CoverageMask, RGBA)] = []
      for layer in layers {
        let mask = try rasterizer.mask(of: layer.glyph, size: size, quarter: quarter)
        masks.append((mask, layer.color.resolved(foreground: foreground)))
      }
      return .picture(flattened(masks))
    case .picture:
      guard let picture = try rasterizer.picture(of: glyph, size: size) else {
        return .mask(try rasterizer.mask(of: glyph, size: size, quarter: quarter))
      }
      return .picture(scaled(picture))
    case .paint(let paint, let limitations):
      var placed = try painted(paint)
      placed.limitations = limitations
      return .picture(placed)
    }
  }

  /// Masks one over the other.
  private func flattened(_ layers: [(mask: CoverageMask, color: RGBA)]) -> PlacedPicture {
    let masks = layers.map(\.mask).filter { !$0.isEmpty }
    let left = masks.map(\.left).min() ?? 0
    let top = masks.map(\.top).min() ?? 0
    let right = masks.map { $0.left + $0.width }.max() ?? 0
    let bottom = masks.map { $0.top + $0.height }.max() ?? 0
    var picture = Picture(width: right - left, height: bottom - top)
    for layer in layers where !layer.mask.isEmpty {
      picture.blend(
        layer.mask, color: layer.color, column: -left, row: -top, clip: picture.box)
    }
    return PlacedPicture(picture: picture, left: left, top: top)
  }

  private func scaled(_ glyph: GlyphPicture) -> PlacedPicture {
    let factor = size.pixelsPerEm / glyph.pixelsPerEm
    let scaler = PictureScaler(
      left: Double(glyph.left) * factor + Double(quarter) / 4, top: Double(glyph.top) * factor,
      width: Double(glyph.picture.width) * factor, height: Double(glyph.picture.height) * factor)
    let reach = 1 << 20
    let everywhere = PixelBox(left: -reach, top: -reach, right: reach, bottom: reach)
    guard let (picture, column, row) = scaler.scaled(glyph.picture, within: everywhere) else {
      return PlacedPicture(picture: Picture(width: 0, height: 0), left: 0, top: 0)
    }
    return PlacedPicture(picture: picture, left: column, top: row)
  }

  /// A COLR version 1 glyph.
  private func painted(_ paint: GlyphPaint) throws(GlyphsError) -> PlacedPicture {
    let unit = size.pixelsPerEm / Double(rasterizer.face.unitsPerEm)
    let toPixels = Transform(a: unit, b: 0, c: 0, d: -unit, tx: Double(quarter) / 4)
    var shapes = GlyphShapes(rasterizer: rasterizer)
    guard let box = try shapes.box(of: paint, transform: toPixels) else {
      return PlacedPicture(picture: Picture(width: 0, height: 0), left: 0, top: 0)
    }
    guard box.width * box.height <= CoverageMask.pixelLimit else {
      throw GlyphsError(
        .tooLarge, "a glyph would be \(box.width) × \(box.height) pixels",
        context: rasterizer.face.file.path)
    }
    var painter = PaintTreePainter(
      shapes: shapes, outlines: outlines, foreground: foreground, left: box.left, top: box.top,
      work: box.width * box.height)
    var picture = Picture(width: box.width, height: box.height)
    let moved = Transform(a: 1, b: 0, c: 0, d: 1, tx: Double(-box.left), ty: Double(-box.top))
    try painter.paint(
      paint, transform: moved.concatenating(inner: toPixels), mask: nil, onto: &picture)
    return PlacedPicture(picture: picture, left: box.left, top: box.top)
  }
}

/// The outlines that a COLR version 1 glyph uses, each read once.
struct GlyphShapes {
  let rasterizer: GlyphRasterizer
  private var known: [UInt32: Outline] = [:]

  init(rasterizer: GlyphRasterizer) { self.rasterizer = rasterizer }

  /// - Throws: `GlyphsError` with `badGlyph`.
  mutating func outline(of glyph: UInt32) throws(GlyphsError) -> Outline {
    if let outline = known[glyph] { return outline }
    let outline = try rasterizer.outline(of: glyph)
    known[glyph] = outline
    return outline
  }

  /// The pixels around everything that the node's glyphs bound; nil when there are none.
  mutating func box(
    of paint: GlyphPaint, transform: Transform
  ) throws(GlyphsError) -> PixelBox? {
    switch paint {
    case .solid, .gradient: return nil
    case .transformed(let inner, let child):
      return try box(of: child, transform: transform.concatenating(inner: inner))
    case .layers(let children):
      var result: PixelBox?
      for child in children { result = result.union(try box(of: child, transform: transform)) }
      return result
    case .composite(_, let source, let backdrop):
      let below = try box(of: backdrop, transform: transform)
      return below.union(try box(of: source, transform: transform))
    case .clipped(let clip, _):
      // A fill without an outline takes all of it.
      return try pixels(of: Outline.clip(clip).transformed(by: transform), "the clip box")
    case .glyph(let glyph, _):
      // Of the fill, only what is inside the outline shows.
      return try pixels(of: outline(of: glyph).transformed(by: transform), "glyph \(glyph)")
    }
  }

  /// The pixels around an outline; nil for an empty one.
  private func pixels(
    of outline: Outline, _ name: String
  ) throws(GlyphsError) -> PixelBox? {
    guard let bounds = outline.controlBox else { return nil }
    let numbers = [bounds.minimum.x, bounds.minimum.y, bounds.maximum.x, bounds.maximum.y]
    guard numbers.allSatisfy({ $0.magnitude < 1e5 }) else {
      throw GlyphsError(
        .badGlyph, "\(name) is drawn too far from its place",
        context: rasterizer.face.file.path)
    }
    return PixelBox(
      left: Int(bounds.minimum.x.rounded(.down)), top: Int(bounds.minimum.y.rounded(.down)),
      right: Int(bounds.maximum.x.rounded(.up)), bottom: Int(bounds.maximum.y.rounded(.up)))
  }

  /// Whether a node's glyphs lie inside a clip box.
  mutating func lie(inside clip: ClipBox, _ paint: GlyphPaint) throws(GlyphsError) -> Bool {
    guard let box = try box(of: paint, transform: .identity) else { return true }
    return Double(box.left) >= clip.left && Double(box.right) <= clip.right
      && Double(box.top) >= clip.bottom && Double(box.bottom) <= clip.top
  }
}

extension Outline {
  /// A clip box as an outline.
  static func clip(_ box: ClipBox) -> Outline {
    Outline([
      .move(Point(x: box.left, y: box.bottom)), .line(Point(x: box.left, y: box.top)),
      .line(Point(x: box.right, y: box.top)), .line(Point(x: box.right, y: box.bottom)), .close,
    ])
  }
}

extension PixelBox? {
  /// The box around both.
  fileprivate func union(_ other: PixelBox?) -> PixelBox? {
    guard let self, let other else { return self ?? other }
    return PixelBox(
      left: Swift.min(self.left, other.left), top: Swift.min(self.top, other.top),
      right: Swift.max(self.right, other.right), bottom: Swift.max(self.bottom, other.bottom))
  }
}
