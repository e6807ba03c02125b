import CICU

/// The characters that a language is written with, as CLDR lists them in ICU's data.
package struct ExemplarCharacters: Hashable, Sendable {
  /// Which characters of a language.
  package enum Kind: Int32, Sendable {
    /// The letters and marks that the language needs, in both cases.
    case standard = 0
    /// Its punctuation.
    case punctuation = 3
  }

  /// Letters, marks or signs, each as the characters it is made of, ascending.
  package let items: [String]

  /// Reads a set from ICU's data; nil for a locale that the data does not have.
  ///
  /// - Parameters:
  ///   - locale: An ICU locale identifier or a BCP 47 tag, such as "ro" or "zh-Hant".
  ///   - kind: Which set.
  /// - Throws: `GlyphsError` with `libraryFailure`.
  package init?(locale: String, kind: Kind) throws(GlyphsError) {
    var opened: OpaquePointer?
    let identifier = locale.replacing("-", with: "_")
    let status = unsafe shim_exemplars_open(identifier, kind.rawValue, &opened)
    defer { unsafe shim_exemplars_close(opened) }
    try checkICU(status, "ulocdata_getExemplarSet")
    guard status != Self.usesDefault, let set = unsafe opened else { return nil }
    items = unsafe Self.items(of: set).sorted {
      $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
    }
    // What holds for any language has no letters.
    if items.isEmpty { return nil }
  }

  /// ICU knows nothing about the locale and gives what it has for any.
  ///
  /// Source: utypes.h, U_USING_DEFAULT_WARNING.
  private static let usesDefault: Int32 = -127

  private static func items(of set: OpaquePointer) -> [String] {
    var items: [String] = []
    var buffer = [UInt16](repeating: 0, count: 64)
    for index in 0..<(unsafe shim_exemplars_count(set)) {
      var first: Int32 = 0
      var last: Int32 = -1
      let length = unsafe shim_exemplars_item(
        set, index, &first, &last, &buffer, Int32(buffer.count))
      if length > 0 {
        items.append(String(decoding: buffer.prefix(Int(length)), as: UTF16.self))
      } else if first <= last {
        items += (first...last).compactMap { UInt32(exactly: $0).flatMap(Unicode.Scalar.init) }
          .map { String(Character($0)) }
      }
    }
    return items
  }
}
