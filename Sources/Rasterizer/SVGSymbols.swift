import Glyphs

/// The glyphs of an SVG document, each defined once, in units of its face with y upwards.
struct SVGSymbols {
  private(set) var definitions = ""
  private(set) var limitations: [GlyphLimitation] = []

  private let cache: GlyphCache
  private var faces: [Face] = []
  private var faceIndices: [ObjectIdentifier: Int] = [:]
  private var known: [Key: String?] = [:]

  private struct Key: Hashable {
    var face: Int
    var glyph: UInt32
  }

  /// The size of pictures that stand for what SVG cannot express.
  ///
  /// Units: pixels an em. Strikes of emoji fonts have 96 to 160.
  private static let pictureSize = 160.0

  init(cache: GlyphCache) { self.cache = cache }

  /// The id of a glyph's symbol, which is defined if need be; nil for a glyph that draws nothing.
  mutating func symbol(of glyph: UInt32, face: Face) throws(RasterizerError) -> String? {
    let key = Key(face: index(of: face), glyph: glyph)
    if let known = known[key] { return known }
    let id = "f\(key.face)g\(glyph)"
    let content = try content(of: glyph, face: face, id: id)
    known[key] = .some(content.isEmpty ? nil : id)
    guard !content.isEmpty else { return nil }
    definitions += "<symbol id=\"\(id)\" overflow=\"visible\">\(content)</symbol>\n"
    return id
  }

  private mutating func index(of face: Face) -> Int {
    let id = ObjectIdentifier(face)
    if let known = faceIndices[id] { return known }
    // Kept, so that no other face gets its identity.
    faces.append(face)
    faceIndices[id] = faces.count - 1
    return faces.count - 1
  }

  private mutating func content(
    of glyph: UInt32, face: Face, id: String
  ) throws(RasterizerError) -> String {
    let rasterizer = try cache.rasterizer(for: face)
    switch rasterizer.artwork(of: glyph) {
    case .outline: return try path(of: glyph, rasterizer)
    case .outlineOnly(let limitation):
      note([limitation])
      return try path(of: glyph, rasterizer)
    case .layers(let layers):
      var text = ""
      for layer in layers {
        text += try path(of: layer.glyph, rasterizer, attributes: attributes(layer.color))
      }
      return text
    case .picture:
      let size = try drawing { () throws(GlyphsError) in
        try GlyphSize(pixelsPerEm: Self.pictureSize)
      }
      let found = try drawing { () throws(GlyphsError) in
        try rasterizer.picture(of: glyph, size: size)
      }
      guard let found else { return try path(of: glyph, rasterizer) }
      return try image(
        found.picture, left: found.left, top: found.top, pixelsPerEm: found.pixelsPerEm, face)
    case .paint(let paint, let limitations):
      note(limitations)
      var writer = SVGPaintWriter(shapes: GlyphShapes(rasterizer: rasterizer), id: id)
      let vectors = try drawing { () throws(GlyphsError) in try writer.content(of: paint) }
      if let vectors { return vectors }
      return try picture(of: glyph, rasterizer)
    }
  }

  private mutating func note(_ new: [GlyphLimitation]) {
    for limitation in new where !limitations.contains(limitation) {
      limitations.append(limitation)
    }
  }

  private func path(
    of glyph: UInt32, _ rasterizer: GlyphRasterizer, attributes: String = ""
  ) throws(RasterizerError) -> String {
    let outline = try drawing { () throws(GlyphsError) in try rasterizer.outline(of: glyph) }
    return outline.isEmpty ? "" : "<path\(attributes) d=\"\(SVG.path(outline))\"/>"
  }

  /// A glyph that only a canvas can draw; what has the text's colour is black in it.
  private func picture(
    of glyph: UInt32, _ rasterizer: GlyphRasterizer
  ) throws(RasterizerError) -> String {
    let image = try drawing { () throws(GlyphsError) in
      let size = try GlyphSize(pixelsPerEm: Self.pictureSize)
      return try ColorGlyphPainter(
        rasterizer: rasterizer, outlines: cache.outlines, size: size, quarter: 0,
        foreground: .black
      ).image(of: glyph)
    }
    guard case .picture(let placed) = image else { return "" }
    return try self.image(
      placed.picture, left: placed.left, top: placed.top, pixelsPerEm: Self.pictureSize,
      rasterizer.face)
  }

  private func image(
    _ picture: Picture, left: Int, top: Int, pixelsPerEm: Double, _ face: Face
  ) throws(RasterizerError) -> String {
    guard picture.width > 0 && picture.height > 0 else { return "" }
    let unit = Double(face.unitsPerEm) / pixelsPerEm
    let box = PointBox(
      x: Double(left) * unit, y: Double(top) * unit, width: Double(picture.width) * unit,
      height: Double(picture.height) * unit)
    return try SVG.image(picture, attributes: "transform=\"scale(1 -1)\" " + SVG.box(box))
  }

  /// Attributes of a layer; those in the text's colour inherit it.
  private func attributes(_ color: PaletteColor) -> String {
    switch color {
    case .fixed(let color): " " + SVG.fill(color)
    case .foreground(let opacity): opacity < 1 ? " opacity=\"\(SVG.number(opacity))\"" : ""
    }
  }
}
