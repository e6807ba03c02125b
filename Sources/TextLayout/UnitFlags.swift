/// What holds at one UTF-16 code unit of a text, or at the place just before it.
///
/// A paragraph keeps a byte a unit, and one for the end of the text.
struct UnitFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// A user-perceived character starts here.
  static let graphemeStart = UnitFlags(rawValue: 1)
  /// A line may start here.
  static let lineStart = UnitFlags(rawValue: 2)
  /// The text may not be cut here without shaping both sides anew.
  static let unsafeToBreak = UnitFlags(rawValue: 4)
  /// White space that hangs at the end of a line.
  static let whiteSpace = UnitFlags(rawValue: 8)
  /// Part of a separator that ends a paragraph: it takes no room.
  static let separator = UnitFlags(rawValue: 16)
  /// A cluster of glyphs starts here: with a ligature, several characters share one.
  static let glyphStart = UnitFlags(rawValue: 64)
  /// A word may be divided here, with a hyphen.
  static let hyphenation = UnitFlags(rawValue: 128)
  /// A separator ended just before.
  static let afterSeparator = UnitFlags(rawValue: 32)
}

/// Characters by what they do to lines.
enum LineCharacters {
  /// Whether a line's width leaves a trailing unit of this value out.
  ///
  /// The white space of Unicode's line breaking class BA and SP, without the no-break spaces: tab,
  /// space, Ogham space, en quad to six-per-em space, punctuation to hair space, medium
  /// mathematical space, ideographic space.
  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a unit ends a paragraph: LF, CR, NEL, LINE SEPARATOR, PARAGRAPH SEPARATOR.
  static func separates(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// A text with control characters replaced by what is drawn of them, unit for unit.
  ///
  /// They take no room. Separators and tabs stay, as they are not drawn.
  static func drawn(_ units: [UInt16]) -> [UInt16] {
    guard units.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return units }
    return units.map { unit in
      switch unit {
      case 0x09, 0x0A, 0x0D: unit
      case 0..<0x20, 0x7F: 0x200B
      default: unit
      }
    }
  }

  /// Whether a unit is a Hangul syllable or jamo.
  ///
  /// Source: Unicode 15.0, Blocks.txt: Hangul Jamo, Compatibility Jamo, Jamo Extended-A and -B,
  /// Syllables.
  static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  /// U+00AD SOFT HYPHEN: a place where a word may be divided.
  static let softHyphen: UInt16 = 0xAD
  /// U+2010 HYPHEN, and U+002D for fonts without it: drawn where a word is divided.
  static let hyphens: [UInt16] = [0x2010, 0x2D]
  /// U+FFFC OBJECT REPLACEMENT CHARACTER: an attachment.
  static let attachment: UInt16 = 0xFFFC
  /// U+0009 CHARACTER TABULATION.
  static let tab: UInt16 = 0x09

  /// U+2026 HORIZONTAL ELLIPSIS, shown where text is cut off.
  static let ellipsis: UInt16 = 0x2026
}
