import Synchronization

/// Draws the glyphs of one face with FreeType: unhinted, as large and as placed as asked for.
///
/// Safe to use from any thread; one drawing waits for another.
package final class GlyphRasterizer: Sendable {
  package let face: Face
  private let handle: Mutex<FreeTypeFace>
  private let hasLayers: Bool
  private let hasPictures: Bool
  private let hasVectorDocuments: Bool

  /// Opens a face for drawing, at its place of the design space.
  ///
  /// - Throws: `GlyphsError` with `malformed` or `libraryFailure`.
  package init(face: Face) throws(GlyphsError) {
    let opened = try FreeTypeFace(file: face.file, index: face.index)
    try opened.set(variations: face.variations, axes: face.description.axes)
    self.face = face
    handle = Mutex(opened)
    let tables = face.description.tables
    hasLayers = tables.contains("COLR") && tables.contains("CPAL")
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
      try face.outline(of: glyph, unitsPerEm: self.face.unitsPerEm)
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
      try face.mask(of: glyph, size: size, quarter: quarter)
    }
  }

  /// What a glyph is made of.
  ///
  /// - Throws: `GlyphsError` with `badGlyph`.
  package func artwork(of glyph: UInt32) throws(GlyphsError) -> GlyphArtwork {
    guard hasLayers || hasPictures || hasVectorDocuments else { return .outline }
    return try handle.withLock { face throws(GlyphsError) in
      if hasLayers, let painted = try face.paintedArtwork(of: glyph) { return painted }
      if hasPictures, face.hasPicture(glyph) { return .picture }
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
      try face.picture(of: glyph, size: size)
    }
  }
}
