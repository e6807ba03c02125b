import OutputFormats

/// Breaks texts, such as those of the help, into lines.
package enum TextWrapping {
  /// Narrower than this nothing is readable; a narrower terminal wraps by itself.
  static let smallestWidth = 40

  /// The lines of a text, each at most so wide unless a single word is wider, and each indented.
  ///
  /// Line feeds in the text stay. A line of the text that begins with a space, an example for one,
  /// is not broken.
  package static func lines(_ text: String, width: Int, indent: Int = 0) -> [String] {
    let room = max(width, smallestWidth) - indent
    let margin = String(repeating: " ", count: indent)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      broken(paragraph, room: room).map { $0.isEmpty ? "" : margin + $0 }
    }
  }

  private static func broken(_ paragraph: Substring, room: Int) -> [String] {
    guard paragraph.first != " " else { return [String(paragraph)] }
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in paragraph.split(separator: " ") {
      let width = DisplayWidth.columns(word)
      if !line.isEmpty && used + 1 + width > room {
        lines.append(line)
        (line, used) = ("", 0)
      }
      if !line.isEmpty {
        line += " "
        used += 1
      }
      line += word
      used += width
    }
    return lines + [line]
  }
}
