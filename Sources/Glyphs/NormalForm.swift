import CICU

/// The two canonical normal forms of Unicode.
package enum NormalForm: Int32, Sendable {
  /// NFC: marks joined with their letters where Unicode has a character for both.
  case composed = 0
  /// NFD: letters and marks apart.
  case decomposed = 1

  /// A text in this form.
  ///
  /// - Throws: `GlyphsError` with `libraryFailure`.
  package func of(_ text: String) throws(GlyphsError) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let units = Array(text.utf16)
    var length: Int32 = 0
    var buffer = [UInt16](repeating: 0, count: units.count * 3 + 16)
    var status = normalize(units, into: &buffer, length: &length)
    if status == Self.bufferOverflow {
      buffer = [UInt16](repeating: 0, count: Int(length))
      status = normalize(units, into: &buffer, length: &length)
    }
    try checkICU(status, "unorm2_normalize")
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }

  /// Source: utypes.h, U_BUFFER_OVERFLOW_ERROR.
  private static let bufferOverflow: Int32 = 15

  private func normalize(
    _ units: [UInt16], into buffer: inout [UInt16], length: inout Int32
  ) -> Int32 {
    unsafe shim_normalize(
      units, Int32(units.count), rawValue, &buffer, Int32(buffer.count), &length)
  }
}
