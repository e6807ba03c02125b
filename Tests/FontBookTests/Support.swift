import BundledFonts
import FontBook
import Foundation
import Testing

/// The manifest that comes with the package.
func bundledManifest() throws -> FontManifest {
  try FontManifest(contentsOf: try #require(BundledFonts.manifestPath))
}

/// The path of a font file that comes with the package.
func bundledFontPath(_ file: String) throws -> String {
  let manifest = try #require(BundledFonts.manifestPath)
  return URL(filePath: manifest).deletingLastPathComponent().appending(path: "Files/\(file)").path()
}

/// A folder that is gone when its owner is.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fontbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String, _ data: Data) throws -> String {
    let path = "\(self.path)/\(name)"
    try data.write(to: URL(filePath: path))
    return path
  }
}
