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

/// Where a font of a system package is, as the bundled manifest looks for it; nil when it is not.
func installedFontPath(_ file: String) -> String? {
  guard let path = BundledFonts.manifestPath,
    let manifest = try? FontManifest(contentsOf: path),
    let annotation = manifest.annotations.first(where: { $0.file == file })
  else { return nil }
  return annotation.searchPaths.map { "\($0)/\(file)" }
    .first { FileManager.default.fileExists(atPath: $0) }
}

/// Whether a font of a system package is installed where the bundled manifest looks for it.
func isInstalled(_ file: String) -> Bool { installedFontPath(file) != nil }

/// A generator of random numbers with a fixed seed: the same ones in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
