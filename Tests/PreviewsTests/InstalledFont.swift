import BundledFonts
import FontBook
import Foundation

/// A font of a system package, of which pictures were recorded.
struct InstalledFont {
  let file: String
  /// The SHA-256 of the file that was drawn with; others draw something else.
  let digest: String

  /// Of Debian's fonts-noto-cjk 1:20220127+repack1-1.
  static let korean = InstalledFont(
    file: "NotoSansCJK-Regular.ttc",
    digest: "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a")

  /// Of Debian's fonts-noto-color-emoji 2.042-0+deb12u1.
  static let emoji = InstalledFont(
    file: "NotoColorEmoji.ttf",
    digest: "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec")

  /// Whether the very file is where the bundled manifest looks for it first.
  var isPinned: Bool {
    guard let path = BundledFonts.manifestPath,
      let manifest = try? FontManifest(contentsOf: path),
      let annotation = manifest.annotations.first(where: { $0.file == file }),
      let found = annotation.searchPaths.map({ "\($0)/\(file)" })
        .first(where: FileManager.default.fileExists)
    else { return false }
    return Self.digest(of: found) == digest
  }

  /// What `sha256sum` says of a file; nil when there is no such program.
  private static func digest(of path: String) -> String? {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sha256sum", path]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: " ").first.map(String.init)
  }
}
