import DynamicType
import FontBook
import Testing

@testable import TextLayout

/// What holds for any text, font, size and width.
@Suite struct InvariantTests {
  private static let words = [
    "Settings", "a", "Wi-Fi", "Benachrichtigungseinstellungen", "e\u{301}te\u{301}", "AVAST",
    "fjord", "office", "—", "…", "12:30", "100%", "(beta)", "\u{A0}", " ", "\n", "\t", "العربية",
    "עברית", "ไทยไม่มีช่องว่าง", "हिन्दी", "한국어", "日本語テキスト", "😀", "👩‍👩‍👧‍👦", "🇩🇪", "1️⃣",
    "Länder\u{AD}übergreifend", "http://example.org/a?b=c", "ﬁ", "\u{200B}", "\u{2028}",
  ]
  /// Static and variable fonts, with and without tracking and optical sizes.
  private static func fonts() throws -> [FontDescription] {
    let variable = try bundledFontPath("Inter-Variable.ttf")
    return [
      .system(.body), .system(.headline), .custom("Lato-Regular", size: 17),
      .custom("Lato-Italic", size: 13, relativeTo: .footnote), .custom(variable, size: 20),
    ]
  }

  private static func texts(_ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(state: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 0...14, using: &generator)).map { _ in
        words.randomElement(using: &generator).map { $0 } ?? ""
      }.joined(separator: Bool.random(using: &generator) ? " " : "")
    }
  }

  private func check(
    _ seed: UInt64, _ body: (Paragraph, ContentSizeCategory, Double) throws -> Void
  ) throws {
    let typesetter = try Typesetter(fonts: try bundledFonts())
    var generator = SeededGenerator(state: seed)
    let fonts = try Self.fonts()
    for text in Self.texts(400, seed: seed) {
      let font = fonts.randomElement(using: &generator) ?? .system(.body)
      let category = ContentSizeCategory.allCases.randomElement(using: &generator) ?? .large
      try body(
        try typesetter.paragraph(text, font: font), category,
        Double.random(in: 0...500, using: &generator))
    }
  }

  @Test func `lines cover the text once and in order`() throws {
    try check(1) { paragraph, category, width in
      let layout = try paragraph.layout(at: category, in: TextContainer(width: width))
      var next = 0
      for line in layout.lines {
        #expect(line.range.lowerBound == next)
        #expect(line.visibleRange.upperBound <= line.range.upperBound)
        next = line.range.upperBound
      }
      #expect(next == paragraph.text.utf16.count)
      #expect(layout.lines.count == layout.requiredLineCount)
      #expect(try paragraph.lineCount(at: category, width: width) == layout.lines.count)
      #expect(
        try paragraph.lineCounts(at: category, widths: [width, .infinity]).first
          == layout.lines.count)
    }
  }

  @Test func `counting lines for many boxes at once equals laying each out`() throws {
    let categories: [ContentSizeCategory] = [.accessibilityExtraExtraExtraLarge, .large, .small]
    try check(20) { paragraph, _, width in
      let widths = [width, 0, 60, 160, 343, width * 2, 161, 345, .infinity]
      let counts = try paragraph.lineCounts(at: categories, widths: widths)
      for (category, row) in zip(categories, counts) {
        for (width, count) in zip(widths, row) {
          let layout = try paragraph.layout(at: category, in: TextContainer(width: width))
          #expect(
            count == layout.requiredLineCount,
            "\(paragraph.text) at \(category) in \(width) points")
        }
      }
    }
  }

  @Test func `a wider box never has more lines`() throws {
    try check(2) { paragraph, category, width in
      let narrow = try paragraph.lineCount(at: category, width: width)
      for factor in [1.001, 1.1, 1.5, 3] {
        #expect(try paragraph.lineCount(at: category, width: width * factor) <= narrow)
      }
    }
  }

  @Test func `laying out at the reported width gives the same lines`() throws {
    try check(3) { paragraph, category, width in
      let first = try paragraph.layout(at: category, in: TextContainer(width: width))
      guard first.width <= width + 0.001 else { return }
      let again = try paragraph.layout(at: category, in: TextContainer(width: first.width))
      #expect(first.lines.map(\.range) == again.lines.map(\.range), "\(paragraph.text)")
    }
  }

  @Test func `a bigger line limit never shows less`() throws {
    try check(4) { paragraph, category, width in
      var shown = 0
      for limit in 1...5 {
        let layout = try paragraph.layout(
          at: category, in: TextContainer(width: width, lineLimit: limit))
        let end = layout.lines.last?.visibleRange.upperBound ?? 0
        #expect(end >= shown, "\(paragraph.text) at \(width)")
        shown = end
        #expect(layout.lines.count <= limit)
        #expect(layout.isTruncated == (layout.requiredLineCount > limit))
      }
    }
  }

  @Test func `lines fit the box unless a single cluster is wider`() throws {
    try check(5) { paragraph, category, width in
      let layout = try paragraph.layout(at: category, in: TextContainer(width: width))
      for line in layout.lines where line.width > width + 0.001 {
        #expect(layout.text(of: line).count == 1, "\(layout.text(of: line))")
      }
    }
  }
}
