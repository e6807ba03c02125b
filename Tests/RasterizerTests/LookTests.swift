import DynamicType
import Foundation
import Glyphs
import OutputFormats
import Testing
import TextLayout

@testable import Rasterizer

/// Sheets of all scripts for people to look at, with fonts of the system where they are installed.
@Suite struct LookTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LOOK"] != nil))
  func `sheets are drawn into the folder that LOOK names`() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["LOOK"])
    let texts: [(String, String)] = [
      ("The quick brown fox jumps over the lazy dog, AVATAR To Wo fi ffl.", "en"),
      ("مرحبا بالعالم، هذا نص عربي مع English و 123 أرقام في السطر.", "ar"),
      ("ภาษาไทยมีสระและวรรณยุกต์ ที่ซ้อนกันหลายชั้น", "th"),
      ("नमस्ते दुनिया, यह हिन्दी का एक वाक्य है।", "hi"),
      ("안녕하세요 세계, 다람쥐 헌 쳇바퀴에 타고파.", "ko"),
      ("Emoji 😀 👩‍👩‍👧‍👦 🇩🇪 ❤️ and 👍🏽 in text", "en"),
      ("שלום עולם, טקסט בעברית.", "he"),
    ]
    for scale in [1.0, 2, 3] {
      let cache = try GlyphCache()
      var canvas = try Canvas(
        width: 360, height: 640, scale: scale, background: .white, cache: cache)
      var svg = try SVGDrawing(
        width: 360, height: 640, scale: scale, background: .white, cache: cache)
      try draw(texts, on: &canvas)
      try draw(texts, on: &svg)
      try Data(canvas.picture.png()).write(to: URL(filePath: "\(folder)/look\(Int(scale)).png"))
      try Data(svg.text.utf8).write(to: URL(filePath: "\(folder)/look\(Int(scale)).svg"))
    }
  }

  func draw<Surface: DrawingSurface>(
    _ texts: [(String, String)], on surface: inout Surface
  ) throws {
    var y = 10.0
    for (text, locale) in texts {
      let layout = try layout(text, width: 320, lineLimit: 2, locale: locale)
      try surface.fillRounded(
        PointBox(x: 12, y: y - 4, width: 336, height: layout.height + 8), radius: 8,
        color: RGBA(0xEEF2FF))
      try surface.draw(layout, at: Outline.Point(x: 20, y: y), color: RGBA(0x1C1C1E))
      let one = try self.one(text, locale)
      y += layout.height + 8
      try surface.draw(one, at: Outline.Point(x: 20, y: y), color: RGBA(0x1C1C1E))
      try surface.stroke(
        PointBox(x: 20, y: y, width: 150, height: one.height), width: 1, radius: 3,
        color: RGBA(0xFF3B30, alpha: 128))
      y += one.height + 14
    }
    try surface.line(
      from: Outline.Point(x: 10, y: y), to: Outline.Point(x: 350, y: y), width: 1, dash: (4, 3),
      color: RGBA(0x007AFF))
  }

  func one(_ text: String, _ locale: String) throws -> TextLayout {
    try layout(
      text, font: .system(.footnote), width: 150, lineLimit: 1, locale: locale)
  }
}
