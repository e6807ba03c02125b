import DynamicType
import FontBook
import Testing

@testable import TextLayout

@Suite struct StrategyTests {
  private func lines(
    _ text: String, width: Double, _ strategy: LineBreakStrategy, locale: String = "en",
    size: Double = 20
  ) throws -> [String] {
    let typesetter = try Typesetter(fonts: try bundledFonts(), locale: locale)
    let layout = try typesetter.paragraph(text, font: .custom("Abel-Regular", fixedSize: size))
      .layout(in: TextContainer(width: width, strategy: strategy))
    return layout.lines.map(layout.text(of:))
  }

  private func width(_ text: String) throws -> Double {
    try Typesetter(fonts: try bundledFonts()).paragraph(
      text, font: .custom("Abel-Regular", fixedSize: 20)
    ).layout().width
  }

  @Test func `the second of two lines is not one word alone`() throws {
    let text = "Layout must wrap this sentence"
    let box = try width("Layout must wrap this")
    #expect(try lines(text, width: box, .none) == ["Layout must wrap this", "sentence"])
    #expect(try lines(text, width: box, .pushOut) == ["Layout must wrap", "this sentence"])
    #expect(try lines(text, width: box, .standard) == ["Layout must wrap", "this sentence"])
  }

  @Test func `a word stays where it is alone, or where it would not fit beside the last one`()
    throws
  {
    // Two words: moving the first leaves nothing.
    #expect(
      try lines("Hello World", width: try width("Hello Wor"), .pushOut) == ["Hello", "World"])
    let long = "a incomprehensibilities word"
    let box = try width("a incomprehensibilities")
    #expect(try lines(long, width: box, .pushOut) == ["a incomprehensibilities", "word"])
  }

  /// Measured: paragraphs of three and more lines stay as greedy breaking leaves them.
  @Test func `longer paragraphs stay as they are`() throws {
    let text = "Layout must wrap this sentence onto lines"
    let box = try width("Layout must wrap")
    #expect(try lines(text, width: box, .pushOut) == lines(text, width: box, .none))
  }

  @Test func `each paragraph of a text is judged by itself`() throws {
    let text = "Layout must wrap this sentence\nshort"
    let box = try width("Layout must wrap this")
    #expect(
      try lines(text, width: box, .pushOut) == ["Layout must wrap", "this sentence", "short"])
  }

  @Test(.enabled(if: isInstalled("NotoSansCJK-Regular.ttc"), "needs fonts-noto-cjk"))
  func `Korean words are kept whole, or broken between syllables`() throws {
    let text = "대한민국 만세운동"
    let typesetter = try Typesetter(fonts: try bundledFonts(), locale: "ko")
    let paragraph = try typesetter.paragraph(text, font: .system(size: 20))
    let box = try typesetter.paragraph("대한민국 만세", font: .system(size: 20)).layout().width
    func lines(_ strategy: LineBreakStrategy) throws -> [String] {
      let layout = try paragraph.layout(in: TextContainer(width: box, strategy: strategy))
      return layout.lines.map(layout.text(of:))
    }
    #expect(try lines(.none) == ["대한민국 만세", "운동"])
    #expect(try lines(.hangulWordPriority) == ["대한민국", "만세운동"])
    #expect(try lines(.standard) == ["대한민국", "만세운동"])
  }

  /// CSS Text 3, line-break: small kana may begin a line under `normal`, not under `strict`.
  @Test(.enabled(if: isInstalled("NotoSansCJK-Regular.ttc"), "needs fonts-noto-cjk"))
  func `Japanese takes its line breaking rules from the language tag`() throws {
    func second(_ locale: String) throws -> String? {
      let typesetter = try Typesetter(fonts: try bundledFonts(), locale: locale)
      let box = try typesetter.paragraph("ああ", font: .system(size: 20)).layout().width
      let layout = try typesetter.paragraph("ああァい", font: .system(size: 20))
        .layout(in: TextContainer(width: box, strategy: .none))
      return layout.lines.dropFirst().first.map(layout.text(of:))
    }
    #expect(try second("ja-u-lb-normal")?.hasPrefix("ァ") == true)
    #expect(try second("ja-u-lb-strict")?.hasPrefix("ァ") == false)
  }

  @Test func `character wrapping ends lines between any clusters`() throws {
    let typesetter = try Typesetter(fonts: try bundledFonts())
    let paragraph = try typesetter.paragraph(
      "abc def\nghi", font: .custom("Abel-Regular", fixedSize: 20))
    let layout = try paragraph.layout(
      in: TextContainer(width: try width("abc d"), truncation: .character))
    #expect(layout.lines.map(layout.text(of:)) == ["abc d", "ef", "ghi"])
  }

  @Test func `a soft hyphen is shown and counted where the word is divided, else not`() throws {
    let text = "Länder\u{AD}übergreifende"
    let box = try width("Länder-")
    #expect(try lines(text, width: box, .none).first == "Länder\u{AD}\u{2010}")
    // Too narrow for the hyphen: the word is split without one.
    #expect(try lines(text, width: box - 0.1, .none).first == "Länder\u{AD}")
    var ignored = AttributedText(text, font: .custom("Abel-Regular", fixedSize: 20))
    ignored.paragraphStyle.usesSoftHyphens = false
    let plain = try Typesetter(fonts: try bundledFonts()).paragraph(ignored)
      .layout(in: TextContainer(width: box))
    #expect(plain.lines.first?.ending == .emergencyBreak)
    let whole = try width("Länderübergreifende")
    #expect(try lines(text, width: whole, .none).count == 1)
    #expect(abs(try width(text) - whole) < 1e-6)
  }
}
