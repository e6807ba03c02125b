import CICU

/// The writing direction that a paragraph starts from.
package enum BaseDirection: UInt8, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
  /// As the first strong character says; left to right without one.
  case natural = 0xFE
  /// As the first strong character says; right to left without one.
  case naturalOrRightToLeft = 0xFF
}

/// The bidi levels of a text and of its paragraph: even ones run left to right.
///
/// - Throws: `GlyphsError` with `libraryFailure`.
package func bidiLevels(
  of text: [UInt16], base: BaseDirection
) throws(GlyphsError) -> (levels: [UInt8], paragraph: UInt8) {
  var levels = [UInt8](repeating: 0, count: text.count)
  var paragraph: UInt8 = 0
  let status = unsafe shim_bidi_levels(
    text, Int32(text.count), base.rawValue, &levels, &paragraph)
  try checkICU(status, "ubidi_setPara")
  return (levels, paragraph)
}

/// The script of each code unit, as Unicode lists it: punctuation and spaces are `common`, marks
/// `inherited`.
package func scripts(of text: [UInt16]) throws(GlyphsError) -> [Script] {
  var tags = [UInt32](repeating: 0, count: text.count)
  let status = unsafe shim_script_tags(text, Int32(text.count), &tags)
  try checkICU(status, "uscript_getScript")
  return tags.map(Script.init(rawValue:))
}
