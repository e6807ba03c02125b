/// A comment in a source file that speaks to the auditor:
/// `// dyntype:disable:next fit-truncated — shown in full in a sheet`.
package struct SourceComment: Hashable, Sendable {
  /// The comment as it stands, from `dyntype:` on.
  package let text: String
  /// Where the comment begins.
  package let position: SourcePosition
  /// The line that it is about: its own, or with `:next` the next one that is no comment.
  package let line: Int

  /// Finds the comments of a file.
  package static func comments(in source: String) -> [SourceComment] {
    guard source.contains("dyntype:") else { return [] }
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().compactMap { index, line in
      guard let slashes = line.firstRange(of: "//"),
        let start = line[slashes.upperBound...].firstRange(of: "dyntype:")?.lowerBound
      else { return nil }
      let text = String(line[start...])
      let next = lines[(index + 1)...].firstIndex {
        !$0.drop(while: \.isWhitespace).hasPrefix("//")
      }
      let isAboutNext = text.hasPrefix("dyntype:disable:next")
      return SourceComment(
        text: text,
        position: SourcePosition(
          line: index + 1, column: line[..<start].utf8.count + 1),
        line: isAboutNext ? (next ?? index) + 1 : index + 1)
    }
  }
}
