import Foundation
import Testing

@testable import Glyphs

@Suite struct PicturePNGTests {
  private func decode(_ base64: String) throws -> Picture {
    try Picture(png: Array(#require(Data(base64Encoded: base64))))
  }

  @Test func `what is written reads back the same`() throws {
    var random = Random(state: 1)
    for (width, height) in [(1, 1), (3, 2), (64, 5), (257, 129)] {
      var picture = Picture(width: width, height: height)
      for index in picture.pixels.indices {
        let value = random.next()
        let alpha: UInt8 = value & 3 == 0 ? 255 : UInt8(truncatingIfNeeded: value >> 8)
        picture.pixels[index] = Picture.packed(
          RGBA(
            red: UInt8(truncatingIfNeeded: value >> 16),
            green: UInt8(truncatingIfNeeded: value >> 24),
            blue: UInt8(truncatingIfNeeded: value >> 32), alpha: alpha))
      }
      let png = try picture.png()
      #expect(try Picture(png: png) == picture)
      #expect(try picture.png() == png)
    }
  }

  @Test func `colours survive multiplying by alpha as well as they can`() {
    for alpha in UInt8(1)...255 {
      for value in [UInt8(0), 1, 127, 128, 200, 255] {
        let color = RGBA(red: value, green: 0, blue: 255, alpha: alpha)
        let pixel = Picture.packed(color)
        #expect(Picture.packed(Picture.color(pixel)) == pixel)
        #expect(Picture.color(pixel).alpha == alpha)
      }
    }
    #expect(Picture.packed(RGBA(0xFF8000, alpha: 128)) == 0x8000_4080)
  }

  @Test func `PNGs of all kinds are read`() throws {
    let deepGrey =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR4nGNoaPj/HwAGggL/s75RMwAAAABJRU5ErkJggg=="
    let kinds: [(base64: String, first: RGBA, second: RGBA)] = [
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNsYAAAAQYAgiXEWDgAAAAASUVORK5CYII=",
        RGBA(0x808080), RGBA(0x808080)
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQMAAADO7O3JAAAABlBMVEX/iAAAAP/tNwbdAAAAAnRSTlP/AOW3MEoAAAAKSURBVHicY3AAAABCAEEpN/TvAAAAAElFTkSuQmCC",
        RGBA(0xFF8800), .clear
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP838HAwMAAAAiwAYlCggoJAAAAAElFTkSuQmCC",
        RGBA(0xFF8800), RGBA(0xFF8800)
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQAAAADcWUInAAAACklEQVR4nGM4AAAAwgDBUl5XUQAAAABJRU5ErkJggg==",
        .white, .white
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADUlEQVR4nGN0aGBgAAACigDCcmbB9gAAAABJRU5ErkJggg==",
        RGBA(0x404040, alpha: 128), RGBA(0x404040, alpha: 128)
      ),
      (deepGrey, RGBA(0x808080), .white),
    ]
    for kind in kinds {
      let picture = try decode(kind.base64)
      #expect(picture.width == 2 && picture.height == 1)
      #expect(picture[x: 0, y: 0] == kind.first)
      #expect(picture[x: 1, y: 0] == kind.second)
    }
  }

  @Test func `bytes that are no PNG are refused`() throws {
    let png = try Picture(width: 40, height: 40).png()
    for broken in [[], Array("GIF89a".utf8), Array(png.prefix(20)), Array(png.prefix(60))] {
      #expect(code { try Picture(png: broken) } == .badPicture)
    }
    var random = Random(state: 3)
    for _ in 0..<300 {
      var damaged = png
      damaged[8 + Int(random.next() % UInt64(png.count - 8))] ^= UInt8(1 << (random.next() % 8))
      // Damage in the checksum of an optional chunk may go unnoticed; a crash may not.
      let found = code { try Picture(png: damaged) }
      #expect(found == nil || found == .badPicture || found == .tooLarge)
    }
  }

  @Test(
    arguments: [
      (2_000_000_000, 1), (1, 900_000), (40_000, 2), (30_000, 30_000), (0, 5), (.max, .max),
    ] as [(UInt32, UInt32)])
  func `a header that promises too much is refused before memory is asked for`(
    _ width: UInt32, _ height: UInt32
  ) {
    let error = code { try Picture(png: hostileHeader(width: width, height: height)) }
    #expect(error == .tooLarge || error == .badPicture)
  }

  @Test func `an error says what is wrong with which picture`() {
    do throws(GlyphsError) {
      _ = try Picture(png: hostileHeader(width: 30_000, height: 30_000), context: "a/b.png")
      Issue.record("the picture was read")
    } catch {
      #expect(
        error.description
          == "a/b.png: 30000 × 30000 pixels are too many; at most 32768 a side and 64 million in all"
      )
    }
  }

  /// A PNG with a sound header and a little data.
  private func hostileHeader(width: UInt32, height: UInt32) -> [UInt8] {
    func bytes(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
      let body = Array(kind.utf8) + data
      return bytes(UInt32(data.count)) + body + bytes(checksum(body))
    }
    let header = bytes(width) + bytes(height) + [8, 6, 0, 0, 0]
    let data: [UInt8] = [0x78, 0x9C, 0x63, 0, 0, 0, 1, 0, 1]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", data) + chunk("IEND", [])
  }

  /// CRC-32 as PNG has it.
  ///
  /// Source: PNG specification, annex D.
  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { crc, _ in
        crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1
      }
    }
  }
}
