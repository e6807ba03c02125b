import BundledFonts
package import Foundation

/// An app's folder for a test, which is removed with this object.
package final class SampleApp {
  package let path: String

  /// Makes an empty folder.
  package init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sample-app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Where a file of the app is, or would be.
  package func location(_ file: String) -> String { "\(path)/\(file)" }

  /// Writes a file and the folders it lies in.
  package func add(_ file: String, _ data: Data) throws {
    let url = URL(filePath: location(file))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Writes a text file.
  package func add(_ file: String, text: String) throws { try add(file, Data(text.utf8)) }

  /// Writes a property list that declares fonts.
  package func addPlist(
    _ file: String = "App/Info.plist", fonts: [String]? = nil, folder: String? = nil,
    isBinary: Bool = false
  ) throws {
    var list: [String: Any] = ["CFBundleName": "Sample"]
    list["UIAppFonts"] = fonts
    list["ATSApplicationFontsPath"] = folder
    try add(
      file,
      try PropertyListSerialization.data(
        fromPropertyList: list, format: isBinary ? .binary : .xml, options: 0))
  }

  /// Copies one of the fonts that come with the package.
  ///
  /// - Parameters:
  ///   - file: Where to.
  ///   - source: The name of the bundled file.
  ///   - edit: A change of its bytes.
  /// - Throws: When the font is not there, the file cannot be written, or the edit fails.
  package func addFont(
    _ file: String, from source: String = "Lato-Regular.ttf",
    edit: (inout FontBytes) throws -> Void = { _ in }
  ) throws {
    var bytes = FontBytes(try Data(contentsOf: URL(filePath: try bundledFont(source))))
    try edit(&bytes)
    try add(file, bytes.data)
  }
}

/// The path of a font that comes with the package.
package func bundledFont(_ file: String) throws -> String {
  guard let manifest = BundledFonts.manifestPath else { throw CocoaError(.fileNoSuchFile) }
  return URL(filePath: manifest).deletingLastPathComponent().appending(path: "Files/\(file)").path()
}
