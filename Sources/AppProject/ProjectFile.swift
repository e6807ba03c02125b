/// A file of a project.
package struct ProjectFile: Hashable, Sendable {
  /// The path relative to the project's folder, as it is shown and compared.
  package let path: String
  /// The path at which the file can be opened.
  package let location: String

  package init(path: String, location: String) {
    self.path = path
    self.location = location
  }

  /// The last component of the path.
  package var name: String { FilePath.name(path) }

  /// Whether iOS loads files of this extension as fonts.
  package var isFont: Bool { Self.fontExtensions.contains(FilePath.pathExtension(path)) }

  /// Whether the file is a font for the web, which iOS does not load.
  package var isWebFont: Bool { Self.webFontExtensions.contains(FilePath.pathExtension(path)) }

  /// Whether the file lies in a data set of an asset catalog, from where code has to load it.
  package var isInDataSet: Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix(".dataset") }
  }

  /// The extensions of the font files that are looked for.
  package static let fontExtensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
  static let webFontExtensions: Set<String> = ["woff", "woff2"]
}
