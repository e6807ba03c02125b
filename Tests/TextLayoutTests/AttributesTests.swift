import DynamicType
import FontBook
import Testing

@testable import TextLayout

/// Attributes, with numbers worked by hand from Lato's tables: T 1181, o 1134, −244 between them,
/// of 2000.
@Suite struct AttributesTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter(fonts: try bundledFonts()) }

  private let lato = FontDescription.custom("Lato-Regular", fixedSize: 20)

  private func attributes(_ change: (inout TextAttributes) -> Void) -> TextAttributes {
    var attributes = TextAttributes(font: lato)
    change(&attributes)
    return attributes
  }

  private func width(_ text: String, _ attributes: TextAttributes) throws -> Double {
    try typesetter.paragraph(AttributedText(text, attributes)).layout().width
  }

  @Test func `kerning of 0 switches pairs off, unset keeps them`() throws {
    #expect(abs(try width("To", attributes { _ in }) - 20.71) < 1e-6)
    #expect(abs(try width("To", attributes { $0.kerning = 0 }) - 23.15) < 1e-6)
    #expect(abs(try width("To", attributes { $0.kerning = 3 }) - 29.15) < 1e-6)
  }

  @Test func `tracking is added after every cluster, the last included`() throws {
    #expect(abs(try width("To", attributes { $0.tracking = 2 }) - 24.71) < 1e-6)
    // e and its accent are one cluster.
    let plain = try width("e\u{301}", attributes { _ in })
    #expect(abs(try width("e\u{301}", attributes { $0.tracking = 2 }) - plain - 2) < 1e-6)
  }

  @Test func `tracking switches ligatures off`() throws {
    let tracked = try width("fi", attributes { $0.tracking = 1 })
    let apart = try width("fi", attributes { $0.features = ["liga": 0] })
    #expect(abs(tracked - apart - 2) < 1e-6)
    #expect(try width("fi", attributes { _ in }) != apart)
  }

  @Test func `each run scales by its own curve`() throws {
    let text =
      AttributedText("Total: ", font: .custom("Lato-Regular", size: 17))
      + AttributedText("12", font: .custom("Lato-Regular", fixedSize: 10))
      + AttributedText(" €", font: .custom("Lato-Regular", size: 12, relativeTo: .caption1))
    let paragraph = try typesetter.paragraph(text)
    func width(_ text: String, _ size: Double) throws -> Double {
      try self.typesetter.paragraph(text, font: .custom("Lato-Regular", fixedSize: size))
        .layout().width
    }
    // At AX5: 17 on the body curve is 48, 12 on caption1's is 12 × 51 ÷ 16 = 38.25 → 38.
    let layout = try paragraph.layout(at: .accessibilityExtraExtraExtraLarge)
    let total = try paragraph.layout(
      at: .accessibilityExtraExtraExtraLarge, in: TextContainer(width: .infinity)
    ).width
    let parts = try width("Total:", 48) + width("12", 10) + width("€", 38)
    // The space of Lato is 512 units wide.
    let spaces = 512.0 / 2000 * (48 + 38)
    #expect(abs(total - parts - spaces) < 1e-5)
    // The line is as high as its largest font: 1.2 × 48.
    #expect(abs(layout.height - 57.6) < 1e-6)
  }

  @Test func `a raised run raises the line`() throws {
    let text =
      AttributedText("x", font: lato) + AttributedText("2", attributes { $0.baselineOffset = 5 })
    let line = try #require(try typesetter.paragraph(text).layout().lines.first)
    // 0.987 × 20 = 19.74 above the baseline, and 5 more; 0.213 × 20 below.
    #expect(abs(line.ascent - 24.74) < 1e-9)
    #expect(abs(line.descent - 4.26) < 1e-9)
  }

  @Test func `an attachment wraps like a character and raises the line`() throws {
    let icon = TextAttachment(width: 30, height: 40, baselineOffset: -5)
    let text = AttributedText("Go ", font: lato) + AttributedText(icon, TextAttributes(font: lato))
    let paragraph = try typesetter.paragraph(text)
    let line = try #require(try paragraph.layout().lines.first)
    #expect(abs(line.ascent - 35) < 1e-9)
    #expect(abs(line.descent - 5) < 1e-9)
    let go = try width("Go", attributes { _ in })
    let wrapped = try paragraph.layout(in: TextContainer(width: max(go, 30)))
    #expect(wrapped.lines.count == 2)
    #expect(wrapped.lines.last?.width == 30)
  }

  @Test func `an attachment grows with its text style or stays as it is`() throws {
    let fixed = TextAttachment(width: 20, height: 20)
    let scaled = TextAttachment(width: 22, height: 22, relativeTo: .body)
    let ax5 = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    func width(_ attachment: TextAttachment) throws -> Double {
      try typesetter.paragraph(AttributedText(attachment, TextAttributes(font: lato)))
        .layout(at: ax5).width
    }
    #expect(try width(fixed) == 20)
    // Body: 62 ÷ 22.
    #expect(abs(try width(scaled) - 62) < 1e-6)
  }

  @Test func `monospaced digits are equally wide`() throws {
    func width(_ text: String, _ font: FontDescription) throws -> Double {
      try typesetter.paragraph(text, font: font).layout().width
    }
    let font = FontDescription.system(size: 20)
    #expect(try width("111", font) != width("000", font))
    #expect(try width("111", font.monospacedDigit()) == width("000", font.monospacedDigit()))
  }

  @Test(arguments: [
    (TextCase.uppercase, "de", "Straße", "STRASSE"), (.uppercase, "tr", "iptal", "İPTAL"),
    (.uppercase, "en", "iptal", "IPTAL"), (.lowercase, "tr", "ISI İş", "ısı iş"),
    (.uppercase, "el", "ß ﬁ", "SS FI"),
  ])
  func `letters change by the rules of the language`(
    textCase: TextCase, locale: String, text: String, changed: String
  ) {
    #expect(AttributedText(text).textCase(textCase, locale: locale).text == changed)
  }

  @Test func `gigantic lengths are refused`() throws {
    for text in [
      AttributedText("a", attributes { $0.tracking = 1e9 }),
      AttributedText("a", attributes { $0.kerning = .nan }),
      AttributedText(TextAttachment(width: .infinity, height: 1)),
    ] {
      #expect(throws: TextLayoutError(.limit, "")) { try typesetter.paragraph(text) }
    }
  }
}
