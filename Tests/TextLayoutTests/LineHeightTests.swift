import DynamicType
import Testing

@testable import TextLayout

/// Heights worked by hand: n × (ascent + descent) + (n − 1) × leading, rounded up to the pixel.
@Suite struct LineHeightTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter(fonts: try bundledFonts()) }

  private func measured(
    _ text: String, _ font: FontDescription, _ category: ContentSizeCategory, width: Double
  ) throws -> TextMeasurement {
    try #require(
      try typesetter.paragraph(text, font: font)
        .measurements(at: [category], in: TextContainer(width: width)).first)
  }

  /// hhea of Lato 2.015: 1974 and −426 of 2000, no gap, so a line is 1.2 em.
  @Test(arguments: [
    // 17 pt: 20.4, two lines 40.8, three 61.2; a third of a point is the pixel.
    (ContentSizeCategory.large, "a", 1, 20.666_667), (.large, "a\nb", 2, 41),
    (.large, "a\nb\nc", 3, 61.333_333),
    // 17 pt is 48 at AX5 on the body curve: 57.6, and 115.2 for two lines.
    (.accessibilityExtraExtraExtraLarge, "a", 1, 57.666_667),
    (.accessibilityExtraExtraExtraLarge, "a\nb", 2, 115.333_333),
  ])
  func `lines of Lato are 1.2 em high`(
    category: ContentSizeCategory, text: String, lines: Int, height: Double
  ) throws {
    let result = try measured(
      text, .custom("Lato-Regular", size: 17), category, width: .infinity)
    #expect(result.lineCount == lines)
    #expect(abs(result.height - height) < 1e-5)
  }

  /// SF: 1950/2048 and 494/2048 of the size, and the ramp's leading from line to line.
  @Test(arguments: [
    // Body at L: 17 × 1.193359375 = 20.287 → 20.333; the second line adds the leading of 22.
    (ContentSizeCategory.large, "a", 20.333_333), (.large, "a\nb", 42.333_333),
    // Body at AX5: 53 pt is 63.248 high, but lines are 62 apart: leading −1.248.
    (.accessibilityExtraExtraExtraLarge, "a", 63.333_333),
    (.accessibilityExtraExtraExtraLarge, "a\nb", 125.333_333),
  ])
  func `lines of the body style are as far apart as the ramp says`(
    category: ContentSizeCategory, text: String, height: Double
  ) throws {
    let result = try measured(text, .system(.body), category, width: .infinity)
    #expect(abs(result.height - height) < 1e-5)
  }

  @Test func `a system font of a given size has no leading and does not grow`() throws {
    let font = FontDescription.system(size: 20)
    for category in ContentSizeCategory.allCases {
      // 2 × 20 × 1.193359375 = 47.734 → 48.
      #expect(try measured("a\nb", font, category, width: .infinity).height == 48)
    }
  }

  @Test func `a line takes the height of its tallest font`() throws {
    // Noto Sans Arabic: hhea 1374 and −738 of 1000; Lato 0.987 and 0.213 of the em.
    let layout = try typesetter.paragraph(
      "Book كتاب", font: .custom("Lato-Regular", fixedSize: 100)
    ).layout()
    let line = try #require(layout.lines.first)
    #expect(abs(line.ascent - 137.4) < 1e-9)
    #expect(abs(line.descent - 73.8) < 1e-9)
  }

  @Test func `what fallback fonts add to the height is told`() throws {
    func added(_ text: String) throws -> Double {
      try typesetter.paragraph(text, font: .custom("Lato-Regular", fixedSize: 100))
        .layout().heightAddedByFallbacks
    }
    #expect(try added("Book") == 0)
    // Noto Sans Arabic: 137.4 + 73.8; Lato: 120.
    #expect(abs(try added("Book كتاب") - 91.2) < 1e-9)
  }

  @Test func `custom body fonts are 15 points at XS and 48 at AX5, the system style 14 and 53`()
    throws
  {
    let ends: [ContentSizeCategory] = [.extraSmall, .accessibilityExtraExtraExtraLarge]
    let custom = try typesetter.style(.custom("Lato-Regular", size: 17))
    let system = try typesetter.style(.system(.body))
    #expect(ends.map { custom.size(at: $0).pointSize } == [15, 48])
    #expect(ends.map { system.size(at: $0).pointSize } == [14, 53])
  }
}
