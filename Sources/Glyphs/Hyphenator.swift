import CHyphen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds where words of a language may be divided, with libhyphen's patterns.
///
/// The places are as good as the language's dictionary, which is installed apart from this package.
/// A large dictionary (German) takes 20 MB and 0.1 s to open, so keep it. Not safe to share between
/// threads: each has its own.
@safe package final class Hyphenator {
  /// The dictionary's file.
  package let path: String

  private let dictionary: OpaquePointer

  /// The longest word that is divided, in UTF-16 code units.
  package static let lengthLimit = 100

  /// Opens the dictionary of a language.
  ///
  /// - Parameter locale: A BCP 47 tag such as "de-AT", or a platform's identifier such as
  ///   "de_AT.UTF-8". Without a dictionary for that country, another one of the language is taken.
  /// - Throws: `GlyphsError` with `missingDictionary`, whose reason names the package to install;
  ///   or as `init(path:)`.
  package convenience init(locale: String) throws(GlyphsError) {
    try self.init(path: try HyphenationDictionaries.standard.path(for: locale))
  }

  /// Opens a dictionary in the format of libhyphen.
  ///
  /// - Throws: `GlyphsError` with `unreadable`, `notAFile`, `badSize`, `unsupportedFormat`,
  ///   `malformed` or `libraryFailure`.
  init(path: String) throws(GlyphsError) {
    self.path = path
    var opened: OpaquePointer?
    var detail: Int32 = 0
    let status = unsafe shim_hyphen_open(path, &opened, &detail)
    guard let dictionary = unsafe opened else {
      throw Self.error(status, detail, path)
    }
    unsafe self.dictionary = dictionary
  }

  deinit { unsafe shim_hyphen_close(dictionary) }

  /// Where a hyphen and a line break may be put into a word.
  ///
  /// There are none in a word longer than `lengthLimit`; with a digit, as a number or a code is not
  /// divided; or with a soft hyphen, as its author has said where to divide it (Source: CSS Text 3,
  /// `hyphens: auto`). Places next to anything but letters, such as a hyphen or an apostrophe, and
  /// places where the spelling would change ("Schiffahrt") are left out.
  ///
  /// - Parameter word: UTF-16 code units, without the spaces and punctuation around the word.
  /// - Returns: Offsets within the word in ascending order, never within a user-perceived character.
  package func points(in word: some Collection<UInt16>) -> [Int] {
    guard word.count <= Self.lengthLimit else { return [] }
    return points(in: String(decoding: word, as: UTF16.self))
  }

  /// Where a hyphen and a line break may be put into a word; see the other function.
  ///
  /// - Parameter word: A text, without the spaces and punctuation around the word.
  /// - Returns: UTF-16 offsets.
  package func points(in word: String) -> [Int] {
    guard word.utf16.count <= Self.lengthLimit, let folded = FoldedWord(word) else { return [] }
    var marks = [UInt8](repeating: 0, count: folded.bytes.count)
    unsafe shim_hyphen_mark(dictionary, folded.bytes, Int32(folded.bytes.count), &marks)
    return folded.joints.compactMap { marks[$0.byte] != 0 ? $0.offset : nil }
  }

  private static func error(_ status: Int32, _ detail: Int32, _ path: String) -> GlyphsError {
    let (code, reason): (GlyphsError.Code, String) =
      switch shim_hyphen_status(UInt32(status)) {
      case shim_hyphen_unreadable:
        (.unreadable, detail == ENOENT ? "no such file" : unsafe String(cString: strerror(detail)))
      case shim_hyphen_not_regular:
        (.notAFile, "is not a regular file; name a hyphenation dictionary")
      case shim_hyphen_empty:
        (.badSize, "is empty")
      case shim_hyphen_too_large:
        (.badSize, "is larger than a hyphenation dictionary of \(shim_hyphen_size_limit >> 20) MB")
      case shim_hyphen_unknown_encoding:
        (.unsupportedFormat, "does not start with an encoding that dictionaries are known to use")
      case shim_hyphen_no_patterns:
        (.malformed, "has no hyphenation patterns")
      default:
        (.libraryFailure, "there is not enough memory for the hyphenation dictionary")
      }
    return GlyphsError(code, reason, context: path)
  }
}

/// A word as patterns are written, and where its characters are in the original.
private struct FoldedWord {
  /// UTF-8 in lower case and composed.
  var bytes: [UInt8] = []
  /// The starts of the letters that follow a letter, in the folded and in the original word.
  var joints: [(byte: Int, offset: Int)] = []

  /// Nil for a word that is not to be divided.
  init?(_ word: String) {
    var offset = 0
    var followsLetter = false
    for character in word {
      guard let first = character.unicodeScalars.first, first != Self.softHyphen,
        first.properties.numericType == nil, first != "\0"
      else { return nil }
      let isLetter = first.properties.isAlphabetic
      if isLetter && followsLetter { joints.append((bytes.count, offset)) }
      followsLetter = isLetter
      bytes += Self.folded(character).utf8
      offset += character.utf16.count
    }
  }

  private static let softHyphen: Unicode.Scalar = "\u{AD}"

  private static func folded(_ character: Character) -> String {
    let lowercased = character.lowercased()
    // Only memory can fail, and a letter in two parts matches no pattern.
    return (try? NormalForm.composed.of(lowercased)) ?? lowercased
  }
}
