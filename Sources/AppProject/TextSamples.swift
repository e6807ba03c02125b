import FontBook

/// The texts of one language in a file.
package struct TextSamples: Hashable, Sendable {
  /// The language, where the file or its folder says so.
  package let locale: String?
  package let texts: [String]

  /// Reads all texts of a file, whatever they are for.
  ///
  /// A string catalog (`.xcstrings`) gives the texts of each language; `.strings`, `.stringsdict`
  /// and other property lists give theirs, in the language of an `.lproj` folder; any other file
  /// is read as plain text in UTF-8, a text on each line.
  ///
  /// - Parameter path: The file.
  /// - Returns: The languages in alphabetical order.
  /// - Throws: `AppProjectError` with `unreadable` or `malformed`.
  package static func read(_ path: String) throws(AppProjectError) -> [TextSamples] {
    if StringTable.isTable(path) { return try table(path) }
    let bytes: [UInt8]
    do throws(FontBookError) {
      bytes = try FileContents.bytes(at: path, limit: byteLimit)
    } catch {
      throw AppProjectError(error, at: path)
    }
    let texts =
      FilePath.pathExtension(path) == "plist"
      ? try PropertyTree(parsing: bytes, path: path).texts
      : String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    return [TextSamples(locale: StringTable.language(of: path), texts: texts)]
  }

  /// The largest file that is read, in bytes.
  private static let byteLimit = 256 << 20

  private static func table(_ path: String) throws(AppProjectError) -> [TextSamples] {
    let table = try StringTable(ProjectFile(path: path, location: path))
    if let problem = table.problems.first { throw problem }
    var texts: [String: [String]] = [:]
    for string in table.strings {
      texts[string.locale, default: []] += [string.text] + string.shorterTexts
    }
    let isNamed = table.sourceLanguage != nil || StringTable.language(of: path) != nil
    return texts.sorted { $0.key < $1.key }.map { locale, texts in
      TextSamples(locale: isNamed ? locale : nil, texts: texts)
    }
  }
}

extension PropertyTree {
  /// All texts, at any depth.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .list(let list): list.flatMap(\.texts)
    case .dictionary: members.flatMap(\.value.texts)
    case .other: []
    }
  }
}
