import Synchronization

/// Draws the glyphs of one face with FreeType: unhinted, as large and as placed as asked for.
///
/// Safe to use from any thread; one drawing waits for another.
package final class GlyphRasterizer: Sendable {
  package let face: Face
  private let handle: Mutex<OpenedFace>
  private let palette: FontPalette?
  private let colors: ColorTable?
  private let hasPictures: Bool
  private let hasVectorDocuments: Bool

  private struct OpenedFace: ~Copyable {
    let freeType: FreeTypeFace
    /// Of a variable font, whether the contours of a glyph lie over each other.
    var overlaps: [UInt32: Bool] = [:]
  }

  /// Opens a face for drawing, at its place of the design space.
  ///
  /// - Throws: `GlyphsError` with `malformed` or `libraryFailure`.
  package init(face: Face) throws(GlyphsError) {
    let opened = try FreeTypeFace(file: face.file, index: face.index)
    try opened.set(variations: face.variations, axes: face.description.axes)
    self.face = face
    let tables = face.description.tables
    palette = tables.contains("COLR") ? opened.palette : nil
    colors = tables.contains("COLR") ? face.colorTable : nil
    handle = Mutex(OpenedFace(freeType: opened))
    hasPictures = tables.contains("CBDT") || tables.contains("sbix")
    hasVectorDocuments = tables.contains("SVG ")
  }

  /// The outline of a glyph, without colour.
  ///
  /// Units: font units, y upwards.
  ///
  /// - Returns: The outline; an empty one for a glyph that draws nothing.
  /// - Throws: `GlyphsError` with `badGlyph`.
  package func outline(of glyph: UInt32) throws(GlyphsError) -> Outline {
    try handle.withLock { face throws(GlyphsError) in
      try face.freeType.outline(of: glyph, unitsPerEm: self.face.unitsPerEm)
    }
  }

  /// The coverage of a glyph's outline around its origin.
  ///
  /// - Parameters:
  ///   - glyph: The glyph.
  ///   - size: Pixels an em.
  ///   - quarter: How many quarters of a pixel the outline is moved to the right: 0 to 3.
  /// - Returns: The mask; an empty one for a glyph that draws nothing.
  /// - Throws: `GlyphsError` with `badGlyph` or `tooLarge`.
  package func mask(
    of glyph: UInt32, size: GlyphSize, quarter: Int = 0
  ) throws(GlyphsError) -> CoverageMask {
    try handle.withLock { face throws(GlyphsError) in
      let hasOverlaps = try overlaps(glyph, in: &face)
      return try face.freeType.mask(
        of: glyph, size: size, quarter: quarter, hasOverlaps: hasOverlaps)
    }
  }

  /// Whether contours lie over each other, as they may in variable fonts.
  ///
  /// Fonts may say so of a glyph, which FreeType heeds; many do not.
  private func overlaps(
    _ glyph: UInt32, in face: inout OpenedFace
  ) throws(GlyphsError) -> Bool {
    guard !self.face.description.axes.isEmpty else { return false }
    if let known = face.overlaps[glyph] { return known }
    let outline = try face.freeType.outline(of: glyph, unitsPerEm: self.face.unitsPerEm)
    let found = outline.mayOverlap
    face.overlaps[glyph] = found
    return found
  }

  /// What a glyph is made of.
  package func artwork(of glyph: UInt32) -> GlyphArtwork {
    if let colors, let palette {
      var reader = PaintReader(table: colors, palette: palette)
      if let paint = reader.paint(of: glyph) {
        return .paint(paint, limitations: reader.limitations)
      }
    }
    guard palette != nil || hasPictures else {
      return hasVectorDocuments ? .outlineOnly(.vectorDocument) : .outline
    }
    return handle.withLock { face in
      if let palette {
        let layers = face.freeType.layers(of: glyph, palette: palette)
        if !layers.isEmpty { return .layers(layers) }
      }
      if hasPictures, face.freeType.hasPicture(glyph) { return .picture }
      return hasVectorDocuments ? .outlineOnly(.vectorDocument) : .outline
    }
  }

  /// The picture of a glyph from the strike that suits a size best.
  ///
  /// The smallest strike that is at least as large, or the largest.
  ///
  /// - Returns: The picture; nil when the strike has none of the glyph.
  /// - Throws: `GlyphsError` with `badGlyph` or `tooLarge`.
  package func picture(
    of glyph: UInt32, size: GlyphSize
  ) throws(GlyphsError) -> GlyphPicture? {
    guard hasPictures else { return nil }
    return try handle.withLock { face throws(GlyphsError) in
      try face.freeType.picture(of: glyph, size: size)
    }
  }
}
