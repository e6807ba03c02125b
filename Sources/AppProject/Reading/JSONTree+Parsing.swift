import FontBook

extension JSONTree {
  /// Reads a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, with or without a byte order mark.
  ///   - path: How errors name the file.
  /// - Throws: `AppProjectError` with `malformed` and the line in its context.
  ///
  /// Source: RFC 8259.
  package init(parsing bytes: [UInt8], path: String) throws(AppProjectError) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw AppProjectError(malformed: "is not UTF-8", in: path, at: nil)
    }
    var parser = JSONTreeParser(bytes: bytes, path: path)
    self = try parser.document()
  }
}

extension JSONTree {
  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The most bytes that are read.
  /// - Returns: All of the file.
  /// - Throws: `AppProjectError` with `unreadable`.
  package static func bytes(at path: String, limit: Int) throws(AppProjectError) -> [UInt8] {
    do throws(FontBookError) {
      return try FileContents.bytes(at: path, limit: limit)
    } catch {
      throw AppProjectError(.unreadable, error.reason, context: path)
    }
  }
}

/// Reads JSON, byte by byte.
private struct JSONTreeParser {
  let bytes: [UInt8]
  let path: String
  private var index = 0
  private var line = 1
  private var lineStart = 0

  /// Values nested deeper than this are refused.
  private static let depthLimit = 256

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (index, lineStart) = (3, 3) }
  }

  mutating func document() throws(AppProjectError) -> JSONTree {
    let tree = try value(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw error("has something after its end") }
    return tree
  }

  private var position: SourcePosition {
    SourcePosition(line: line, column: index - lineStart + 1)
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func error(_ reason: String) -> AppProjectError {
    AppProjectError(
      malformed: next == nil ? "ends too early; is the file whole?" : reason, in: path,
      at: position)
  }

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0D: index += 1
      case 0x0A:
        index += 1
        (line, lineStart) = (line + 1, index)
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(AppProjectError) -> JSONTree {
    guard depth <= Self.depthLimit else { throw error("is nested deeper than \(Self.depthLimit)") }
    skipSpace()
    let start = position
    switch next {
    case UInt8(ascii: "{"): return JSONTree(try object(depth: depth), at: start)
    case UInt8(ascii: "["): return JSONTree(try array(depth: depth), at: start)
    case UInt8(ascii: "\""): return JSONTree(.string(try string()), at: start)
    default: return JSONTree(try word(), at: start)
    }
  }

  private mutating func object(depth: Int) throws(AppProjectError) -> JSONTree.Value {
    index += 1
    var members: [JSONTree.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object([]) }
    while true {
      skipSpace()
      let start = position
      guard next == UInt8(ascii: "\"") else { throw error("needs a name in quotes here") }
      let name = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("needs a colon here") }
      members.append(
        JSONTree.Member(name: name, position: start, tree: try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw error("needs a comma or } here") }
    }
  }

  private mutating func array(depth: Int) throws(AppProjectError) -> JSONTree.Value {
    index += 1
    var elements: [JSONTree] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array([]) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw error("needs a comma or ] here") }
    }
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(AppProjectError) -> JSONTree.Value {
    let start = index
    while let byte = next, !Self.delimiters.contains(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      let isNumber = text.utf8.allSatisfy { $0 < 0x3A || $0 | 0x20 == UInt8(ascii: "e") }
      guard isNumber, let number = Double(text), number.isFinite else {
        index = start
        throw error("needs a value here")
      }
      return .number(number)
    }
  }

  private static let delimiters = Set(" \t\r\n,:{}[]\"".utf8)

  private mutating func string() throws(AppProjectError) -> String {
    index += 1
    var start = index
    var text = ""
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        text += try escape()
        start = index
      case ..<0x20: throw error("has a line end or control character inside a text")
      default: index += 1
      }
    }
    throw error("has a text without an end")
  }

  private mutating func escape() throws(AppProjectError) -> String {
    index += 1
    guard let byte = next else { throw error("has a text without an end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(decoding: try surrogates(), as: UTF16.self)
    default: throw error("has an unknown escape in a text")
    }
  }

  /// One code unit behind `\u`, and the one that belongs to it.
  private mutating func surrogates() throws(AppProjectError) -> [UInt16] {
    let first = try unit()
    guard (0xD800..<0xDC00).contains(first), bytes[index...].starts(with: Array("\\u".utf8)) else {
      return [first]
    }
    index += 2
    return [first, try unit()]
  }

  private mutating func unit() throws(AppProjectError) -> UInt16 {
    let digits = bytes[index..<min(index + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("needs four hexadecimal digits behind \\u") }
    index += 4
    return unit
  }
}
