import DynamicType
import FontBook
import Testing

@testable import TextLayout

/// Faults that users of apps and of other text engines reported, each with the right number.
@Suite struct CaseTests {
  private let fonts: FontBook

  init() throws { fonts = try bundledFonts() }

  private func paragraph(
    _ text: String, _ font: FontDescription, locale: String = "en"
  ) throws -> Paragraph {
    try Typesetter(fonts: fonts, locale: locale).paragraph(text, font: font)
  }

  private func measured(
    _ text: String, _ font: FontDescription, width: Double = .infinity, locale: String = "en",
    scale: Double = 3
  ) throws -> TextMeasurement {
    try #require(
      try paragraph(text, font, locale: locale)
        .measurements(at: [.large], in: TextContainer(width: width), displayScale: scale).first)
  }

  // MARK: Ink and heights

  /// Italic f of Lato: ink to 737, advance 641 of 2000; at 72 pt 3.456 pt beyond.
  @Test func `the overhang of an italic letter at the end of a line is ink beyond the advance`()
    throws
  {
    let result = try measured("f", .custom("Lato-Italic", fixedSize: 72), scale: 1000)
    #expect(abs(result.inkOverflow.right - 3.456) < 0.002)
    #expect(result.inkOverflow.left == 0)
  }

  /// Lato descends to −365 of 2000 in g, its line to −426: nothing is cut at any size.
  @Test func `descenders of a tag stay inside its line`() throws {
    let results = try paragraph("#burgergeld gpjqy", .custom("Lato-Regular", size: 17))
      .measurements()
    for result in results { #expect(result.inkOverflow.bottom == 0) }
  }

  @Test func `stacked Arabic marks above the ascent are reported`() throws {
    let arabic = FontDescription.custom(
      try bundledFontPath("NotoSansArabic-Regular.ttf"), fixedSize: 17)
    let plain = try measured("ايااووررمح", arabic, locale: "ar")
    let stacked = try measured("ًًٍايااٍووًرًًرٍمٍح", arabic, locale: "ar")
    #expect(plain.inkOverflow.top == 0)
    // The same height, as sizeThatFits reported, but more ink.
    #expect(stacked.height == plain.height)
    #expect(stacked.width >= plain.width)
  }

  /// hhea of Noto Color Emoji: 1900 and −500 of 2048.
  @Test(.enabled(if: isInstalled("NotoColorEmoji.ttf"), "needs fonts-noto-color-emoji"))
  func `a line of emoji has the emoji font's own height`() throws {
    let layout = try paragraph("😊😔☺️😏", .custom("Lato-Regular", fixedSize: 20)).layout()
    let line = try #require(layout.lines.first)
    #expect(abs(line.ascent - 20 * 1900 / 2048) < 1e-9)
    #expect(abs(line.descent - 20 * 500 / 2048) < 1e-9)
  }

  @Test(.enabled(if: isInstalled("NotoColorEmoji.ttf"), "needs fonts-noto-color-emoji"))
  func `text and emoji together take the most of both`() throws {
    let layout = try paragraph("Tap here! 😄 😐", .custom("Lato-Regular", fixedSize: 20)).layout()
    let line = try #require(layout.lines.first)
    // Lato is higher, 0.987 of the em; the emoji are deeper, 0.244.
    #expect(abs(line.ascent - 19.74) < 1e-9)
    #expect(abs(line.descent - 20 * 500 / 2048) < 1e-9)
  }

  /// hhea of Noto Sans CJK: 1160 and −288 of 1000, so a multiple below 1.448 em cuts.
  @Test(.enabled(if: isInstalled("NotoSansCJK-Regular.ttc"), "needs fonts-noto-cjk"))
  func `a line of Chinese is 1.448 em high`() throws {
    let layout = try paragraph("育实程", .system(size: 100), locale: "zh-Hans").layout()
    #expect(abs(layout.height - 144.8) < 1e-9)
  }

  /// Case: a Devanagari line vanished from a frame that was lower by a point.
  @Test func `a line higher than its box is shown, and the box is too low`() throws {
    let text = try paragraph("हिन्दी", .system(size: 17), locale: "hi")
    let box = TextContainer(height: 20)
    #expect(try text.layout(in: box).lines.count == 1)
    // Noto Sans Devanagari: 0.896 + 0.408 of the em; SF's own line is 0.952 above.
    #expect(try !text.fits(in: box))
    #expect(try text.layout(in: box).height > 20)
  }

  /// Case: emoji were cut in a line fixed to the height of the Latin font.
  ///
  /// Lato needs 0.213 of the em below the baseline, the emoji 500 of 2048.
  @Test(.enabled(if: isInstalled("NotoColorEmoji.ttf"), "needs fonts-noto-color-emoji"))
  func `a line fixed to the Latin font is lower than its emoji need`() throws {
    func height(_ maximum: Double) throws -> Double {
      var text = AttributedText("Hi 😀", font: .custom("Lato-Regular", fixedSize: 20))
      text.paragraphStyle.maximumLineHeight = maximum
      return try Typesetter(fonts: fonts).paragraph(text).layout().height
    }
    #expect(abs(try height(24) - 24) < 1e-9)
    #expect(abs(try height(0) - (19.74 + 20 * 500 / 2048)) < 1e-9)
  }

  /// Case: a link with emoji changed its height when its state made it bold.
  @Test(.enabled(if: isInstalled("NotoColorEmoji.ttf"), "needs fonts-noto-color-emoji"))
  func `a bold state leaves the height of a line with emoji as it is`() throws {
    func height(_ font: FontDescription) throws -> Double {
      try paragraph("Tap here! 😄 😐", font).layout(in: TextContainer(width: 200)).height
    }
    #expect(try height(.system(size: 15)) == height(.system(size: 15).bold()))
  }

  /// Case: a custom font with a line height of 24 stood off centre: what is added goes above.
  @Test func `the baseline of a line made higher moves down by all that is added`() throws {
    var text = AttributedText("Sign in", font: .custom("Lato-Regular", fixedSize: 16))
    text.paragraphStyle.minimumLineHeight = 24
    let line = try #require(try Typesetter(fonts: fonts).paragraph(text).layout().lines.first)
    // 16 × 1.2 = 19.2, so 4.8 are added to 16 × 0.987.
    #expect(abs(line.baseline - 20.592) < 1e-9)
    #expect(abs(line.descent - 3.408) < 1e-9)
  }

  /// Case: shrunk text was painted in a frame of the wrong height.
  @Test func `shrunk text has the baseline and height of its shrunk size`() throws {
    let text = try paragraph("scaling text", .custom("Lato-Regular", fixedSize: 40))
    let layout = try text.layout(
      in: TextContainer(width: 120, lineLimit: 1, minimumScaleFactor: 0.3))
    let size = 40 * layout.scaleFactor
    #expect(!layout.isTruncated && size < 40)
    #expect(abs((layout.lines.first?.baseline ?? 0) - 0.987 * size) < 1e-9)
    #expect(abs(layout.height - 1.2 * size) < 1e-9)
  }

  // MARK: Wrapping

  @Test func `Welcome to React Native keeps its last word at its own width on any pixel grid`()
    throws
  {
    for font in [FontDescription.system(size: 20), .custom("Lato-Regular", fixedSize: 20)] {
      for scale in [1.0, 2, 3] {
        let natural = try measured("Welcome to React Native!", font, scale: scale)
        let boxed = try measured(
          "Welcome to React Native!", font, width: natural.width, scale: scale)
        #expect(boxed.lineCount == 1)
        for screen in [375.0, 414] {
          #expect(try measured("Welcome to React Native!", font, width: screen).lineCount == 1)
        }
      }
    }
  }

  @Test func `the room left is told, so that near misses are seen`() throws {
    let natural = try paragraph("Sign in now", .custom("Lato-Regular", fixedSize: 17)).layout()
    let layout = try paragraph("Sign in now", .custom("Lato-Regular", fixedSize: 17))
      .layout(in: TextContainer(width: natural.width + 0.7))
    #expect(abs(layout.slack - 0.7) < 1e-6)
    #expect(natural.slack == .infinity)
  }

  @Test func `a long Finnish word is split between clusters, and said to be`() throws {
    let layout = try paragraph(
      "käyttöliittymäsuunnittelija", .custom("Lato-Regular", fixedSize: 60), locale: "fi"
    ).layout(in: TextContainer(width: 320))
    #expect(layout.lines.dropLast().allSatisfy { $0.ending == .emergencyBreak })
    #expect(layout.lines.map(layout.text(of:)).joined() == "käyttöliittymäsuunnittelija")
  }

  @Test func `two lines of Arabic are measured as they are drawn`() throws {
    let text = "أوافق على بنود خدمة وسياسة خصوصية تطبيق ميحد حمد"
    let arabic = FontDescription.custom(
      try bundledFontPath("NotoSansArabic-Regular.ttf"), fixedSize: 17)
    let whole = try paragraph(text, arabic, locale: "ar")
    let width = try #require(whole.narrowestWidth(lineCount: 2))
    let layout = try whole.layout(in: TextContainer(width: width, strategy: .none))
    #expect(layout.lines.count == 2)
    // Each line measured by itself is as wide as it was said to be.
    for line in layout.lines {
      let alone = try paragraph(layout.text(of: line), arabic, locale: "ar").layout()
      #expect(abs(alone.width - line.width) < 1e-6)
    }
  }

  @Test func `white space at the end of a Hebrew line hangs and takes no room`() throws {
    let text = try paragraph("שלום עולם", .system(size: 17), locale: "he")
    let first = try paragraph("שלום", .system(size: 17), locale: "he").layout().width
    let layout = try text.layout(in: TextContainer(width: first, strategy: .none))
    #expect(layout.lines.map(\.range) == [0..<5, 5..<9])
    #expect(layout.lines.first?.width == first)
    #expect((layout.lines.first?.trailingWhiteSpaceWidth ?? 0) > 0)
  }

  @Test func `an ignored character or a missing one is named, not dropped`() throws {
    let text = try paragraph("a\u{A840}b", .custom("Lato-Regular", fixedSize: 20))
    #expect(text.missingCharacters == ["\u{A840}"])
    #expect(try paragraph("a\u{200D}b", .system(size: 20)).missingCharacters.isEmpty)
  }

  @Test(.enabled(if: isInstalled("NotoColorEmoji.ttf"), "needs fonts-noto-color-emoji"))
  func `emoji sequences are never split and come from the emoji font`() throws {
    for emoji in ["👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️", "👍🏽"] {
      let text = try paragraph(emoji + emoji, .custom("Lato-Regular", fixedSize: 20))
      let layout = try text.layout(in: TextContainer(width: 1))
      #expect(layout.lines.map(layout.text(of:)) == [emoji, emoji])
      #expect(text.fallbacks.map(\.font.postScriptName) == ["NotoColorEmoji"], "\(emoji)")
    }
  }
}
