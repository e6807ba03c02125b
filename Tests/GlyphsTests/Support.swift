import BundledFonts
import Foundation
import Testing

@testable import Glyphs

/// A face of a bundled font file.
func face(_ file: String, variations: [FontVariation] = []) throws -> Face {
  let manifest = try #require(BundledFonts.manifestPath)
  let folder = URL(filePath: manifest).deletingLastPathComponent().appending(path: "Files")
  return try Face(
    file: FontFile(path: folder.appending(path: file).path), variations: variations)
}

/// A file of this folder's `Fixtures`.
func fixture(_ name: String) throws -> Data {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
  return try Data(contentsOf: folder.appending(path: "Fixtures/\(name)"))
}

/// The code of the error a call throws; nil if it throws none.
func code<Result>(_ call: () throws -> Result) -> GlyphsError.Code? {
  do {
    _ = try call()
    return nil
  } catch {
    return (error as? GlyphsError)?.code
  }
}
