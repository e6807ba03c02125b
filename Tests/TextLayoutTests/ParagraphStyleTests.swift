import DynamicType
import FontBook
import Testing

@testable import TextLayout

@Suite struct ParagraphStyleTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter(fonts: try bundledFonts()) }

  private func layout(
    _ text: String, width: Double = .infinity,
    font: FontDescription = .custom("Lato-Regular", fixedSize: 20),
    _ change: (inout ParagraphStyle) -> Void
  ) throws -> TextLayout {
    var attributed = AttributedText(text, font: font)
    change(&attributed.paragraphStyle)
    return try typesetter.paragraph(attributed).layout(in: TextContainer(width: width))
  }

  /// Measured on iOS with body: four lines with spacing 4 are 4 × line + 3 × 4, where the leading
  /// alone would give 1.713 between them.
  @Test func `line spacing takes the place of a smaller leading, not of a larger one`() throws {
    let four = try layout("a\nb\nc\nd", font: .system(.body)) { $0.lineSpacing = 4 }
    #expect(abs(four.height - (4 * 20.287_109_375 + 12)) < 1e-9)
    let small = try layout("a\nb", font: .system(.body)) { $0.lineSpacing = 1 }
    #expect(abs(small.height - 42.287_109_375) < 1e-9)
    let single = try layout("a") { $0.lineSpacing = 50 }
    #expect(abs(single.height - 24) < 1e-9)
  }

  /// A line of Lato at 20 pt is 19.74 + 4.26 = 24.
  @Test func `a multiple adds above the text, and takes away there`() throws {
    let double = try layout("a") { $0.lineHeightMultiple = 2 }
    #expect(abs((double.lines.first?.ascent ?? 0) - 43.74) < 1e-9)
    #expect(abs((double.lines.first?.descent ?? 0) - 4.26) < 1e-9)
    let tight = try layout("Ñ") { $0.lineHeightMultiple = 0.8 }
    #expect(abs(tight.height - 19.2) < 1e-9)
  }

  /// Case: Ñ at 20 pt with a multiple of 0.8 loses its tilde.
  ///
  /// The glyf table puts its top at 1767 of
  /// 2000, 17.67 pt; the line is 0.8 × 24 = 19.2 high, 14.94 of it above the baseline.
  @Test func `ink above a tight line is reported`() throws {
    var text = AttributedText("ÑÑÑÑ", font: .custom("Lato-Regular", fixedSize: 20))
    text.paragraphStyle.lineHeightMultiple = 0.8
    let measured = try #require(try typesetter.paragraph(text).measurements(at: [.large]).first)
    #expect(abs(measured.inkOverflow.top - 2.73) < 1e-6)
    text.paragraphStyle.lineHeightMultiple = 1
    let natural = try #require(try typesetter.paragraph(text).measurements(at: [.large]).first)
    #expect(natural.inkOverflow.top == 0)
  }

  @Test func `minimum and maximum line height bound every line`() throws {
    #expect(abs(try layout("a\nb") { $0.minimumLineHeight = 30 }.height - 60) < 1e-9)
    #expect(abs(try layout("a\nb") { $0.maximumLineHeight = 20 }.height - 40) < 1e-9)
  }

  @Test func `paragraph spacing stands between paragraphs only`() throws {
    let spaced = try layout("a\nb\nc") { $0.paragraphSpacing = 10 }
    #expect(abs(spaced.height - (3 * 24 + 20)) < 1e-9)
  }

  @Test func `indents take room from the lines they move`() throws {
    let text = "aaaa aaaa aaaa"
    let word = try layout("aaaa") { _ in }.width
    let space = 512.0 / 2000 * 20
    let two = word * 2 + space
    let plain = try layout(text, width: two) { _ in }
    #expect(plain.lines.map(\.range) == [0..<10, 10..<14])
    let first = try layout(text, width: two) { $0.firstLineHeadIndent = 10 }
    #expect(first.lines.map(\.range) == [0..<5, 5..<14])
    #expect(first.lines.map(\.x) == [10, 0])
    let rest = try layout(text, width: two) { $0.headIndent = 10 }
    #expect(rest.lines.map(\.x) == [0, 10])
  }

  @Test func `alignment moves lines and never changes the size`() throws {
    let natural = try layout("aa\na", width: 100) { _ in }
    for (alignment, part) in [(TextAlignment.left, 0.0), (.center, 0.5), (.right, 1)] {
      let moved = try layout("aa\na", width: 100) { $0.alignment = alignment }
      #expect(moved.width == natural.width)
      for line in moved.lines { #expect(abs(line.x - part * (100 - line.width)) < 1e-9) }
    }
  }

  @Test func `Hebrew and Arabic begin at the right, by their letters or by the language`() throws {
    let hebrew = try layout("שלום", width: 100) { _ in }
    #expect(abs((hebrew.lines.first?.x ?? 0) - (100 - hebrew.width)) < 1e-9)
    let forced = try layout("abc", width: 100) { $0.baseDirection = .rightToLeft }
    #expect(abs((forced.lines.first?.x ?? 0) - (100 - forced.width)) < 1e-9)
    let arabic = try Typesetter(fonts: try bundledFonts(), locale: "ar")
    let number = try arabic.paragraph("123", font: .custom("Lato-Regular", fixedSize: 20))
      .layout(in: TextContainer(width: 100))
    #expect((number.lines.first?.x ?? 0) > 60)
  }

  @Test func `tabs end at the given stops, and then every 28 points`() throws {
    let narrow = try layout("a") { _ in }.width
    let wide = try layout("aaaa") { _ in }.width
    #expect(narrow < 28 && wide > 28 && wide < 56)
    #expect(abs(try layout("a\ta") { _ in }.width - (28 + narrow)) < 1e-6)
    #expect(abs(try layout("aaaa\ta") { _ in }.width - (56 + narrow)) < 1e-6)
    #expect(abs(try layout("a\ta") { $0.tabStops = [100] }.width - (100 + narrow)) < 1e-6)
  }
}
