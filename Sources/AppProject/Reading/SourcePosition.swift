/// Where something stands in a text file.
package struct SourcePosition: Hashable, Sendable {
  /// From 1.
  package let line: Int
  /// From 1, in UTF-8 bytes.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension AppProjectError {
  /// A file that is not as it should be, from a place in it on.
  package init(malformed reason: String, in path: String, at position: SourcePosition?) {
    let line = position.map { ":\($0.line)" } ?? ""
    self.init(.malformed, reason, context: path + line)
  }

  /// This error about a file that others know by another path.
  package func about(_ path: String) -> AppProjectError {
    AppProjectError(code, reason, context: path)
  }
}
