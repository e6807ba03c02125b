import Foundation
import Testing

@testable import Glyphs

/// Files that are no fonts, or broken ones: an error that says what is wrong, never a crash.
@Suite struct FontFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func code(_ path: String) -> GlyphsError.Code? {
    do throws(GlyphsError) {
      _ = try Face(file: try FontFile(path: path))
      return nil
    } catch {
      return error.code
    }
  }

  @Test func `a missing file, a folder and a device are refused by name`() throws {
    #expect(code("\(folder.path)/nothing.ttf") == .unreadable)
    #expect(code(folder.path) == .notAFile)
    #expect(code("/dev/zero") == .notAFile)
  }

  @Test func `an empty file is refused`() throws {
    #expect(code(try folder.file("empty.ttf", [])) == .badSize)
  }

  @Test(arguments: [
    ("picture.ttf", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "PNG"),
    ("web.ttf", Array("wOF2".utf8) + [0, 1, 0, 0], "WOFF2"),
    ("pointer.ttf", Array("version https://git-lfs".utf8), "LFS"),
    ("text.otf", Array("hello".utf8), "not a font"),
  ])
  func `a file of another format is named for what it is`(
    name: String, bytes: [UInt8], word: String
  ) throws {
    let path = try folder.file(name, bytes)
    #expect(throws: GlyphsError(.unsupportedFormat, "", context: "")) {
      try FontFile(path: path)
    }
    do throws(GlyphsError) {
      _ = try FontFile(path: path)
    } catch {
      #expect(error.description.contains(word))
      #expect(error.description.hasPrefix(path))
    }
  }

  @Test func `a font cut anywhere in its tables is refused or read, never a crash`() throws {
    let font = try FontBytes("Abel-Regular.ttf")
    var refused = 0
    for length in stride(from: 4, to: font.bytes.count, by: 997) {
      let path = try folder.file("cut.ttf", Array(font.bytes.prefix(length)))
      if code(path) != nil { refused += 1 }
    }
    // Without the end of the directory, or of a table it cannot do without, nothing can be read.
    #expect(code(try folder.file("cut.ttf", Array(font.bytes.prefix(200)))) == .malformed)
    #expect(refused > 10)
  }

  @Test func `a font without a cmap is refused`() throws {
    var font = try FontBytes("Abel-Regular.ttf")
    font.hide("cmap")
    #expect(code(try folder.file("nocmap.ttf", font.bytes)) == .noCharacterMap)
  }

  @Test func `a font without head or maxp is malformed`() throws {
    for table in ["head", "maxp"] {
      var font = try FontBytes("Abel-Regular.ttf")
      font.hide(table)
      #expect(code(try folder.file("broken.ttf", font.bytes)) == .malformed, "\(table)")
    }
  }

  @Test func `damaged bytes never crash`() throws {
    let font = try FontBytes("Abel-Regular.ttf")
    var state: UInt64 = 42
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let shaper = Shaper(language: "en")
    let text = Array("AVATAR office “quotes” 0123".utf16)
    for _ in 0..<300 {
      var damaged = font.bytes
      for _ in 0..<(1 + random(20)) { damaged[random(damaged.count)] = UInt8(random(256)) }
      let path = try folder.file("damaged.ttf", damaged)
      guard let file = try? FontFile(path: path), let face = try? Face(file: file) else { continue }
      let request = ShapingRequest(
        range: 0..<text.count, face: face, script: .latin, isRightToLeft: false)
      for glyph in shaper.glyphs(of: request, in: text) { _ = face.bounds(of: glyph.glyph) }
    }
  }
}
