/// How many columns of a terminal a text takes.
///
/// East Asian wide characters and emoji take two, combining marks and other characters without a
/// glyph of their own none, all others one. A tab or another control character has no width of its
/// own and counts as none.
package enum DisplayWidth {
  /// The columns that the text takes.
  package static func columns(_ text: some StringProtocol) -> Int {
    // Printable ASCII, by far the most common, needs no look at clusters.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns($1) }
  }

  /// The columns that one character, as a person would count it, takes.
  package static func columns(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    // U+FE0F asks for the picture of a character that has one; a flag is two regional indicators.
    let hasPicture = scalars.dropFirst().contains {
      $0 == "\u{FE0F}" || $0.properties.isEmojiModifier || isRegionalIndicator($0)
    }
    if hasPicture, let first = scalars.first, first.properties.isEmoji { return 2 }
    return scalars.reduce(0) { max($0, columns($1)) }
  }

  /// The longest beginning that fits, with an ellipsis in the last column if something was cut.
  package static func truncated(_ text: String, to width: Int) -> String {
    guard columns(text) > width else { return text }
    guard width > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      used += columns(character)
      guard used < width else { break }
      result.append(character)
    }
    return result + "…"
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return isWide(scalar) ? 2 : 1
    }
  }

  /// Source: Unicode Standard Annex 11, classes W and F, by block; and emoji presentation.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x1100:
      return false
    case 0x1100...0x115F,  // Hangul Jamo, leading consonants
      0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,  // CJK, kana
      0xA000...0xA4CF,  // Yi
      0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,  // compatibility forms
      0xFF01...0xFF60, 0xFFE0...0xFFE6,  // fullwidth forms
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, Nushu, kana supplements
      0x1F200...0x1F2FF,  // enclosed ideographs
      0x20000...0x2FFFD, 0x30000...0x3FFFD:  // CJK extensions
      return true
    default:
      return scalar.properties.isEmojiPresentation
    }
  }
}
