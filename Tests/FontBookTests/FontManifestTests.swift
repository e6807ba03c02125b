import Foundation
import Testing

@testable import FontBook

@Suite struct FontManifestTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func error(_ contents: Data) throws -> FontBookError? {
    let path = try folder.file("Info.plist", contents)
    do throws(FontBookError) {
      _ = try FontManifest(contentsOf: path)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `an app's Info-plist is a manifest, as XML and as binary`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let list: [String: Any] = [
      "CFBundleName": "Reader", "UIAppFonts": ["Fonts/A.ttf", "B.otf"], "Version": 3,
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: format, options: 0)
    let manifest = try FontManifest(contentsOf: try folder.file("Info.plist", data))
    #expect(manifest.appFonts == ["Fonts/A.ttf", "B.otf"])
    #expect(manifest.annotations.isEmpty)
  }

  @Test func `an old-style property list is a manifest`() throws {
    let path = try folder.file("Info.plist", Data(#"{ UIAppFonts = ("A.ttf", "B.ttf"); }"#.utf8))
    #expect(try FontManifest(contentsOf: path).appFonts == ["A.ttf", "B.ttf"])
  }

  @Test(arguments: [
    ("Ascent", "<real>1e300</real>", "Ascent should be from -10 to 10"),
    (
      "Tracking", "<dict><key>1e-308</key><real>-0.4</real></dict>",
      "Tracking.1e-308 should be a size from 0.1"
    ),
    ("Tracking", "<dict><key>17</key><real>1e9</real></dict>", "Tracking.17 should be from"),
    ("Variations", "<dict><key>wght</key><real>nan</real></dict>", "Variations.wght should be"),
  ])
  func `a number that no font has is refused`(
    key: String, value: String, message: String
  ) throws {
    let list = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>DTFonts</key><array><dict>\
      <key>File</key><string>a</string><key>\(key)</key>\(value)</dict></array></dict></plist>
      """
    let reason = try error(Data(list.utf8))?.reason ?? ""
    #expect(reason.hasPrefix("DTFonts.[0].\(message)"), "\(reason)")
  }

  @Test func `a list without fonts is an empty manifest`() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleName": "Reader"], format: .xml, options: 0)
    #expect(try FontManifest(contentsOf: try folder.file("Info.plist", data)).appFonts.isEmpty)
  }

  @Test func `what is wrong is named with its key`() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["UIAppFonts": "A.ttf"], format: .xml, options: 0)
    let error = try #require(try error(data))
    #expect(error == FontBookError(.malformed, "", context: ""))
    #expect(error.description.contains("UIAppFonts should be an array"))
  }

  @Test func `files that are no property lists are malformed, others unreadable`() throws {
    #expect(try error(Data("<html>".utf8))?.code == .malformed)
    #expect(try error(Data())?.code == .malformed)
    for path in [folder.path, "\(folder.path)/none.plist", "/dev/null"] {
      #expect(throws: FontBookError(.unreadable, "", context: "")) {
        try FontManifest(contentsOf: path)
      }
    }
  }

  @Test func `the bundled manifest names only files that are there, and calibrates the stand-in`()
    throws
  {
    let manifest = try bundledManifest()
    for file in manifest.appFonts {
      let path = try bundledFontPath(file.replacing("Files/", with: ""))
      #expect(FileManager.default.fileExists(atPath: path), "\(file)")
    }
    let system = try #require(manifest.annotations.first { $0.role == .system })
    #expect(system.standsInFor == "SF Pro")
    #expect(system.variations == ["opsz": 32])
    #expect(system.metrics.ascent == 1950.0 / 2048)
    #expect(system.metrics.descent == 494.0 / 2048)
    #expect(system.metrics.capHeight == 1443.0 / 2048)
  }
}
