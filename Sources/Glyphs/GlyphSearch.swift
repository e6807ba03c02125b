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
    let shown = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    guard !shown.isEmpty else { return true }
    let units = shown.flatMap { Array(String($0).utf16) }
    let script = try scripts(of: units).first { $0 != .common && $0 != .inherited }
    let request = ShapingRequest(
      range: 0..<units.count, face: face, script: script ?? .common,
      isRightToLeft: script?.isRightToLeft ?? false)
    return !shaper.glyphs(of: request, in: units).contains { $0.glyph == 0 }
  }
}

extension Script {
  /// Whether the script is written from right to left.
  package var isRightToLeft: Bool {
    hb_script_get_horizontal_direction(hb_script_t(rawValue: rawValue)) == HB_DIRECTION_RTL
  }
}
