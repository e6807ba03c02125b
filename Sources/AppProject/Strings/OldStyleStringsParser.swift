/// Reads strings files in old style: `"key" = "value";` with comments between.
///
/// What is wrong is noted with its line, and reading goes on behind the next semicolon.
///
/// Source: Apple, "Property List Programming Guide: Old-Style ASCII Property Lists", and
/// "Internationalization and Localization Guide: Strings Files".
struct OldStyleStringsParser {
  /// A key with its value.
  struct Entry: Equatable {
    let key: String
    let value: String
    let position: SourcePosition
  }

  private(set) var entries: [Entry] = []
  private(set) var comments: [StringComment] = []
  private(set) var problems: [AppProjectError] = []

  private let bytes: [UInt8]
  private let path: String
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// The comments before and inside the next entry, each with where it begins.
  private var pending: [(text: String, position: SourcePosition)] = []

  /// Why an entry cannot be read.
  private struct Failure: Error {
    let reason: String
  }

  /// More problems of one file than this are not told.
  private static let problemLimit = 20

  init(_ text: String, path: String) {
    bytes = Array(text.utf8)
    self.path = path
  }

  mutating func parse() {
    while problems.count < Self.problemLimit {
      let start = position
      do throws(Failure) {
        try skipSpace()
        guard let byte = next else { return }
        // The braces of a dictionary may stand around all entries.
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
          advance()
        } else {
          let entry = try entry()
          entries.append(entry)
          comments += pending.compactMap {
            StringComment(key: entry.key, $0.text, at: $0.position)
          }
          pending = []
        }
      } catch {
        let place = problems.isEmpty || position.line > start.line ? position : start
        problems.append(AppProjectError(malformed: error.reason, in: path, at: place))
        pending = []
        recover()
      }
    }
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var position: SourcePosition {
    SourcePosition(line: line, column: index - lineStart + 1)
  }

  private mutating func advance() {
    if bytes[index] == 0x0A { (line, lineStart) = (line + 1, index + 1) }
    index += 1
  }

  private func starts(with text: StaticString) -> Bool {
    bytes[index...].starts(with: text.description.utf8)
  }

  private mutating func entry() throws(Failure) -> Entry {
    let start = position
    let key = try word("a key")
    try skipSpace()
    guard next == UInt8(ascii: "=") else {
      // A key alone stands for itself.
      try semicolon(after: key)
      return Entry(key: key, value: key, position: start)
    }
    advance()
    try skipSpace()
    let value = try word("a text behind \"\(key)\" =")
    try skipSpace()
    try semicolon(after: key)
    return Entry(key: key, value: value, position: start)
  }

  private mutating func semicolon(after key: String) throws(Failure) {
    guard next == UInt8(ascii: ";") else {
      throw Failure(reason: "needs a semicolon behind the entry \"\(key.prefix(60))\"")
    }
    advance()
  }

  /// Goes on behind the next semicolon that ends a line, or at the next line that begins an entry.
  private mutating func recover() {
    let isLineStart = bytes[lineStart..<index].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    if isLineStart, next == UInt8(ascii: "\"") { return }
    while let byte = next {
      advance()
      if byte == UInt8(ascii: ";"), next.map({ $0 == 0x0A || $0 == 0x0D }) ?? true { return }
      if byte == 0x0A, next == UInt8(ascii: "\"") { return }
    }
  }

  private mutating func skipSpace() throws(Failure) {
    while let byte = next {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        advance()
      } else if starts(with: "//") {
        let start = (index, position)
        while let byte = next, byte != 0x0A { index += 1 }
        keepComment(from: start)
      } else if starts(with: "/*") {
        let start = (index, position)
        index += 2
        while next != nil, !starts(with: "*/") { advance() }
        guard next != nil else { throw Failure(reason: "has a comment without an end") }
        keepComment(from: start)
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func keepComment(from start: (index: Int, position: SourcePosition)) {
    let text = String(decoding: bytes[start.index..<index], as: UTF8.self)
    pending.append((text, start.position))
  }

  /// A text in quotes, or one without of letters, digits and a few signs.
  private mutating func word(_ what: String) throws(Failure) -> String {
    guard let byte = next else { throw Failure(reason: "ends where \(what) is needed") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
    let start = index
    while let byte = next, Self.isUnquoted(byte) { index += 1 }
    guard index > start else { throw Failure(reason: "needs \(what) here") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quoted(by quote: UInt8) throws(Failure) -> String {
    let start = line
    advance()
    var units: [UInt8] = []
    while let byte = next {
      if byte == quote {
        advance()
        return String(decoding: units, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        index += 1
        try escape(into: &units)
      } else {
        units.append(byte)
        advance()
      }
    }
    throw Failure(reason: "has a text without an end, which begins in line \(start)")
  }

  private mutating func escape(into units: inout [UInt8]) throws(Failure) {
    guard let byte = next else { throw Failure(reason: "has a text without an end") }
    advance()
    switch byte {
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "a"): units.append(0x07)
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "v"): units.append(0x0B)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      var codes = [try hexadecimal()]
      if (0xD800..<0xDC00).contains(codes[0]), starts(with: "\\U") || starts(with: "\\u") {
        index += 2
        codes.append(try hexadecimal())
      }
      units += Array(String(decoding: codes, as: UTF16.self).utf8)
    default: units.append(byte)
    }
  }

  private mutating func hexadecimal() throws(Failure) -> UInt16 {
    let digits = bytes[index..<min(index + 4, bytes.count)].prefix { byte in
      Character(Unicode.Scalar(byte)).isHexDigit
    }
    guard !digits.isEmpty, let code = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw Failure(reason: "needs hexadecimal digits behind \\U") }
    index += digits.count
    return code
  }
}
