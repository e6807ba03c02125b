import CHarfBuzz

/// Looks for characters that a face cannot draw, by shaping them.
///
/// Shaping composes and decomposes, so that it may draw a text whose characters are not all in the
/// face's character map, or fail at one whose composed form is there. Not safe to share between
/// threads: each has its own.
package final class GlyphSearch {
  private let shaper: Shaper

  /// - Parameter language: A BCP 47 tag; it selects localised forms.
  package init(language: String) { shaper = Shaper(language: language) }

  /// Whether a face draws a text without the box for missing glyphs.
  ///
  /// Line ends, tabs and other controls are passed over.
  ///
  /// - Parameters:
  ///   - text: A cluster, or any text in one script.
  ///   - face: The face.
  /// - Returns: False when shaping leaves a missing glyph.
  /// - Throws: `GlyphsError` with `libraryFailure`.
  package func draws(_ text: String, with face: Face) throws(GlyphsError) -> Bool {
    !(try glyphs(of: text, with: face).contains { $0.glyph == 0 })
  }

  /// How far the outlines of a text reach above and below the text baseline.
  ///
  /// - Parameters:
  ///   - text: A cluster, or any text in one script.
  ///   - face: The face.
  /// - Returns: Font units, both positive away from the baseline; nil when nothing is drawn, or
  ///   when a glyph is missing.
  /// - Throws: `GlyphsError` with `libraryFailure`.
  package func ink(
    of text: String, with face: Face
  ) throws(GlyphsError) -> (above: FontUnits, below: FontUnits)? {
    let glyphs = try glyphs(of: text, with: face)
    guard !glyphs.contains(where: { $0.glyph == 0 }) else { return nil }
    let boxes = glyphs.compactMap { glyph in
      face.bounds(of: glyph.glyph).map { ($0.top + glyph.yOffset, $0.bottom + glyph.yOffset) }
    }
    guard let top = boxes.map(\.0).max(), let bottom = boxes.map(\.1).min() else { return nil }
    return (FontUnits(top), FontUnits(-bottom))
  }

  private func glyphs(of text: String, with face: Face) throws(GlyphsError) -> [ShapedGlyph] {
    let shown = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    guard !shown.isEmpty else { return [] }
    let units = shown.flatMap { Array(String($0).utf16) }
    let script = try scripts(of: units).first { $0 != .common && $0 != .inherited }
    let request = ShapingRequest(
      range: 0..<units.count, face: face, script: script ?? .common,
      isRightToLeft: script?.isRightToLeft ?? false)
    return shaper.glyphs(of: request, in: units)
  }
}

extension Script {
  /// Whether the script is written from right to left.
  package var isRightToLeft: Bool {
    hb_script_get_horizontal_direction(hb_script_t(rawValue: rawValue)) == HB_DIRECTION_RTL
  }
}
