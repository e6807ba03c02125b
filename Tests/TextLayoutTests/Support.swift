import BundledFonts
import DynamicType
import FontBook
import Foundation
import Testing

@testable import TextLayout

/// The fonts that come with the package.
func bundledFonts() throws -> FontBook {
  let path = try #require(BundledFonts.manifestPath)
  return FontBook(systemManifest: try FontManifest(contentsOf: path))
}

/// A file in this folder's `Fixtures`.
func fixture(_ name: String) throws -> Data {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
  return try Data(contentsOf: folder.appending(path: "Fixtures/\(name)"))
}

/// The path of a font file that comes with the package.
func bundledFontPath(_ file: String) throws -> String {
  let manifest = try #require(BundledFonts.manifestPath)
  return URL(filePath: manifest).deletingLastPathComponent().appending(path: "Files/\(file)").path()
}

/// Whether a font of a system package is installed where the bundled manifest looks for it.
func isInstalled(_ file: String) -> Bool {
  guard let path = BundledFonts.manifestPath,
    let manifest = try? FontManifest(contentsOf: path),
    let annotation = manifest.annotations.first(where: { $0.file == file })
  else { return false }
  return annotation.searchPaths.contains { FileManager.default.fileExists(atPath: "\($0)/\(file)") }
}
