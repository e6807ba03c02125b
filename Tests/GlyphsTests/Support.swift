import BundledFonts
import Foundation
import Testing

@testable import Glyphs

/// The fonts that come with the package.
func bundledFont(_ name: String) -> String {
  URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fonts/Files/\(name)").standardized.path()
}

/// A text file in this folder's `Fixtures`.
func fixture(_ name: String) throws -> String {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
  return try String(contentsOf: folder.appending(path: "Fixtures/\(name)"), encoding: .utf8)
}

/// A folder that is gone when its owner is.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "glyphs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = "\(self.path)/\(name)"
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }
}

/// The bytes of a font, to be damaged.
struct FontBytes {
  var bytes: [UInt8]

  init(_ name: String) throws {
    bytes = [UInt8](try Data(contentsOf: URL(filePath: bundledFont(name))))
  }

  /// The place in the table directory of a table's entry: tag, checksum, offset, length.
  func entry(_ tag: String) -> Int? {
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    return (0..<count).map { 12 + 16 * $0 }.first { Array(bytes[$0..<$0 + 4]) == Array(tag.utf8) }
  }

  /// Renames a table, so that no reader finds it.
  mutating func hide(_ tag: String) {
    guard let entry = entry(tag) else { return }
    // The directory stays sorted, or nothing behind the entry would be found either.
    bytes[entry + 3] += 1
  }
}

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
