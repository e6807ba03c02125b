/// Why a font file, a face or a text could not be used.
package struct GlyphsError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure; equality of errors is equality of codes.
  package enum Code: Sendable {
    /// The file does not exist or may not be read.
    case unreadable
    /// The path names a folder, a device or something else that is not a regular file.
    case notAFile
    /// The file is empty or larger than the limit.
    case badSize
    /// The file is something else than a TrueType or OpenType font.
    case unsupportedFormat
    /// The file claims to be a font, but cannot be parsed.
    case malformed
    /// The font maps no characters to glyphs.
    case noCharacterMap
    /// The collection has no face of that index.
    case noSuchFace
    /// No hyphenation dictionary of the language is installed.
    case missingDictionary
    /// The text is longer than can be laid out.
    case textTooLong
    /// A glyph's outline or picture is damaged, or the face has no such glyph.
    case badGlyph
    /// A size, a path or a picture is beyond what is drawn.
    case tooLarge
    /// The bytes are not a PNG picture, or a damaged one.
    case badPicture
    /// A library call failed that should not.
    case libraryFailure
  }

  package let code: Code
  /// What is wrong, and what to do about it; no trailing full stop.
  package let reason: String
  /// The file or library call that the failure belongs to.
  package let context: String

  package init(_ code: Code, _ reason: String, context: String) {
    self.code = code
    self.reason = reason
    self.context = context
  }

  package var description: String { "\(context): \(reason)" }

  package static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
