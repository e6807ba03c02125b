import DynamicType
import FontBook
import Testing

@testable import TextLayout

@Suite struct ShrinkTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter(fonts: try bundledFonts()) }

  @Test func `the largest size in quarter points that fits is taken`() throws {
    let paragraph = try typesetter.paragraph(
      "Check for earlier version", font: .custom("Lato-Regular", fixedSize: 20))
    let box = TextContainer(width: 180, lineLimit: 1, minimumScaleFactor: 0.5)
    let layout = try paragraph.layout(in: box)
    #expect(!layout.isTruncated)
    let size = layout.scaleFactor * 20
    #expect((size * 4).rounded() == size * 4)
    #expect(layout.width <= 180.001)
    // A quarter of a point more would not fit: widths are linear in the size.
    #expect(layout.width / size * (size + 0.25) > 180)
  }

  @Test func `a text that does not fit at the minimum is truncated at that size`() throws {
    let paragraph = try typesetter.paragraph(
      "Check for earlier version", font: .custom("Lato-Regular", fixedSize: 20))
    let layout = try paragraph.layout(
      in: TextContainer(width: 60, lineLimit: 1, minimumScaleFactor: 0.75))
    #expect(layout.isTruncated)
    #expect(layout.scaleFactor == 0.75)
  }

  @Test func `a text that fits is not shrunk`() throws {
    let paragraph = try typesetter.paragraph("OK", font: .custom("Lato-Regular", fixedSize: 20))
    #expect(
      try paragraph.layout(in: TextContainer(width: 60, lineLimit: 1, minimumScaleFactor: 0.5))
        .scaleFactor == 1)
  }

  /// Case: a label with kern 10 shrank as if it had none, and was truncated all the same.
  @Test func `kerning shrinks and counts`() throws {
    var attributes = TextAttributes(font: .custom("Lato-Regular", fixedSize: 20))
    attributes.kerning = 10
    let paragraph = try typesetter.paragraph(AttributedText("Benachrichtigungston", attributes))
    let natural = try paragraph.layout().width
    let layout = try paragraph.layout(
      in: TextContainer(width: natural * 0.6, lineLimit: 1, minimumScaleFactor: 0.5))
    #expect(!layout.isTruncated)
    #expect(layout.scaleFactor <= 0.6)
    #expect(layout.width <= natural * 0.6 + 0.001)
  }

  @Test func `tightening comes before shrinking, and takes a twentieth at most`() throws {
    let paragraph = try typesetter.paragraph(
      "Check for earlier version", font: .custom("Lato-Regular", fixedSize: 20))
    let natural = try paragraph.layout().width
    func layout(_ width: Double) throws -> TextLayout {
      try paragraph.layout(
        in: TextContainer(
          width: width, lineLimit: 1, minimumScaleFactor: 0.5, allowsTightening: true))
    }
    let tight = try layout(natural / 1.04)
    #expect(!tight.isTruncated)
    #expect(tight.scaleFactor == 1)
    // 25 clusters share what is too much.
    let taken = (natural - natural / 1.04) / 25
    #expect(abs((tight.lines.first?.tightening ?? 0) - taken) < 1e-4)
    #expect(tight.lines.first?.range == 0..<25)
    #expect(try layout(natural / 1.06).scaleFactor < 1)
    let right = tight.glyphRuns().last?.extent.upperBound ?? 0
    #expect(abs(right - natural / 1.04) < 0.01)
  }

  @Test func `a text that would only shrink a little more is not uncertain`() throws {
    let paragraph = try typesetter.paragraph("Sign in to continue", font: .system(size: 17))
    let natural = try paragraph.layout().width
    // At the minimum, 8.5 pt, the text needs as much as it does at that size by itself.
    let least = try typesetter.paragraph("Sign in to continue", font: .system(size: 8.5))
      .layout().width
    func isUncertain(_ width: Double) throws -> Bool? {
      try paragraph.measurements(
        at: [.large],
        in: TextContainer(width: width, lineLimit: 1, minimumScaleFactor: 0.5)
      ).first?.isUncertain
    }
    #expect(try isUncertain((natural + least) / 2) == false)
    #expect(try isUncertain(least * 1.005) == true)
    #expect(try isUncertain(least * 0.995) == true)
    #expect(try isUncertain(least * 0.9) == false)
  }

  @Test func `a factor that is no factor is refused`() throws {
    let paragraph = try typesetter.paragraph("OK")
    for factor in [0, -1, 1.5, .nan] {
      #expect(throws: TextLayoutError(.limit, "")) {
        try paragraph.layout(in: TextContainer(width: 60, minimumScaleFactor: factor))
      }
    }
  }
}
