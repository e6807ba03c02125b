/// The lines of an XML property list, to say where its keys stand.
struct PropertyListLines {
  private var positions: [String: SourcePosition] = [:]

  /// Looks through the text; a binary list has no lines.
  ///
  /// Of keys of one name, the first counts that is indented least: those of the outermost
  /// dictionary, as Xcode writes them.
  init(_ bytes: [UInt8]) {
    guard !bytes.starts(with: "bplist".utf8) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let start = line.firstRange(of: "<key>"), let end = line.firstRange(of: "</key>"),
        start.upperBound <= end.lowerBound
      else { continue }
      let key = Self.unescaped(line[start.upperBound..<end.lowerBound])
      let column = line[..<start.lowerBound].utf8.count + 1
      if let known = positions[key], known.column <= column { continue }
      positions[key] = SourcePosition(line: index + 1, column: column)
    }
  }

  /// Where a key stands; nil in a binary list.
  func position(of key: String) -> SourcePosition? { positions[key] }

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
      "&quot;", with: "\""
    )
    .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}
