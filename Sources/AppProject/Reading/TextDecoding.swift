/// Turns the bytes of a text file into text.
enum TextDecoding {
  /// The text of bytes in UTF-8, or in UTF-16 or UTF-32 if a byte order mark says so.
  ///
  /// UTF-16 without a mark, which old tools wrote, is known by its zero bytes.
  ///
  /// - Throws: `AppProjectError` with `malformed`.
  static func text(_ bytes: [UInt8], path: String) throws(AppProjectError) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), true, path) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), false, path) }
    if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 { return try utf16(bytes[...], true, path) }
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return try utf16(bytes[...], false, path) }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw AppProjectError(
        malformed: "is neither UTF-8 nor UTF-16; convert it first", in: path, at: nil)
    }
    return text
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, _ isLittleEndian: Bool, _ path: String
  ) throws(AppProjectError) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittleEndian ? second << 8 | first : first << 8 | second)
      index += 2
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self)
    else {
      throw AppProjectError(malformed: "begins as UTF-16 and is not", in: path, at: nil)
    }
    return text
  }
}
