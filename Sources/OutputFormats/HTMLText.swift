/// Text in HTML.
package enum HTMLText {
  /// A text as it stands, in an element or in an attribute in double quotes.
  ///
  /// Source: WHATWG, HTML, section 13.3, escaping a string.
  package static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..<"\u{9}", "\u{B}"..<"\u{20}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
