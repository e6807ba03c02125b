import DynamicType
import FontBook
import Testing

@testable import TextLayout

/// Lines under and through text, worked by hand from Lato's tables: of 2000 units, ascender 1974,
/// underline at −466 and 89 thick, x height 1013; at 20 pt a unit is 0.01 pt.
@Suite struct TextDecorationTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter(fonts: try bundledFonts()) }

  private func attributes(_ change: (inout TextAttributes) -> Void) -> TextAttributes {
    var attributes = TextAttributes(font: .custom("Lato-Regular", fixedSize: 20))
    change(&attributes)
    return attributes
  }

  private func runs(_ text: AttributedText, in box: TextContainer = TextContainer()) throws
    -> [GlyphRun]
  {
    try typesetter.paragraph(text).layout(in: box).glyphRuns()
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-6 }

  @Test func `an underline has the place and thickness of the face`() throws {
    let run = try #require(
      try runs(AttributedText("To", attributes { $0.hasUnderline = true })).first)
    #expect(run.decorations.map(\.kind) == [.underline])
    let line = try #require(run.decorations.first)
    #expect(isNear(line.top, 19.74 + 4.66))
    #expect(isNear(line.thickness, 0.89))
    #expect(isNear(run.extent.upperBound, 20.71))
  }

  @Test func `a strikethrough lies at half of the x height`() throws {
    let text = AttributedText("To", attributes { $0.hasStrikethrough = true })
    let line = try #require(try runs(text).first?.decorations.first)
    #expect(line.kind == .strikethrough)
    #expect(isNear(line.top, 19.74 - 10.13 / 2 - 0.445))
    #expect(isNear(line.thickness, 0.89))
  }

  @Test func `a raised run takes its lines with it`() throws {
    let text = AttributedText(
      "To",
      attributes {
        $0.hasUnderline = true
        $0.baselineOffset = 3
      })
    let run = try #require(try runs(text).first)
    let line = try #require(run.decorations.first)
    // The line's ascent grows by the same 3 pt.
    #expect(isNear(line.top, 22.74 - 3 + 4.66))
    #expect(isNear(run.glyphs[0].y, 22.74 - 3))
  }

  @Test func `only the runs that ask for lines have them, on every line of text`() throws {
    let text =
      AttributedText("plain ", attributes { _ in })
      + AttributedText(
        "both of them",
        attributes {
          $0.hasUnderline = true
          $0.hasStrikethrough = true
        }) + AttributedText(" plain", attributes { _ in })
    let runs = try runs(text, in: TextContainer(width: 60))
    #expect(Set(runs.map(\.line)).count > 1)
    for run in runs {
      let isDecorated = (6..<18).contains(run.range.lowerBound)
      #expect(run.decorations.map(\.kind) == (isDecorated ? [.underline, .strikethrough] : []))
    }
    #expect(runs.count { !$0.decorations.isEmpty } > 1)
  }
}
