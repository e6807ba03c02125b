import CHarfBuzz

/// A value of one axis of a variable font.
package struct FontVariation: Hashable, Sendable {
  /// Four characters, such as `wght`.
  package let tag: String
  package let value: Double

  package init(tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }
}

/// A face of a font file, ready for shaping; of a variable font, at one place of its design space.
///
/// Immutable and safe to use from any thread.
package final class Face: Sendable {
  package let file: FontFile
  /// The position in a collection; 0 in other files.
  package let index: Int
  package let description: FaceDescription
  /// The axes that were set, clamped to their ranges, in the axes' order.
  package let variations: [FontVariation]

  let font: HarfBuzzFont
  let hbFace: HarfBuzzFace

  /// Opens a face.
  ///
  /// - Parameters:
  ///   - file: The font file.
  ///   - index: The position in a collection.
  ///   - variations: Values for axes; those of axes that the font lacks are left out.
  /// - Throws: `GlyphsError` with `noSuchFace`, `malformed`, `noCharacterMap`,
  ///   `unsupportedFormat` or `libraryFailure`.
  package convenience init(
    file: FontFile, index: Int = 0, variations: [FontVariation] = []
  ) throws(GlyphsError) {
    let face = HarfBuzzFace(blob: file.blob, index: index)
    let reader = try FaceReader(file: file, index: index, face: face)
    let plain = HarfBuzzFont(face: face, variations: [])
    let description = reader.description(of: face, font: plain)
    self.init(file: file, index: index, description: description, variations: variations)
  }

  /// The same face at another place of its design space.
  package func with(variations: [FontVariation]) -> Face {
    Face(file: file, index: index, description: description, variations: variations)
  }

  private init(
    file: FontFile, index: Int, description: FaceDescription, variations: [FontVariation]
  ) {
    self.file = file
    self.index = index
    self.description = description
    self.variations = description.axes.compactMap { axis in
      guard let wanted = variations.last(where: { $0.tag == axis.tag }) else { return nil }
      let value = min(max(wanted.value, axis.minimum), axis.maximum)
      return FontVariation(tag: axis.tag, value: value)
    }
    hbFace = HarfBuzzFace(blob: file.blob, index: index)
    font = HarfBuzzFont(face: hbFace, variations: self.variations)
  }

  /// Design units per em.
  package var unitsPerEm: Int { description.metrics.unitsPerEm }

  /// The paints of its colour glyphs; nil when it has none.
  var colorTable: ColorTable? { ColorTable(face: hbFace) }

  /// The glyph of a character; nil when the face has none.
  package func glyph(for character: Unicode.Scalar) -> UInt32? { font.glyph(for: character) }

  /// The box around a glyph's outline in font units; nil when it has none.
  package func bounds(of glyph: UInt32) -> GlyphBounds? { font.bounds(of: glyph) }
}

extension HarfBuzzFont {
  /// The glyph of a character; nil when the face has none.
  func glyph(for character: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard unsafe hb_font_get_nominal_glyph(pointer, character.value, &glyph) != 0 else {
      return nil
    }
    return glyph
  }

  /// The box around a glyph's outline in font units; nil when it has none.
  func bounds(of glyph: UInt32) -> GlyphBounds? {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(pointer, glyph, &extents) != 0 else { return nil }
    let left = Int(extents.x_bearing)
    let top = Int(extents.y_bearing)
    return GlyphBounds(
      left: left, bottom: top + Int(extents.height), right: left + Int(extents.width), top: top)
  }
}
