import DynamicType
import FontBook
import Glyphs
import Testing

@testable import TextLayout

@Suite struct TextLayoutGlyphRunsTests {
  static let texts: [(text: String, locale: String)] = [
    ("The quick brown fox jumps over the lazy dog; AVATAR, To Wo, fi ffl.", "en"),
    ("مرحبا بالعالم، هذا نص عربي مع English و 123 أرقام في السطر.", "ar"),
    ("English first, ثم عربي 45 طويل, and English again", "en"),
    ("ภาษาไทยมีสระและวรรณยุกต์ที่ซ้อนกันหลายชั้น", "th"),
    ("नमस्ते दुनिया, यह हिन्दी का एक वाक्य है।", "hi"),
    ("one\ntwo\u{2029}שלום three\n", "he"),
  ]

  private func layouts(
    _ text: String, _ locale: String, font: FontDescription
  ) throws -> [TextLayout] {
    let typesetter = try Typesetter(fonts: try bundledFonts(), locale: locale)
    let paragraph = try typesetter.paragraph(text, font: font)
    return try [5.0, 31, 60, 97, 140, 300, .infinity].flatMap { width in
      try [1, 2, nil].flatMap { limit in
        try [ContentSizeCategory.large, .accessibility3].map { category in
          try paragraph.layout(
            at: category, in: TextContainer(width: width, lineLimit: limit))
        }
      }
    }
  }

  @Test(arguments: texts)
  func `the runs of a line are as wide as the line was measured`(
    _ text: String, _ locale: String
  ) throws {
    for font in [FontDescription.system(.body), .custom("Lato-Regular", size: 17)] {
      for layout in try layouts(text, locale, font: font) {
        let runs = layout.glyphRuns()
        for (index, line) in layout.lines.enumerated() {
          let own = runs.filter { $0.line == index }
          let width = own.reduce(0) { $0 + $1.extent.upperBound - $1.extent.lowerBound }
          // Measured in units of 2^-32 points.
          #expect((width - line.width).magnitude < 1e-5, "\(layout.text(of: line))")
          for (left, right) in zip(own, own.dropFirst()) {
            #expect(left.extent.upperBound == right.extent.lowerBound)
          }
        }
      }
    }
  }

  @Test(arguments: texts)
  func `the runs of a line draw what it shows, once`(_ text: String, _ locale: String) throws {
    for layout in try layouts(text, locale, font: .system(.body)) {
      let runs = layout.glyphRuns()
      for (index, line) in layout.lines.enumerated() {
        let ranges = runs.filter { $0.line == index && !$0.range.isEmpty }.map(\.range)
          .sorted { $0.lowerBound < $1.lowerBound }
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        guard !line.visibleRange.isEmpty else { continue }
        #expect(ranges.first?.lowerBound == line.visibleRange.lowerBound)
        #expect(ranges.last?.upperBound == line.visibleRange.upperBound)
      }
    }
  }

  @Test func `glyphs stand on the baseline of their line`() throws {
    let typesetter = try Typesetter(fonts: try bundledFonts())
    let layout = try typesetter.paragraph("one two three", font: .custom("Lato-Regular", size: 17))
      .layout(in: TextContainer(width: 45))
    #expect(layout.lines.count == 3)
    for run in layout.glyphRuns() {
      #expect(run.glyphs.allSatisfy { $0.y == layout.lines[run.line].baseline })
      #expect(run.glyphs.first?.x == 0)
    }
  }

  @Test func `an ellipsis ends the last line, on the side where its text ends`() throws {
    for (text, locale, isLeft) in [
      ("A text that is cut off", "en", false), ("نص عربي طويل يتم قطعه", "ar", true),
    ] {
      let typesetter = try Typesetter(fonts: try bundledFonts(), locale: locale)
      let layout = try typesetter.paragraph(text)
        .layout(in: TextContainer(width: 80, lineLimit: 1))
      let line = try #require(layout.lines.first)
      #expect(line.hasEllipsis)
      let runs = layout.glyphRuns()
      let outer = try #require(isLeft ? runs.first : runs.last)
      let glyph = try #require(isLeft ? outer.glyphs.first : outer.glyphs.last)
      #expect(glyph.glyph == outer.face.glyph(for: "\u{2026}"))
    }
  }

  @Test func `lines that run from right to left end at the right side of the box`() throws {
    let typesetter = try Typesetter(fonts: try bundledFonts(), locale: "he")
    let layout = try typesetter.paragraph("שלום\nabc\nשלום abc").layout(
      in: TextContainer(width: 200))
    let runs = layout.glyphRuns()
    func line(_ index: Int) -> [GlyphRun] { runs.filter { $0.line == index } }
    #expect((try #require(line(0).last).extent.upperBound - 200).magnitude < 1e-6)
    #expect(try #require(line(1).first).extent.lowerBound == 0)
    #expect((try #require(line(2).last).extent.upperBound - 200).magnitude < 1e-6)
    #expect(line(2).map(\.isRightToLeft) == [false, true])
  }

  @Test func `tracking follows each cluster`() throws {
    let typesetter = try Typesetter(fonts: try bundledFonts())
    let paragraph = try typesetter.paragraph("iiii", font: .system(size: 11))
    let layout = try paragraph.layout()
    let run = try #require(layout.glyphRuns().first)
    let tracking = paragraph.style.font.face.tracking(at: 11)
    #expect(tracking != 0)
    let steps = zip(run.glyphs, run.glyphs.dropFirst()).map { $1.x - $0.x }
    let width = run.extent.upperBound / 4
    #expect(steps.allSatisfy { ($0 - width).magnitude < 1e-9 })
    let bare = Shaper(language: "en").glyphs(
      of: ShapingRequest(
        range: 0..<1, face: run.face, script: .latin, isRightToLeft: false), in: [0x69])
    let advance = Double(bare.first?.advance ?? 0) * 11 / Double(run.face.unitsPerEm)
    #expect((width - advance - tracking).magnitude < 1e-9)
  }
}
