package import Glyphs
import OutputFormats
package import TextLayout

/// A picture to draw on.
///
/// Colours are sRGB with alpha multiplied in. Coverage is blended linearly on the encoded values,
/// without a gamma: so do Core Graphics and browsers, with which pictures are compared, and text
/// keeps the weight it has on a device. (Light that is added physically would be blended on decoded
/// values, and makes dark text on white thinner.)
package struct Canvas: DrawingSurface, Sendable {
  /// What has been drawn.
  package private(set) var picture: Picture
  package let scale: Double
  package private(set) var limitations: [GlyphLimitation] = []

  private let cache: GlyphCache
  /// Where anything is drawn, in pixels of the whole canvas.
  private var clip: PixelBox
  /// The row of the whole canvas with which the picture begins.
  private let firstRow: Int

  /// The most pixels that a point may have.
  package static let scaleLimit = 16.0

  /// Makes a canvas of one colour.
  ///
  /// - Parameters:
  ///   - width: Points; rounded up to whole pixels.
  ///   - height: Points; rounded up to whole pixels.
  ///   - scale: The pixels of a point, such as 1, 2 or 3; at most 16.
  ///   - background: The colour of all pixels.
  ///   - rows: The rows of pixels that are drawn, and are the picture; nil for all.
  ///   - cache: Keeps glyphs; may be shared with other canvases.
  /// - Throws: `RasterizerError` with `size`.
  package init(
    width: Double, height: Double, scale: Double, background: RGBA = .clear,
    rows: Range<Int>? = nil, cache: GlyphCache
  ) throws(RasterizerError) {
    let size = try Self.pixelSize(width: width, height: height, scale: scale)
    let rows = rows?.clamped(to: 0..<size.height) ?? 0..<size.height
    picture = Picture(width: size.width, height: rows.count, color: background)
    clip = PixelBox(left: 0, top: rows.lowerBound, right: size.width, bottom: rows.upperBound)
    firstRow = rows.lowerBound
    self.scale = scale
    self.cache = cache
  }

  /// The size of a canvas in pixels.
  static func pixelSize(
    width: Double, height: Double, scale: Double
  ) throws(RasterizerError) -> (width: Int, height: Int) {
    guard scale > 0 && scale <= scaleLimit else {
      throw RasterizerError(
        .size, "a scale must be above 0 and at most 16",
        context: "a scale of \(Number.trimmed(scale, places: 2))")
    }
    let columns = (width * scale - 1e-4).rounded(.up)
    let rows = (height * scale - 1e-4).rounded(.up)
    let words = Self.words(width: width, height: height, scale: scale)
    guard columns > 0 && rows > 0 else {
      throw RasterizerError(.size, "a picture needs a size above 0", context: words)
    }
    let side = Double(Picture.sideLimit)
    guard columns <= side && rows <= side && columns * rows <= Double(Picture.pixelLimit) else {
      let most = Number.grouped(Picture.sideLimit)
      throw RasterizerError(
        .size,
        "too many pixels; at most \(most) a side and \(Picture.pixelLimit / 1_000_000) million "
          + "in all are drawn; choose a smaller scale, or draw less at once", context: words)
    }
    return (Int(columns), Int(rows))
  }

  /// A size for people: whole points, in groups of three digits.
  private static func words(width: Double, height: Double, scale: Double) -> String {
    let points = [width, height].map { Number.grouped($0.rounded(.up), places: 0) }
    return "\(points[0]) × \(points[1]) points at scale \(Number.trimmed(scale, places: 2))"
  }

  package mutating func fill(_ box: PointBox, color: RGBA) throws(RasterizerError) {
    if let whole = wholePixels(box) {
      return fill(whole, color: color)
    }
    try fill(.rectangle(box), color: color)
  }

  package mutating func fill(_ outline: Outline, color: RGBA) throws(RasterizerError) {
    try fill(outline, color: color, within: clip)
  }

  private mutating func fill(_ box: PixelBox, color: RGBA) {
    picture.fill(box.intersection(clip).moved(down: -firstRow), color: color)
  }

  private mutating func fill(
    _ outline: Outline, color: RGBA, within box: PixelBox
  ) throws(RasterizerError) {
    let transform = Transform(a: scale, b: 0, c: 0, d: scale)
    let mask = try drawing { () throws(GlyphsError) in
      try cache.outlines.mask(of: outline, transform: transform, within: box)
    }
    picture.blend(mask, color: color, row: -firstRow, clip: picture.box)
  }

  package mutating func fillRounded(
    _ box: PointBox, radius: Double, color: RGBA
  ) throws(RasterizerError) {
    let outline = Outline.roundedRectangle(box, radius: radius)
    let corner = cornerHeight(radius, of: box)
    guard let whole = wholePixels(box), whole.height > 2 * corner else {
      return try fill(outline, color: color)
    }
    // Between the rows of the corners, nothing is cut off.
    let (top, middle, bottom) = whole.rows(apart: corner)
    try fill(outline, color: color, within: top.intersection(clip))
    fill(middle, color: color)
    try fill(outline, color: color, within: bottom.intersection(clip))
  }

  package mutating func stroke(
    _ box: PointBox, width: Double, radius: Double, color: RGBA
  ) throws(RasterizerError) {
    let outline = Outline.frame(box, width: width, radius: radius)
    let around = box.inset(by: -1 / scale).rounded(scale: scale)
    let (top, middle, bottom) = around.rows(apart: cornerHeight(max(radius, width), of: box) + 1)
    guard !middle.isEmpty else { return try fill(outline, color: color) }
    // Between the rows of the corners are two sides, and nothing in between.
    let side = Int((width * scale).rounded(.up)) + 2
    guard 2 * side < middle.width else { return try fill(outline, color: color) }
    var (left, right) = (middle, middle)
    left.right = left.left + side
    right.left = right.right - side
    for part in [top, left, right, bottom] {
      try fill(outline, color: color, within: part.intersection(clip))
    }
  }

  /// The rows of pixels that a round corner may touch.
  private func cornerHeight(_ radius: Double, of box: PointBox) -> Int {
    Int((min(radius, box.width, box.height) * scale).rounded(.up)) + 1
  }

  /// A box whose sides lie on the edges of pixels; nil for others.
  private func wholePixels(_ box: PointBox) -> PixelBox? {
    let sides = [box.x, box.y, box.right, box.bottom].map { $0 * scale }
    guard sides.allSatisfy({ $0 == $0.rounded() && $0.magnitude < 0x1p24 }) else { return nil }
    return PixelBox(
      left: Int(sides[0]), top: Int(sides[1]), right: Int(sides[2]), bottom: Int(sides[3]))
  }

  package mutating func draw(_ other: Picture, in box: PointBox) throws(RasterizerError) {
    guard other.width > 0 && other.height > 0 else { return }
    let scaler = PictureScaler(
      left: box.x * scale, top: box.y * scale, width: box.width * scale,
      height: box.height * scale)
    guard let (scaled, column, row) = scaler.scaled(other, within: clip) else { return }
    picture.blend(scaled, column: column, row: row - firstRow, clip: clip.moved(down: -firstRow))
  }

  package mutating func draw(
    _ run: GlyphRun, at origin: Outline.Point, color: RGBA
  ) throws(RasterizerError) {
    let size = try drawing { () throws(GlyphsError) in
      try GlyphSize(pixelsPerEm: run.pointSize * scale)
    }
    let visible = clip.moved(down: -firstRow)
    for glyph in run.glyphs {
      guard
        let place = SnappedOrigin(x: origin.x + glyph.x, y: origin.y + glyph.y, scale: scale)
      else { continue }
      let image = try cache.image(
        of: glyph.glyph, face: run.face, size: size, quarter: place.quarter,
        color: color.opaque)
      switch image {
      case .mask(let mask):
        picture.blend(
          mask, color: color, column: place.column, row: place.row - firstRow, clip: visible)
      case .picture(let drawn):
        picture.blend(
          drawn.picture, column: drawn.left + place.column,
          row: drawn.top + place.row - firstRow, alpha: color.alpha, clip: visible)
        for limitation in drawn.limitations where !limitations.contains(limitation) {
          limitations.append(limitation)
        }
      }
    }
  }

  package func shows(_ box: PointBox) -> Bool {
    !box.rounded(scale: scale).intersection(clip).isEmpty
  }

  package mutating func clipped(
    to box: PointBox, _ body: (inout Self) throws(RasterizerError) -> Void
  ) throws(RasterizerError) {
    let outer = clip
    clip = clip.intersection(box.rounded(scale: scale))
    defer { clip = outer }
    try body(&self)
  }
}
