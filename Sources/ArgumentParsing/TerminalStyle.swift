/// Marks up words for a terminal, or leaves them as they are.
package struct TerminalStyle: Hashable, Sendable {
  /// What a word says; colour repeats it and never says it alone.
  package enum Role: Hashable, Sendable {
    case error
    case warning
    case note
    case emphasis

    /// Source: ECMA-48, section 8.3.117, select graphic rendition.
    fileprivate var code: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;90"
      case .emphasis: "1"
      }
    }
  }

  package let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// The text in the style of its role, and everything reset after it.
  package func apply(_ role: Role, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(role.code)m\(text)\u{1B}[0m" : text
  }

  /// Whether to use colour: as the user asked; else not if `NO_COLOR` has a value, not if `TERM` is
  /// unset or `dumb`, and only if the stream written to is a terminal.
  package static func decidesColor(
    choice: Bool?, isTerminal: Bool, noColor: String?, term: String?
  ) -> Bool {
    if let choice { return choice }
    if let noColor, !noColor.isEmpty { return false }
    guard let term, !term.isEmpty, term != "dumb" else { return false }
    return isTerminal
  }
}
