import DynamicType
import Foundation
import Glyphs
import Testing
import TextLayout

@testable import Rasterizer

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct SheetTimingTests {
  /// Twelve paragraphs, one a category, drawn at scale 2; the time is told, not judged.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TIMING"] != nil))
  func `a sheet of twelve paragraphs`() throws {
    let text = """
      The quick brown fox jumps over the lazy dog. Sphinx of black quartz, judge my vow: pack my box.
      """
    let typesetter = try Typesetter(fonts: try bundledFonts())
    let paragraph = try typesetter.paragraph(text)
    for round in 0..<6 {
      let cache = try GlyphCache()
      let start = milliseconds
      let layouts = try ContentSizeCategory.allCases.map {
        try paragraph.layout(at: $0, in: TextContainer(width: 320))
      }
      let rows = (0..<3).map { row in
        (layouts[(row * 4)..<(row * 4 + 4)].map(\.height).max() ?? 0).rounded(.up) + 20
      }
      var canvas = try Canvas(
        width: 1380, height: rows.reduce(20, +), scale: 2, background: .white, cache: cache)
      var y = 10.0
      for (index, layout) in layouts.enumerated() {
        let x = Double(index % 4) * 340 + 20
        try canvas.fillRounded(
          PointBox(x: x - 8, y: y, width: 336, height: rows[index / 4] - 8), radius: 12,
          color: RGBA(0xF2F2F7))
        try canvas.draw(layout, at: Outline.Point(x: x, y: y + 6), color: .black)
        if index % 4 == 3 { y += rows[index / 4] }
      }
      let drawn = milliseconds
      let png = try canvas.picture.png()
      let end = milliseconds
      print(
        "round \(round): \(canvas.picture.width) × \(canvas.picture.height) pixels, drawing",
        "\(drawn - start) ms, PNG \(end - drawn) ms (\(png.count) bytes),",
        "cache \(cache.byteCount) bytes")
      if let folder = ProcessInfo.processInfo.environment["LOOK"] {
        try Data(png).write(to: URL(filePath: "\(folder)/sheet.png"))
      }
    }
  }

  /// The processor's time that this thread has taken.
  private var milliseconds: Double {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
