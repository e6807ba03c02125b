import DynamicType
import FontBook
import Testing

@testable import TextLayout

/// Where lines end, worked by hand.
@Suite struct LineBreakTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter(fonts: try bundledFonts()) }

  private func lines(_ text: String, width: Double, size: Double = 20) throws -> [String] {
    let layout = try typesetter.paragraph(text, font: .custom("Lato-Regular", fixedSize: size))
      .layout(in: TextContainer(width: width))
    return layout.lines.map(layout.text(of:))
  }

  @Test func `every separator ends a line, and one at the end leaves an empty line`() throws {
    let text = "a\nb\rc\r\nd\u{85}e\u{2028}f\u{2029}"
    #expect(try lines(text, width: .infinity) == ["a", "b", "c", "d", "e", "f", ""])
  }

  @Test func `an empty text is one empty line of the font's height`() throws {
    let layout = try typesetter.paragraph("", font: .custom("Lato-Regular", fixedSize: 20))
      .layout(in: TextContainer(width: 100))
    #expect(layout.lines.map(\.range) == [0..<0])
    #expect(layout.width == 0)
    #expect(abs(layout.height - 24) < 1e-9)
  }

  @Test func `white space hangs and does not count`() throws {
    let paragraph = try typesetter.paragraph(
      "one   one", font: .custom("Lato-Regular", fixedSize: 20))
    let one = try typesetter.paragraph("one", font: .custom("Lato-Regular", fixedSize: 20))
      .layout().width
    let layout = try paragraph.layout(in: TextContainer(width: one))
    #expect(layout.lines.map(\.range) == [0..<6, 6..<9])
    #expect(layout.lines.first?.visibleRange == 0..<3)
    #expect(layout.lines.first?.width == one)
  }

  @Test func `a word wider than the line is split between clusters, never inside one`() throws {
    // e + U+0301 twice: two clusters of two units each.
    let split = try lines("e\u{301}e\u{301}", width: 12)
    #expect(split == ["e\u{301}", "e\u{301}"])
  }

  @Test func `a ligature may be split, and the letters are shaped again`() throws {
    // Lato has a ligature for fi: at 20 pt it is narrower than f and i apart.
    let whole = try typesetter.paragraph("fi", font: .custom("Lato-Regular", fixedSize: 20))
    let f = try typesetter.paragraph("f", font: .custom("Lato-Regular", fixedSize: 20)).layout()
    let layout = try whole.layout(in: TextContainer(width: f.width))
    #expect(layout.lines.map(layout.text(of:)) == ["f", "i"])
    #expect(layout.lines.first?.width == f.width)
  }

  @Test func `a no-break space holds words together`() throws {
    #expect(try lines("10\u{A0}km away", width: 60) == ["10\u{A0}km", "away"])
  }

  @Test func `the end of each line is told`() throws {
    let layout = try typesetter.paragraph(
      "ab cdefgh\nij", font: .custom("Lato-Regular", fixedSize: 20)
    ).layout(in: TextContainer(width: 30))
    #expect(layout.lines.map(\.ending).prefix(2) == [.softBreak, .emergencyBreak])
    #expect(layout.lines.map(\.ending).suffix(2) == [.hardBreak, .endOfText])
  }

  @Test func `a text laid out at its own measured width keeps its lines`() throws {
    for font in [FontDescription.system(.body), .custom("Lato-Regular", size: 17)] {
      for text in ["Welcome to React Native!", "Protections are ON", "Zażółć gęślą jaźń"] {
        for measurement in try typesetter.paragraph(text, font: font).measurements() {
          let again = try typesetter.paragraph(text, font: font).layout(
            at: measurement.category, in: TextContainer(width: measurement.width))
          #expect(again.lines.count == 1, "\(text) at \(measurement.category)")
        }
      }
    }
  }

  @Test func `only a stand-in makes an answer uncertain, and only near a break`() throws {
    let system = try typesetter.paragraph("Sign in now", font: .system(size: 17))
    let width = try system.layout().width
    func isUncertain(_ paragraph: Paragraph, _ width: Double) throws -> Bool? {
      try paragraph.measurements(at: [.large], in: TextContainer(width: width)).first?.isUncertain
    }
    #expect(try isUncertain(system, width * 1.005) == true)
    #expect(try isUncertain(system, width * 0.995) == true)
    #expect(try isUncertain(system, width * 1.02) == false)
    let lato = try typesetter.paragraph("Sign in now", font: .custom("Lato-Regular", fixedSize: 17))
    #expect(try isUncertain(lato, try lato.layout().width * 1.005) == false)
  }
}
