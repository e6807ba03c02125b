import FontBook

/// The texts of one file: a catalog with all languages, or the table of one.
package struct StringTable: Sendable {
  /// The file, relative to the project's folder.
  package let file: ProjectFile
  /// The language that the app is written in, where the file says so.
  package let sourceLanguage: String?
  /// The texts, in the order of the file; from property lists, in the order of their keys.
  package let strings: [LocalizedString]
  /// Comments that speak to the auditor.
  package let comments: [StringComment]
  /// What in the file could not be read; the rest was.
  package let problems: [AppProjectError]

  package init(
    file: ProjectFile, sourceLanguage: String? = nil, strings: [LocalizedString],
    comments: [StringComment] = [], problems: [AppProjectError] = []
  ) {
    self.file = file
    self.sourceLanguage = sourceLanguage
    self.strings = strings
    self.comments = comments
    self.problems = problems
  }

  /// The path without the folder of the language: tables of equal names are translations of each
  /// other, and a `.stringsdict` adds to the `.strings` beside it.
  package var name: String {
    file.path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
      .replacing(".stringsdict", with: ".strings")
  }

  /// Whether files of this name hold strings.
  package static func isTable(_ name: String) -> Bool {
    ["xcstrings", "strings", "stringsdict"].contains(FilePath.pathExtension(name))
  }

  /// Reads a string catalog, a strings file or a strings dictionary.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - language: The language of a file that lies in no `.lproj` folder, and of `Base.lproj`.
  /// - Throws: `AppProjectError` with `unreadable` or `malformed` when nothing of it can be read.
  package init(_ file: ProjectFile, language: String = "en") throws(AppProjectError) {
    let bytes: [UInt8]
    do throws(FontBookError) {
      bytes = try FileContents.bytes(at: file.location, limit: Self.byteLimit)
    } catch {
      throw AppProjectError(error, at: file.path)
    }
    let locale = Self.language(of: file.path) ?? language
    switch FilePath.pathExtension(file.path) {
    case "xcstrings": self = try StringCatalogReader(bytes, file: file).table
    case "stringsdict":
      self = try StringsDictionaryReader(bytes, file: file, locale: locale).table
    default: self = try StringsFileReader(bytes, file: file, locale: locale).table
    }
  }

  /// The largest file that is read, in bytes.
  private static let byteLimit = 64 << 20

  /// The language of the `.lproj` folder that a file lies in; nil for `Base.lproj`.
  package static func language(of path: String) -> String? {
    path.split(separator: "/").last { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
      .map { String($0.dropLast(6)).replacing("_", with: "-") }
  }
}
