import DynamicType
import FontBook
import Testing

@testable import TextLayout

/// What holds for any text in any box: sizes, threads, and what is shown of a text that is cut.
@Suite struct BoxInvariantTests {
  /// Words of one script, and a font that has them all.
  struct Sample: CustomTestStringConvertible {
    let locale: String
    let font: String
    let words: [String]

    var testDescription: String { locale }
  }

  static let samples = [
    Sample(
      locale: "en", font: "Lato-Regular.ttf",
      words: ["Settings", "AVAST", "office", "fjord", "a", "Wi-Fi", "—", "(beta)", "12:30"]),
    Sample(
      locale: "ar", font: "NotoSansArabic-Regular.ttf",
      words: ["الإعدادات", "لا", "كتب", "المحفوظة", "سجّل", "تم،", "هل؟", "على"]),
    Sample(
      locale: "he", font: "NotoSansHebrew-Regular.ttf",
      words: ["הגדרות", "דו־שבועית", "שָׁלוֹם", "לא", "ספרים", "המשתמשים"]),
    Sample(
      locale: "hi", font: "NotoSansDevanagari-Regular.ttf",
      words: ["सेटिंग", "में", "क्या", "सर्वर", "कृपया", "बाद", "करें।"]),
    Sample(
      locale: "th", font: "NotoSansThai-Regular.ttf",
      words: ["การตั้งค่า", "ลงชื่อ", "ไม่ได้", "กรุณา", "น้ำ", "ภายหลัง"]),
    Sample(
      locale: "km", font: "NotoSansKhmer-Regular.ttf",
      words: ["ការកំណត់", "សូម", "ម្ដងទៀត", "អក្សរ", "អ្នក"]),
  ]

  private let fonts: FontBook

  init() throws { fonts = try bundledFonts() }

  private func texts(_ sample: Sample, count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(state: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        sample.words.randomElement(using: &generator) ?? ""
      }.joined(separator: Int.random(in: 0..<4, using: &generator) == 0 ? "" : " ")
    }
  }

  private func font(_ sample: Sample, size: Double) throws -> FontDescription {
    .custom(try bundledFontPath(sample.font), fixedSize: size)
  }

  @Test(arguments: samples)
  func `scaling size and width together changes nothing`(sample: Sample) throws {
    let typesetter = try Typesetter(fonts: fonts, locale: sample.locale)
    var generator = SeededGenerator(state: 11)
    for text in texts(sample, count: 60, seed: 10) {
      let size = Double.random(in: 9...50, using: &generator)
      let width = Double.random(in: 20...400, using: &generator)
      func layout(_ factor: Double) throws -> TextLayout {
        try typesetter.paragraph(text, font: font(sample, size: size * factor))
          .layout(in: TextContainer(width: width * factor))
      }
      let plain = try layout(1)
      for factor in [0.5, 1.7, 4] {
        let scaled = try layout(factor)
        #expect(scaled.lines.map(\.range) == plain.lines.map(\.range), "\(text) at \(size)")
        #expect(abs(scaled.width - plain.width * factor) < 1e-6 * scaled.width + 1e-6)
        #expect(abs(scaled.height - plain.height * factor) < 1e-6 * scaled.height)
      }
    }
  }
}

// MARK: - Threads

extension BoxInvariantTests {
  /// What threads may not change of an answer.
  private struct Answer: Equatable, Sendable {
    let lines: [LineFragment]
    let height: Double

    init(_ paragraph: Paragraph, _ number: Int) throws {
      let category = ContentSizeCategory.allCases[number % ContentSizeCategory.allCases.count]
      let layout = try paragraph.layout(
        at: category, in: TextContainer(width: Double(60 + number * 7 % 300), lineLimit: 3))
      (lines, height) = (layout.lines, layout.height)
    }
  }

  @Test(arguments: [1, 2, 8])
  func `threads that share paragraphs give the answers of one`(workers: Int) async throws {
    let typesetter = try Typesetter(fonts: fonts, locale: "ar")
    let mixed = Self.samples.flatMap { texts($0, count: 8, seed: 20) }
    // The system font has optical sizes, whose variants the threads make together.
    let paragraphs = try mixed.map { try typesetter.paragraph($0, font: .system(.body)) }
    let expected = try paragraphs.enumerated().map { try Answer($1, $0) }
    var generator = SeededGenerator(state: 21)
    let order = Array(paragraphs.indices).shuffled(using: &generator)
    let found = try await withThrowingTaskGroup(of: [(Int, Answer)].self) { group in
      for worker in 0..<workers {
        let share = order.enumerated().filter { $0.offset % workers == worker }.map(\.element)
        group.addTask { try share.map { ($0, try Answer(paragraphs[$0], $0)) } }
      }
      return try await group.reduce(into: [Int: Answer]()) { answers, share in
        for (index, answer) in share { answers[index] = answer }
      }
    }
    #expect(paragraphs.indices.allSatisfy { found[$0] == expected[$0] })
  }

  @Test func `threads that share a font book prepare the same texts in any order`() async throws {
    let mixed = Self.samples.flatMap { texts($0, count: 6, seed: 22) }
    func answers(_ order: [Int], _ fonts: FontBook) throws -> [Int: Answer] {
      let typesetter = try Typesetter(fonts: fonts)
      return try order.reduce(into: [:]) {
        $0[$1] = try Answer(typesetter.paragraph(mixed[$1], font: .system(.title1)), $1)
      }
    }
    let expected = try answers(Array(mixed.indices), fonts)
    let shared = try bundledFonts()
    let results = try await withThrowingTaskGroup(of: [Int: Answer].self) { group in
      for worker in 0..<4 {
        var generator = SeededGenerator(state: UInt64(worker))
        let order = Array(mixed.indices).shuffled(using: &generator)
        group.addTask { try answers(order, shared) }
      }
      return try await group.reduce(into: [[Int: Answer]]()) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 == expected })
  }
}

// MARK: - Texts that are cut

extension BoxInvariantTests {
  private static let modes: [TruncationMode] = [.tail, .head, .middle]

  /// Lays texts out in boxes that mostly are too small.
  private func checkCuts(
    _ sample: Sample, _ mode: TruncationMode, seed: UInt64,
    _ body: (TextLayout, LineFragment, Typesetter, FontDescription) throws -> Void
  ) throws {
    let typesetter = try Typesetter(fonts: fonts, locale: sample.locale)
    let font = try font(sample, size: 18)
    var generator = SeededGenerator(state: seed)
    for text in texts(sample, count: 60, seed: seed + 1) {
      let container = TextContainer(
        width: Double.random(in: 60...250, using: &generator),
        lineLimit: Int.random(in: 1...2, using: &generator), truncation: mode, strategy: .none)
      let layout = try typesetter.paragraph(text, font: font).layout(in: container)
      guard layout.isTruncated else { continue }
      try body(layout, try #require(layout.lines.last), typesetter, font)
    }
  }

  @Test(arguments: samples, modes)
  func `a cut text fits its box and keeps the right ends`(
    sample: Sample, mode: TruncationMode
  ) throws {
    try checkCuts(sample, mode, seed: 30) { layout, line, _, _ in
      #expect(line.hasEllipsis)
      #expect(line.width <= layout.container.width + 0.001)
      #expect(layout.shownText.filter { $0 == "…" }.count == 1)
      let text = layout.paragraph.text
      let parts = layout.shownText.split(separator: "…", omittingEmptySubsequences: false)
      #expect(parts.count == 2 && text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]), "\(text)")
      #expect(!parts[0].hasSuffix(" ") || mode == .head, "\(text)")
      #expect(!parts[1].hasPrefix(" "), "\(text)")
      switch mode {
      case .head: #expect(line.visibleRange.isEmpty && !line.tailRange.isEmpty)
      case .middle: #expect(!line.visibleRange.isEmpty && !line.tailRange.isEmpty)
      default: #expect(line.tailRange.isEmpty && !line.visibleRange.isEmpty)
      }
    }
  }

  @Test(arguments: samples, modes)
  func `a cut line is as wide as its shown text set by itself`(
    sample: Sample, mode: TruncationMode
  ) throws {
    try checkCuts(sample, mode, seed: 40) { layout, line, typesetter, font in
      let shown = try typesetter.paragraph(layout.text(of: line), font: font).layout()
      #expect(abs(shown.width - line.width) < 1e-6, "\(layout.text(of: line))")
    }
  }

  @Test(arguments: samples, modes)
  func `the lines above a cut are those of the whole text`(
    sample: Sample, mode: TruncationMode
  ) throws {
    try checkCuts(sample, mode, seed: 50) { layout, _, _, _ in
      var free = layout.container
      free.lineLimit = nil
      let whole = try layout.paragraph.layout(in: free)
      #expect(layout.lines.dropLast() == whole.lines.prefix(layout.lines.count - 1))
      #expect(layout.requiredLineCount == whole.lines.count)
    }
  }

  @Test(arguments: samples.filter { ["ar", "he"].contains($0.locale) })
  func `text from right to left has one ellipsis, at its logical end, and begins at the right`(
    sample: Sample
  ) throws {
    try checkCuts(sample, .tail, seed: 60) { layout, line, _, _ in
      #expect(layout.paragraph.paragraphLevel(at: 0) == 1)
      #expect(layout.shownText.hasSuffix("…"))
      #expect(line.visibleRange.lowerBound == line.range.lowerBound)
      for line in layout.lines {
        #expect(abs(line.x + line.width - layout.container.width) < 1e-9)
      }
    }
  }

  @Test(arguments: samples)
  func `a height limit shows whole lines, as many as fit and at least one`(sample: Sample) throws {
    let typesetter = try Typesetter(fonts: fonts, locale: sample.locale)
    let font = try font(sample, size: 18)
    var generator = SeededGenerator(state: 70)
    for text in texts(sample, count: 60, seed: 71) {
      let paragraph = try typesetter.paragraph(text, font: font)
      let width = Double.random(in: 60...250, using: &generator)
      let height = Double.random(in: 0...150, using: &generator)
      let whole = try paragraph.layout(in: TextContainer(width: width, strategy: .none))
      let cut = try paragraph.layout(
        in: TextContainer(width: width, height: height, truncation: .clip, strategy: .none))
      #expect(!cut.lines.isEmpty)
      #expect(cut.lines == Array(whole.lines.prefix(cut.lines.count)))
      #expect(cut.lines.count == 1 || cut.height <= height + 0.001)
      #expect(cut.isTruncated == (cut.lines.count < whole.lines.count))
      if cut.isTruncated { #expect(whole.lines[cut.lines.count].bottom > height) }
    }
  }
}
