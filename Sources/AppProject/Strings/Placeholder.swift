/// A place in a text that is filled in while the app runs: `%@`, `%1$lld`, `%05.2f`.
///
/// Source: Apple, "String Format Specifiers" (String Programming Guide), and IEEE 1003.1, printf.
package struct Placeholder: Hashable, Sendable {
  /// What is put in.
  package enum Content: String, CaseIterable, Hashable, Sendable {
    /// `%@` and `%s`: a name, a date, any text.
    case text = "%@"
    /// `%d`, `%lld`, `%u`, `%x` and the like.
    case integer = "%d"
    /// `%f`, `%g`, `%e`.
    case decimal = "%f"
    /// `%c`.
    case character = "%c"
  }

  package let content: Content
  /// Which argument is put in, from 1.
  package let argument: Int
  /// The fewest characters; shorter ones are padded.
  package let minimumWidth: Int
  /// The digits behind the point, or the most characters of a text.
  package let precision: Int?
  /// Whether padding is with zeros.
  package let padsWithZeros: Bool
  /// Whether padding follows what is put in.
  package let isLeftAligned: Bool
}

/// A text in pieces: what stands in it as it is, and its placeholders.
package struct FormatText: Hashable, Sendable {
  /// A piece of a text.
  package enum Piece: Hashable, Sendable {
    case literal(String)
    case placeholder(Placeholder)
  }

  package let pieces: [Piece]

  /// Finds the placeholders of a text; `%%` becomes `%`, and a `%` that begins none stays.
  package init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      pieces = [.literal(text)]
      return
    }
    var pieces: [Piece] = []
    var literal = ""
    var count = 0
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        literal += "%"
        rest = rest.dropFirst(2)
      } else if let (placeholder, end) = Placeholder.parse(rest, position: count + 1) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        pieces.append(.placeholder(placeholder))
        (literal, count) = ("", count + 1)
        rest = rest[end...]
      } else {
        literal += "%"
        rest = rest.dropFirst()
      }
    }
    literal += rest
    self.pieces = literal.isEmpty ? pieces : pieces + [.literal(literal)]
  }

  /// The placeholders, in the order of the text.
  package var placeholders: [Placeholder] {
    pieces.compactMap { piece in
      if case .placeholder(let placeholder) = piece { placeholder } else { nil }
    }
  }
}

extension Placeholder {
  /// The placeholder that a text begins with, and where it ends; nil if it begins with none.
  ///
  /// A space is no flag here, so that "100 % dabei" has no placeholder in it.
  fileprivate static func parse(
    _ text: Substring, position: Int
  ) -> (Placeholder, end: String.Index)? {
    var scanner = FormatScanner(text)
    guard scanner.take("%") != nil else { return nil }
    let argument = scanner.argument()
    let flags = scanner.flags()
    let width = scanner.number(digits: 3)
    var precision: Int?
    if scanner.take(".") != nil {
      guard let digits = scanner.number(digits: 3) else { return nil }
      precision = digits
    }
    scanner.skipLength()
    guard let letter = scanner.next(), let content = content(of: letter) else { return nil }
    // A substitution that was not found.
    if content == .text && flags.contains("#") { return nil }
    let placeholder = Placeholder(
      content: content, argument: argument ?? position, minimumWidth: width ?? 0,
      precision: precision, padsWithZeros: flags.contains("0"),
      isLeftAligned: flags.contains("-"))
    return (placeholder, scanner.position)
  }

  private static func content(of letter: Unicode.Scalar) -> Content? {
    switch letter {
    case "@", "s", "S": .text
    case "c", "C": .character
    case "f", "F", "e", "E", "g", "G", "a", "A": .decimal
    case "d", "D", "i", "u", "U", "x", "X", "o", "O", "p": .integer
    default: nil
    }
  }
}
