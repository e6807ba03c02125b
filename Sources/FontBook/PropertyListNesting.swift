/// Looks through a property list before the system's reader does, which follows nesting by
/// recursion and counts neither its depth nor how often values are repeated.
package struct PropertyListNesting {
  /// How many values deep a list may be; an Info.plist has five or six.
  package static let depthLimit = 128
  /// How many values a binary list may have, each counted as often as it is referred to.
  package static let valueLimit = 1_000_000

  static let tooDeep = "is nested deeper than \(depthLimit) values"

  /// What is wrong with the nesting of a property list; nil when nothing is.
  ///
  /// Lists in old style are left to the reader, which has a limit of its own for them.
  ///
  /// - Complexity: O(*n*) in the number of bytes and of values.
  package static func problem(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: "bplist".utf8) { return BinaryPropertyList(bytes)?.problem }
    let text = narrowed(bytes)
    let space = Set(" \t\r\n".utf8)
    let start = text.firstIndex { !space.contains($0) } ?? text.endIndex
    guard start < text.endIndex, text[start] == UInt8(ascii: "<") else { return nil }
    return depth(ofElements: text) > depthLimit ? tooDeep : nil
  }

  /// The text in UTF-8 if it is in UTF-16 or UTF-32, and without a byte order mark.
  private static func narrowed(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard isMarked || bytes.prefix(4).contains(0) else { return bytes }
    let isLittleEndian = bytes[0] == 0xFF || bytes[0] != 0 && bytes[0] != 0xFE
    let units = stride(from: 0, to: bytes.count - 1, by: 2).lazy.map { index in
      isLittleEndian
        ? UInt16(bytes[index + 1]) << 8 | UInt16(bytes[index])
        : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    // Half of each unit of UTF-32 is zero.
    return Array(String(decoding: units.filter { $0 != 0 && $0 != 0xFEFF }, as: UTF16.self).utf8)
  }

  /// How deep elements are nested; comments and character data are passed over.
  private static func depth(ofElements text: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    var index = 0
    while let start = text[index...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = text[(start + 1)...]
      index = start + 1
      switch rest.first {
      case UInt8(ascii: "/"): depth -= 1
      case UInt8(ascii: "?"): break
      case UInt8(ascii: "!"):
        if rest.starts(with: "!--".utf8) {
          index = end(of: "-->", in: text, from: start + 4)
        } else if rest.starts(with: "![CDATA[".utf8) {
          index = end(of: "]]>", in: text, from: start + 9)
        }
      default:
        let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? text.endIndex
        index = end
        if end > start + 1, text[end - 1] == UInt8(ascii: "/") { break }
        depth += 1
        deepest = max(deepest, depth)
      }
    }
    return deepest
  }

  private static func end(of mark: String, in text: [UInt8], from start: Int) -> Int {
    guard start < text.endIndex, let range = text[start...].firstRange(of: Array(mark.utf8)) else {
      return text.endIndex
    }
    return range.upperBound
  }
}
