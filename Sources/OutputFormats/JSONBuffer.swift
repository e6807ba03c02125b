/// The bytes of a JSON text in the making; the values around it decide what may follow what.
struct JSONBuffer: Sendable {
  private(set) var bytes: [UInt8] = []
  private let style: JSONWriter.Style
  private var depth = 0
  /// Whether the innermost open container has nothing in it yet.
  private var isEmpty = true

  init(style: JSONWriter.Style) {
    self.style = style
  }

  mutating func open(_ bracket: Unicode.Scalar) {
    append(bracket)
    depth += 1
    isEmpty = true
  }

  mutating func close(_ bracket: Unicode.Scalar) {
    depth -= 1
    if !isEmpty { breakLine() }
    append(bracket)
    isEmpty = false
  }

  /// Whatever stands between two members of a container, or before the first.
  mutating func separate() {
    if !isEmpty { append(",") }
    isEmpty = false
    breakLine()
  }

  mutating func key(_ name: String) {
    separate()
    string(name)
    append(":")
    if style == .pretty { append(" ") }
  }

  mutating func line(_ scalars: some Sequence<some JSONScalar>) {
    append("[")
    var isFirst = true
    for scalar in scalars {
      if !isFirst {
        append(",")
        if style == .pretty { append(" ") }
      }
      isFirst = false
      scalar.append(to: &self)
    }
    append("]")
  }

  mutating func endDocument() {
    append("\n")
  }

  mutating func takeBytes() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    return taken
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(UInt8(ascii: scalar))
  }
}

extension JSONBuffer {
  mutating func literal(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// A text in quotes; Source: RFC 8259, section 7.
  mutating func string(_ text: String) {
    append("\"")
    if Self.needsEscape(text) {
      for byte in text.utf8 {
        if Self.needsEscape(byte) { escape(byte) } else { bytes.append(byte) }
      }
    } else {
      bytes.append(contentsOf: text.utf8)
    }
    append("\"")
  }

  /// A number in the fewest digits that read back as the same `Double`.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return literal("null") }
    // Every whole number below 2^53 is exact; this also writes negative zero as 0.
    if value.magnitude < 0x1p53, value == value.rounded(.towardZero) {
      return literal(String(Int64(value)))
    }
    literal(value.description)
  }

  private static func needsEscape(_ text: String) -> Bool {
    for byte in text.utf8 where needsEscape(byte) { return true }
    return false
  }

  @inline(__always)
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): literal("\\\"")
    case UInt8(ascii: "\\"): literal("\\\\")
    case 0x08: literal("\\b")
    case 0x09: literal("\\t")
    case 0x0A: literal("\\n")
    case 0x0C: literal("\\f")
    case 0x0D: literal("\\r")
    default: literal((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
    }
  }
}
