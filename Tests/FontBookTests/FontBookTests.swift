import DynamicType
import Foundation
import Glyphs
import Testing

@testable import FontBook

@Suite struct FontBookTests {
  private let book: FontBook

  init() throws { book = FontBook(systemManifest: try bundledManifest()) }

  private func resolve(_ name: String, weight: FontWeight? = nil) throws -> FontChoice {
    try book.resolve(FontRequest(.named(name), weight: weight))
  }

  @Test func `a PostScript name finds its face`() throws {
    let choice = try resolve("Lato-Bold")
    #expect(choice.match == .postScriptName)
    #expect(choice.face.postScriptName == "Lato-Bold")
    #expect(!choice.face.isStandIn)
    #expect(choice.requestedName == "Lato-Bold")
  }

  @Test func `family and full names are found and remembered as such`() throws {
    let family = try resolve("Lato")
    #expect(family.match == .family)
    #expect(family.face.postScriptName == "Lato-Regular")
    let full = try resolve("Lato Bold")
    #expect(full.match == .fullName)
    #expect(full.face.postScriptName == "Lato-Bold")
  }

  @Test func `an unknown name gives the system font, the reason and the nearest name`() throws {
    let choice = try resolve("lato-regular")
    #expect(choice.match == .missing(nearest: "Lato-Regular"))
    #expect(choice.face.standsInFor == "SF Pro")
    #expect(try resolve("Comfortaa").match == .missing(nearest: nil))
  }

  @Test func `a file is found by its path, without the calibration of a role`() throws {
    let path = try bundledFontPath("Inter-Variable.ttf")
    let choice = try resolve(path)
    #expect(choice.match == .file)
    #expect(!choice.face.isStandIn)
    // hhea of Inter 4.1: 1984 of 2048, where SF has 1950.
    #expect(abs(choice.face.ascent(at: 2048) - 1984) < 1e-9)
    #expect(choice.face.opticalSizes == 14...32)
  }

  @Test func `the system font is calibrated, and its optical size pinned`() throws {
    let choice = try book.resolve(FontRequest(.system, weight: .semibold))
    #expect(choice.match == .system)
    #expect(abs(choice.face.ascent(at: 2048) - 1950) < 1e-9)
    #expect(choice.face.opticalSizes == nil)
    #expect(choice.face.face.variations.map(\.value) == [32, 600])
  }

  @Test func `optical sizes follow the point size within the axis`() throws {
    let face = try resolve(try bundledFontPath("Inter-Variable.ttf")).face
    func opsz(_ size: Double) -> Double? {
      face.face(at: size).variations.first { $0.tag == "opsz" }?.value
    }
    #expect([8, 17, 53].map(opsz) == [14, 17, 32])
    #expect(face.face(at: 40) === face.face(at: 60))
  }

  @Test func `a weight finds the nearest face of the family, and makes none up`() throws {
    #expect(try resolve("Lato-Regular", weight: .heavy).face.postScriptName == "Lato-Bold")
    #expect(try resolve("Lato-Regular", weight: .thin).face.postScriptName == "Lato-Light")
    let bold = FontRequest(.named("Abel-Regular"), wantsBoldFace: true)
    #expect(try book.resolve(bold).face.postScriptName == "Abel-Regular")
    let italic = FontRequest(.named("Lato-Regular"), isItalic: true)
    #expect(try book.resolve(italic).face.postScriptName == "Lato-Italic")
  }

  @Test func `a variable font takes the weight on its axis`() throws {
    let path = try bundledFontPath("Inter-Variable.ttf")
    let face = try resolve(path, weight: .bold).face
    #expect(face.face.variations.first { $0.tag == "wght" }?.value == 700)
  }

  @Test func `an instance of a variable font is found by its name`() throws {
    let path = try bundledFontPath("Inter-Variable.ttf")
    let own = FontBook(fontFiles: [path], systemManifest: try bundledManifest())
    let choice = try own.resolve(FontRequest(.named("Inter-SemiBold")))
    #expect(choice.match == .instance)
    #expect(choice.face.face.variations.first { $0.tag == "wght" }?.value == 600)
    #expect(own.postScriptNames.contains("Inter-Black"))
  }

  @Test func `the app's fonts hide the examples that come with the package`() throws {
    let manifest = FontManifest(path: "App/Info.plist", appFonts: [])
    let path = try bundledFontPath("Abel-Regular.ttf")
    let own = FontBook(
      manifests: [manifest], fontFiles: [path], systemManifest: try bundledManifest())
    #expect(try own.resolve(FontRequest(.named("Abel-Regular"))).match == .postScriptName)
    #expect(
      try own.resolve(FontRequest(.named("Lato-Bold"))).match == .missing(nearest: nil))
  }

  @Test func `a declared file that is missing is a problem, not the end`() throws {
    let manifest = FontManifest(path: "App/Info.plist", appFonts: ["None.ttf"])
    let own = FontBook(manifests: [manifest], systemManifest: try bundledManifest())
    #expect(try own.resolve(FontRequest(.named("None"))).match == .missing(nearest: nil))
    #expect(own.problems.map(\.code) == [.unreadable])
    #expect(own.problems.first?.description.contains("App/None.ttf") == true)
  }

  @Test func `a file that is named and cannot be used is an error`() throws {
    for (path, code) in [
      ("none.ttf", FontBookError.Code.unreadable), (#filePath + "/x.ttf", .unreadable),
    ] {
      #expect(throws: FontBookError(code, "", context: "")) { try resolve(path) }
    }
    let folder = try TemporaryFolder()
    let file = try folder.file("x.ttf", Data("not a font at all".utf8))
    #expect(throws: FontBookError(.malformed, "", context: "")) { try resolve(file) }
  }

  @Test func `without a system font there is an error that names the way out`() throws {
    let own = FontBook(systemManifest: FontManifest(path: "x", appFonts: []))
    do throws(FontBookError) {
      _ = try own.resolve(FontRequest(.system))
      Issue.record("a system font out of nothing")
    } catch {
      #expect(error.code == .noSystemFont)
      #expect(error.description.contains("--system-font"))
    }
  }

  @Test func `no font is opened that is not needed`() throws {
    _ = try resolve("Lato-Bold")
    #expect(
      book.openedFiles.map { $0.split(separator: "/").last.map(String.init) } == ["Lato-Bold.ttf"])
  }
}
