import CFreeType
import CHarfBuzz

/// Reads the description of a face: FreeType parses and checks the tables, HarfBuzz the names and
/// the axes.
struct FaceReader: ~Copyable {
  private let freeType: FreeTypeFace
  private let tables: shim_face_tables

  /// Opens a face and checks that text can be set in it.
  ///
  /// - Parameters:
  ///   - file: The font file.
  ///   - index: The position in a collection.
  ///   - face: The same face, as HarfBuzz sees it: FreeType makes up a character map from glyph
  ///     names where there is none, and goes on without a glyph count.
  /// - Throws: `GlyphsError`.
  init(
    file: FontFile, index: Int, face: borrowing HarfBuzzFace
  ) throws(GlyphsError) {
    let opened = try FreeTypeFace(file: file, index: index)
    let tables = opened.tables
    guard tables.units_per_em > 0 && (tables.is_scalable || tables.has_color) else {
      throw GlyphsError(
        .unsupportedFormat, "has grey bitmaps only, no outlines; convert it to an outline font",
        context: file.path)
    }
    guard face.glyphCount > 0 else {
      throw GlyphsError(.malformed, "has no glyphs (no usable maxp table)", context: file.path)
    }
    guard tables.has_character_map && face.hasTable("cmap") else {
      throw GlyphsError(
        .noCharacterMap, "maps no characters to glyphs (no usable cmap table)",
        context: file.path)
    }
    self.tables = tables
    freeType = opened
  }

  func description(
    of face: borrowing HarfBuzzFace, font: borrowing HarfBuzzFont
  ) -> FaceDescription {
    let names = FaceNames(face: face)
    let legacyFamily = names[1] ?? ""
    let family = names[16] ?? legacyFamily
    let variations = VariationReader(face: face, names: names, family: family)
    return FaceDescription(
      postScriptName: names[6] ?? freeType.postScriptName ?? "",
      family: family,
      styleName: names[17] ?? names[2] ?? "",
      legacyFamily: legacyFamily,
      fullName: names[4] ?? "",
      weightClass: tables.has_os2 ? Int(tables.weight_class) : names[2] == "Bold" ? 700 : 400,
      widthClass: tables.has_os2 ? Int(tables.width_class) : 5,
      isItalic: tables.is_italic,
      isMonospaced: tables.is_fixed_width,
      embeddingBits: Int(tables.embedding_bits),
      glyphCount: tables.glyph_count,
      metrics: metrics(font: font),
      axes: variations.axes,
      instances: variations.instances,
      tables: tableTags(of: face))
  }

  private func metrics(font: borrowing HarfBuzzFont) -> FaceMetrics {
    let typographic = tables.has_os2 ? lineMetrics(tables.typographic) : nil
    let line = tables.has_horizontal_header ? lineMetrics(tables.horizontal_header) : typographic
    return FaceMetrics(
      unitsPerEm: Int(tables.units_per_em),
      ascent: line?.ascent ?? 0,
      descent: line?.descent ?? 0,
      lineGap: line?.lineGap ?? 0,
      capHeight: tables.cap_height > 0
        ? FontUnits(Int(tables.cap_height)) : top(of: "H", in: font),
      xHeight: tables.x_height > 0 ? FontUnits(Int(tables.x_height)) : top(of: "x", in: font),
      italicAngle: Double(tables.italic_angle) / 65536,
      underlinePosition: FontUnits(Int(tables.underline_position)),
      underlineThickness: FontUnits(Int(tables.underline_thickness)),
      boundingBox: GlyphBounds(
        left: Int(tables.x_min), bottom: Int(tables.y_min), right: Int(tables.x_max),
        top: Int(tables.y_max)),
      typographic: typographic,
      windows: tables.has_os2 ? lineMetrics(tables.windows) : nil,
      usesTypographic: tables.uses_typographic)
  }

  /// Font files count descenders upwards, and so negative; here depth is positive.
  private func lineMetrics(_ metrics: shim_line_metrics) -> FaceMetrics.LineMetrics {
    FaceMetrics.LineMetrics(
      ascent: FontUnits(Int(metrics.ascender)), descent: FontUnits(-Int(metrics.descender)),
      lineGap: FontUnits(Int(metrics.line_gap)))
  }

  private func top(of character: Unicode.Scalar, in font: borrowing HarfBuzzFont) -> FontUnits {
    guard let glyph = font.glyph(for: character) else { return 0 }
    return FontUnits(font.bounds(of: glyph)?.top ?? 0)
  }

  private func tableTags(of face: borrowing HarfBuzzFace) -> [String] {
    let total = unsafe hb_face_get_table_tags(face.pointer, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(total))
    var count = total
    _ = unsafe hb_face_get_table_tags(face.pointer, 0, &count, &tags)
    return tags.prefix(Int(count)).map(tagName).sorted()
  }
}
