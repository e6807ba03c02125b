import DynamicType
import FontBook
import Testing

@testable import TextLayout

@Suite struct TruncationModeTests {
  private let fonts: FontBook
  private let font = FontDescription.custom("Lato-Regular", fixedSize: 20)

  init() throws { fonts = try bundledFonts() }

  private func shown(
    _ text: String, width: Double, _ mode: TruncationMode, limit: Int = 1, locale: String = "en",
    font: FontDescription? = nil
  ) throws -> String {
    try Typesetter(fonts: fonts, locale: locale).paragraph(text, font: font ?? self.font)
      .layout(in: TextContainer(width: width, lineLimit: limit, truncation: mode)).shownText
  }

  private func width(_ text: String) throws -> Double {
    try Typesetter(fonts: fonts).paragraph(text, font: font).layout().width
  }

  @Test func `the head is cut so that the longest end fits`() throws {
    let text = "Library/Documents/report.pdf"
    #expect(try shown(text, width: try width("…report.pdf"), .head) == "…report.pdf")
    #expect(try shown("one two three", width: try width("…three") + 2, .head) == "…three")
  }

  @Test func `the middle is cut so that both ends are about equally long`() throws {
    let text = "abcdefghijklmnopqrstuvwxyz"
    let box = try width("abcdef…uvwxyz")
    let cut = try shown(text, width: box, .middle)
    let parts = cut.split(separator: "…").map(String.init)
    #expect(parts.count == 2)
    #expect(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
    #expect(abs(parts[0].count - parts[1].count) <= 2)
    #expect(try width(cut) <= box + 0.001)
  }

  @Test func `on several lines only the last is cut`() throws {
    let text = "The quick brown fox jumps over the lazy dog and runs away"
    let head = try shown(text, width: 130, .head, limit: 2)
    #expect(head.hasPrefix("The quick …"))
    #expect(head.hasSuffix("runs away"))
    #expect(head.filter { $0 == "…" }.count == 1)
  }

  /// Case: tail truncation of CJK must keep the longest prefix that fits, up to the character.
  @Test(.enabled(if: isInstalled("NotoSansCJK-Regular.ttc"), "needs fonts-noto-cjk"))
  func `Chinese keeps the longest prefix`() throws {
    let text = "中文标题（银色示例、金色文字）"
    let typesetter = try Typesetter(fonts: fonts, locale: "zh-Hans")
    for length in 1..<text.count {
      let prefix = String(text.prefix(length))
      let box = try typesetter.paragraph(prefix + "…", font: font).layout().width
      let shown = try shown(text, width: box, .tail, locale: "zh-Hans")
      #expect(shown.dropLast().count >= length, "\(length)")
    }
  }

  /// Case: an Arabic line showed two ellipses, or one at the wrong end.
  @Test func `right-to-left text has one ellipsis, at its logical end`() throws {
    let text = "أوافق على بنود خدمة وسياسة خصوصية تطبيق ميحد حمد"
    let typesetter = try Typesetter(fonts: fonts, locale: "ar")
    for width in stride(from: 30.0, through: 300, by: 7.5) {
      let layout = try typesetter.paragraph(text, font: font)
        .layout(in: TextContainer(width: width, lineLimit: 1))
      let shown = layout.shownText
      #expect(shown.filter { $0 == "…" }.count == (layout.isTruncated ? 1 : 0))
      #expect(text.hasPrefix(shown.replacing("…", with: "")))
      #expect((layout.lines.first?.width ?? 0) <= width + 0.001)
    }
  }

  @Test(arguments: TruncationMode.allCases.filter { $0 != .clip && $0 != .character })
  func `a font without an ellipsis takes that of a fallback, and its width counts`(
    mode: TruncationMode
  ) throws {
    let hebrew = FontDescription.custom(
      try bundledFontPath("NotoSansHebrew-Regular.ttf"), fixedSize: 20)
    let typesetter = try Typesetter(fonts: fonts, locale: "he")
    let ellipsis = try typesetter.paragraph("…", font: hebrew)
    #expect(ellipsis.fallbacks.count == 1)
    let layout = try typesetter.paragraph("שלום לכל המשתמשים החדשים", font: hebrew)
      .layout(in: TextContainer(width: 120, lineLimit: 1, truncation: mode))
    let line = try #require(layout.lines.first)
    let kept = try [line.visibleRange, line.tailRange].map {
      try typesetter.paragraph(layout.paragraph.substring($0), font: hebrew).layout().width
    }
    #expect(line.hasEllipsis)
    #expect(abs(line.width - kept[0] - kept[1] - (try ellipsis.layout().width)) < 1e-6)
    #expect(line.width <= 120.001)
  }
}
