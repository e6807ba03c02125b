import Foundation
import Testing

@testable import FontBook

/// Nesting at which the system's reader overflows its stack, or never ends.
@Suite struct PropertyListNestingTests {
  private func xml(_ content: String) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\">\(content)</plist>"
  }

  private func nested(_ depth: Int) -> String {
    xml(
      String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth))
  }

  @Test func `a list as deep as the limit is read, and one that is deeper is not`() {
    // The plist element is one level, too.
    #expect(PropertyListNesting.problem(Array(nested(127).utf8)) == nil)
    #expect(
      PropertyListNesting.problem(Array(nested(128).utf8)) == "is nested deeper than 128 values")
    #expect(PropertyListNesting.problem(Array(nested(100_000).utf8)) != nil)
  }

  @Test func `a list that ends inside is as deep as it is`() {
    let text = xml(String(repeating: "<dict>", count: 20_000))
    #expect(PropertyListNesting.problem(Array(text.utf8)) != nil)
  }

  @Test func `wide lists, comments, data and empty elements are not deep`() {
    let wide = String(repeating: "<string>a &lt; b</string><true/>", count: 1000)
    let comment = "<!-- \(String(repeating: "<array>", count: 1000)) -->"
    let data = "<string><![CDATA[\(String(repeating: "<b>", count: 1000))]]></string>"
    let text = xml("<array>\(wide)\(comment)\(data)</array>")
    #expect(PropertyListNesting.problem(Array(text.utf8)) == nil)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian])
  func `the depth is seen in other encodings`(encoding: String.Encoding) throws {
    let deep = try #require(("\u{FEFF}" + nested(1000)).data(using: encoding))
    #expect(PropertyListNesting.problem([UInt8](deep)) != nil)
    // The first byte of these characters is that of an angle bracket.
    let wide = xml("<string>\(String(repeating: "\u{3C3C}", count: 1000))</string>")
    let flat = try #require(("\u{FEFF}" + wide).data(using: encoding))
    #expect(PropertyListNesting.problem([UInt8](flat)) == nil)
  }

  @Test func `old style may hold angle brackets`() {
    let text = "{ a = \"\(String(repeating: "<b>", count: 1000))\"; }"
    #expect(PropertyListNesting.problem(Array(text.utf8)) == nil)
  }

  // MARK: Binary

  /// A binary list of objects, which are given as their bytes; the first is the top.
  private func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets.flatMap { big($0, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 4] + big(objects.count, 8) + big(0, 8) + big(table, 8)
    return bytes
  }

  private func big(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
  }

  private func array(_ references: Int...) -> [UInt8] {
    [0xA0 | UInt8(references.count)] + references.flatMap { big($0, 4) }
  }

  @Test func `a list that holds itself is refused`() {
    #expect(PropertyListNesting.problem(binary([array(0)])) == "is nested deeper than 128 values")
    let dictionary: [UInt8] = [0xD1] + big(1, 4) + big(0, 4)
    #expect(PropertyListNesting.problem(binary([dictionary, [0x51, 0x61]])) != nil)
  }

  @Test func `a list that grows without end when it is read is refused`() {
    let doubling = (0..<60).map { array($0 + 1, $0 + 1) } + [array()]
    #expect(
      PropertyListNesting.problem(binary(doubling))?.hasPrefix("has more than 1000000") == true)
    // Sixty doublings are too many values, and ten are two thousand.
    let start = (0..<10).map { array($0 + 1, $0 + 1) } + [array()]
    #expect(PropertyListNesting.problem(binary(start)) == nil)
  }

  @Test func `lists that Foundation writes are read`() throws {
    let list: [String: Any] = ["UIAppFonts": (0..<500).map { "\($0).ttf" }, "a": ["b": [1, 2]]]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    #expect(PropertyListNesting.problem([UInt8](data)) == nil)
  }

  @Test func `a trailer that points anywhere is no problem of nesting`() {
    var bytes = binary([array(1), [0x51, 0x61]])
    for place in bytes.count - 32..<bytes.count {
      let old = bytes[place]
      for value in [0, 0x7F, 0xFF] as [UInt8] {
        bytes[place] = value
        _ = PropertyListNesting.problem(bytes)
      }
      bytes[place] = old
    }
  }

  @Test func `a manifest nested too deeply is an error with its path`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).plist")
    try Data(nested(50_000).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: FontBookError.self) { try FontManifest(contentsOf: file.path) }
    #expect(error?.description == "\(file.path): is nested deeper than 128 values")
  }
}
