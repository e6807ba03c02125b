package import FontBook

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A property list of an app that declares fonts, or could.
package struct InfoPlist: Sendable {
  /// The file.
  package let file: ProjectFile
  /// The fonts that it declares.
  package let manifest: FontManifest
  /// The lines of the text, to find entries in; empty for a binary property list.
  private let lines: [Substring]

  /// Reads a property list.
  ///
  /// - Throws: `FontBookError` with `unreadable` or `malformed`.
  package init(_ file: ProjectFile) throws(FontBookError) {
    let manifest = try FontManifest(contentsOf: file.location)
    self.init(file, manifest: manifest, text: Self.text(at: file.location))
  }

  init(_ file: ProjectFile, manifest: FontManifest, text: String?) {
    self.file = file
    self.manifest = manifest
    lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
  }

  /// Whether the list says anything about fonts.
  package var declaresFonts: Bool {
    !manifest.appFonts.isEmpty || manifest.applicationFontsPath != nil
  }

  /// The first line, from 1, on which an entry stands; nil in a binary property list.
  package func line(of entry: String) -> Int? {
    let escaped = entry.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return lines.firstIndex { $0.contains(">\(escaped)<") || $0.contains("\"\(entry)\"") }
      .map { $0 + 1 }
  }

  // MARK: Finding

  /// Reads a file of a project that may be a property list with fonts.
  ///
  /// - Returns: Nil for a list that is not an app's and does not mention fonts.
  /// - Throws: `FontBookError` with `unreadable` or `malformed`, if it should be one.
  static func candidate(_ file: ProjectFile) throws(FontBookError) -> InfoPlist? {
    guard isApplication(file.name) || mentionsFonts(file.location) else { return nil }
    return try InfoPlist(file)
  }

  /// Whether a file is named as Xcode and its templates name an app's property list.
  static func isApplication(_ name: String) -> Bool {
    name == "Info.plist" || name.hasSuffix("-Info.plist") || name.hasSuffix("_Info.plist")
  }

  /// The longest property list that is searched for keys, in bytes.
  private static let searchLimit = 16 << 20

  private static func mentionsFonts(_ path: String) -> Bool {
    guard let data = contents(at: path) else { return false }
    return [FontKey.appFonts, FontKey.applicationFontsPath].contains { key in
      data.firstRange(of: Data(key.utf8)) != nil
    }
  }

  private static func text(at path: String) -> String? {
    guard let data = contents(at: path), !data.starts(with: Data("bplist".utf8)) else {
      return nil
    }
    return String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  /// The bytes of a file that is not too long; nil when it cannot be read, of which reading it as
  /// a manifest speaks.
  private static func contents(at path: String) -> Data? {
    let url = URL(filePath: path)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      (attributes[.size] as? Int ?? 0) <= searchLimit
    else { return nil }
    return try? Data(contentsOf: url)
  }
}

/// The keys of an Info.plist that declare fonts.
package enum FontKey {
  /// An array of paths; iOS, watchOS, tvOS, visionOS and Mac Catalyst.
  package static let appFonts = "UIAppFonts"
  /// A folder or file; macOS.
  package static let applicationFontsPath = "ATSApplicationFontsPath"
}
