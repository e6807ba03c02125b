/// Texts of strangers, such as names in fonts and strings of apps, as they are shown at a terminal.
package enum TerminalText {
  /// A text in one line, without the characters that would steer a terminal.
  ///
  /// Line ends and tabs become spaces, other control characters the sign for what cannot be shown.
  package static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isSteering) else { return text }
    var plain = String.UnicodeScalarView()
    for character in text {
      if character.isNewline || character == "\t" {
        plain.append(" ")
      } else {
        plain.append(contentsOf: character.unicodeScalars.map { isSteering($0) ? "\u{FFFD}" : $0 })
      }
    }
    return String(plain)
  }

  private static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
