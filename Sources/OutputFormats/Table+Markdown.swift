extension Table {
  /// The table in the Markdown of GitHub, each text as it stands: what Markdown would take for
  /// markup is escaped, and a line end becomes `<br>`.
  ///
  /// Source: GitHub Flavored Markdown, section 4.10, tables.
  package func markdown() -> String {
    guard !columns.isEmpty else { return "" }
    let rule = columns.map { $0.alignment == .right ? "---:" : "---" }
    let lines =
      [columns.map { Self.markdownCell($0.title) }, rule]
      + rows.map { $0.map(Self.markdownCell) }
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private static func markdownCell(_ text: String) -> String {
    var cell = ""
    for character in text {
      switch character {
      case "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}": cell += "<br>"
      case "|", "\\", "`", "*", "_", "[", "]", "<", ">", "&", "~": cell += "\\\(character)"
      default: cell.append(character)
      }
    }
    return cell
  }
}
