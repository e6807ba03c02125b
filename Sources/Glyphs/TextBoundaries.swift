import CICU

/// The kinds of places at which a text can be divided.
package enum BoundaryKind: Int32, Sendable {
  /// Between user-perceived characters.
  case grapheme = 0
  /// Between words.
  case word = 1
  /// Where a line may end.
  case line = 2
}

/// Finds boundaries of one kind with ICU, for one locale.
///
/// Not safe to share between threads: each has its own.
@safe package final class BoundaryFinder {
  private let iterator: OpaquePointer

  /// - Parameters:
  ///   - kind: What to look for.
  ///   - locale: An ICU locale identifier or BCP 47 tag; unknown ones get ICU's root rules.
  /// - Throws: `GlyphsError` with `libraryFailure` when ICU's data cannot be loaded.
  package init(_ kind: BoundaryKind, locale: String) throws(GlyphsError) {
    var opened: OpaquePointer?
    let status = unsafe shim_break_open(kind.rawValue, locale, &opened)
    try checkICU(status, "ubrk_open")
    guard let iterator = unsafe opened else {
      throw GlyphsError(.libraryFailure, "ICU gave no iterator", context: "ubrk_open")
    }
    unsafe self.iterator = iterator
  }

  deinit { unsafe shim_break_close(iterator) }

  /// Sets bits at the boundaries of a text, its start and its end included.
  ///
  /// - Parameters:
  ///   - mark: The bits to set.
  ///   - text: UTF-16 code units.
  ///   - marks: One element more than `text`.
  /// - Throws: `GlyphsError` with `libraryFailure`.
  package func mark(
    _ mark: UInt8, in text: [UInt16], marks: inout [UInt8]
  ) throws(GlyphsError) {
    precondition(marks.count == text.count + 1, "a mark before each unit and one at the end")
    let status = unsafe shim_break_mark(iterator, text, Int32(text.count), mark, &marks)
    try checkICU(status, "ubrk_setText")
  }
}

/// Turns ICU's failures into errors; negative codes are warnings.
func checkICU(_ status: Int32, _ call: String) throws(GlyphsError) {
  guard status > 0 else { return }
  let name = unsafe String(cString: shim_icu_error_name(status))
  throw GlyphsError(.libraryFailure, "ICU reports \(name)", context: call)
}
