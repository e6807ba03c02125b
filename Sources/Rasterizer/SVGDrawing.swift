package import Glyphs
import OutputFormats
package import TextLayout

/// An SVG document to draw on: real outlines, one `<symbol>` a glyph.
///
/// The same drawing gives the same bytes. Symbols are numbered by face and glyph, both in order of
/// first use, so that ids tell nothing about the machine. Glyphs are placed as a canvas of the same
/// scale places them.
package struct SVGDrawing: DrawingSurface {
  package let scale: Double
  package private(set) var limitations: [GlyphLimitation] = []

  private let width: Double
  private let height: Double
  private var definitions = ""
  private var body = ""
  private var symbols: SVGSymbols
  private var clipCount = 0

  /// Makes an empty document.
  ///
  /// - Parameters:
  ///   - width: Points, which are the document's units.
  ///   - height: Points.
  ///   - scale: The pixels of a point to which glyphs are placed.
  ///   - background: A colour for the whole document.
  ///   - cache: Keeps faces and glyphs.
  /// - Throws: `RasterizerError` with `size`.
  package init(
    width: Double, height: Double, scale: Double, background: RGBA = .clear, cache: GlyphCache
  ) throws(RasterizerError) {
    _ = try Canvas.pixelSize(width: width, height: height, scale: scale)
    self.width = width
    self.height = height
    self.scale = scale
    symbols = SVGSymbols(cache: cache)
    if background.alpha > 0 {
      try fill(PointBox(x: 0, y: 0, width: width, height: height), color: background)
    }
  }

  /// The document.
  package var text: String {
    let size = "\(SVG.number(width))\" height=\"\(SVG.number(height))"
    let defs = definitions + symbols.definitions
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" \
      viewBox="0 0 \(SVG.number(width)) \(SVG.number(height))">

      """ + (defs.isEmpty ? "" : "<defs>\n\(defs)</defs>\n") + body + "</svg>\n"
  }

  package mutating func fill(_ box: PointBox, color: RGBA) throws(RasterizerError) {
    guard box.width > 0 && box.height > 0 && color.alpha > 0 else { return }
    body += "<rect \(SVG.box(box)) \(SVG.fill(color))/>\n"
  }

  package mutating func fill(_ outline: Outline, color: RGBA) throws(RasterizerError) {
    guard !outline.isEmpty && color.alpha > 0 else { return }
    body += "<path d=\"\(SVG.path(outline))\" \(SVG.fill(color))/>\n"
  }

  package mutating func fillRounded(
    _ box: PointBox, radius: Double, color: RGBA
  ) throws(RasterizerError) {
    try fill(.roundedRectangle(box, radius: radius), color: color)
  }

  package mutating func stroke(
    _ box: PointBox, width: Double, radius: Double, color: RGBA
  ) throws(RasterizerError) {
    try fill(.frame(box, width: width, radius: radius), color: color)
  }

  package mutating func draw(_ picture: Picture, in box: PointBox) throws(RasterizerError) {
    guard picture.width > 0 && picture.height > 0 else { return }
    body += try SVG.image(picture, attributes: SVG.box(box)) + "\n"
  }

  package mutating func draw(
    _ run: GlyphRun, at origin: Outline.Point, color: RGBA
  ) throws(RasterizerError) {
    _ = try drawing { () throws(GlyphsError) in
      try GlyphSize(pixelsPerEm: run.pointSize * scale)
    }
    let unit = run.pointSize / Double(run.face.unitsPerEm)
    // Glyphs of one row share a group whose units are the font's, with y upwards.
    var row: Int?
    // The text's alpha fades a glyph's own colours as well, all of them together.
    let fades = color.alpha < 255 && run.face.hasColorTables
    let fill = SVG.fill(fades ? color.opaque : color)
    let fading = fades ? " opacity=\"\(SVG.share(color.alpha))\"" : ""
    for glyph in run.glyphs {
      guard let symbol = try symbols.symbol(of: glyph.glyph, face: run.face),
        let place = SnappedOrigin(x: origin.x + glyph.x, y: origin.y + glyph.y, scale: scale)
      else { continue }
      if place.row != row {
        if row != nil { body += "</g>\n" }
        row = place.row
        let (y, size) = (SVG.number(Double(place.row) / scale), SVG.factor(unit))
        body += "<g \(fill) transform=\"translate(0 \(y)) scale(\(size) -\(size))\">\n"
      }
      body += "<use href=\"#\(symbol)\" x=\"\(SVG.number(place.x / scale / unit))\"\(fading)/>\n"
    }
    if row != nil { body += "</g>\n" }
    for limitation in symbols.limitations where !limitations.contains(limitation) {
      limitations.append(limitation)
    }
  }

  package func shows(_ box: PointBox) -> Bool { true }

  package mutating func clipped(
    to box: PointBox, _ body: (inout Self) throws(RasterizerError) -> Void
  ) throws(RasterizerError) {
    let pixels = box.rounded(scale: scale)
    let sides = PointBox(
      x: Double(pixels.left) / scale, y: Double(pixels.top) / scale,
      width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    let id = "c\(clipCount)"
    clipCount += 1
    definitions += "<clipPath id=\"\(id)\"><rect \(SVG.box(sides))/></clipPath>\n"
    self.body += "<g clip-path=\"url(#\(id))\">\n"
    defer { self.body += "</g>\n" }
    try body(&self)
  }
}
