import DynamicType
import FontBook
import OutputFormats
import TextLayout
import ViewLayout

/// The pieces of work that are timed, each from the same texts.
struct BenchWork {
  let texts: BenchTexts
  let fonts: FontBook
  let font: FontDescription

  /// The widths of labels on phones of 320, 375 points and a column.
  private static let widths = [160.0, 288, 343]

  /// As many widths as a table of devices, split views and columns holds.
  private static let manyWidths = (0..<36).map { 120 + 20 * Double($0) }

  /// A result for each piece of work.
  func results(rounds: Int) async throws -> [BenchResult] {
    let typesetter = try Typesetter(fonts: fonts)
    let reference = try ReferenceShaping(texts: texts.texts, font: font, typesetter: typesetter)
    var paragraphs: [Paragraph] = []
    let screen = BenchScreen(texts: texts.texts)
    let session = LayoutSession(fonts: fonts)
    return [
      try await result("one bare hb_shape a text", rounds) { reference.shape() },
      try await result("prepare", rounds) {
        paragraphs = try texts.texts.map { try typesetter.paragraph($0, font: font) }
        return paragraphs.count
      },
      try await result("1 size × 1 width, line counts", rounds) {
        try lineCount(of: paragraphs, categories: [.large], widths: [343])
      },
      try await result("12 sizes × 3 widths, line counts", rounds) {
        try lineCount(
          of: paragraphs, categories: ContentSizeCategory.allCases, widths: Self.widths)
      },
      try await result("12 sizes × 36 widths, line counts", rounds) {
        try lineCount(
          of: paragraphs, categories: ContentSizeCategory.allCases, widths: Self.manyWidths)
      },
      try await result("12 sizes × 3 widths, layouts", rounds) {
        var lines = 0
        for paragraph in paragraphs {
          for category in ContentSizeCategory.allCases {
            for width in Self.widths {
              lines += try paragraph.layout(at: category, in: TextContainer(width: width)).lines
                .count
            }
          }
        }
        return lines
      },
      try await result("12 sizes, measurements with ink", rounds) {
        var lines = 0
        for paragraph in paragraphs {
          let results = try paragraph.measurements(in: TextContainer(width: 343, lineLimit: 2))
          lines += results.reduce(0) { $0 + $1.lineCount }
        }
        return lines
      },
      try await result("a screen × 12, new", rounds) {
        try screen.layOut(fonts: fonts, session: LayoutSession(fonts: fonts))
      },
      try await result("a screen × 12, texts known", rounds) {
        try screen.layOut(fonts: fonts, session: session)
      },
      try await result("a screen × 12, new, all cores", rounds) {
        try await screen.layOutOnAllCores(fonts: fonts)
      },
    ]
  }

  private func lineCount(
    of paragraphs: [Paragraph], categories: [ContentSizeCategory], widths: [Double]
  ) throws -> Int {
    var lines = 0
    for paragraph in paragraphs {
      for row in try paragraph.lineCounts(at: categories, widths: widths) {
        for count in row { lines += count }
      }
    }
    return lines
  }

  private func result(
    _ name: String, _ rounds: Int, _ work: () async throws -> Int
  ) async throws -> BenchResult {
    let clock = ContinuousClock()
    var best = Duration.seconds(1_000_000)
    var count = 0
    for _ in 0..<rounds {
      let start = clock.now
      count = try await work()
      best = min(best, clock.now - start)
    }
    let seconds = Double(best.components.attoseconds) / 1e18 + Double(best.components.seconds)
    return BenchResult(name: name, seconds: seconds, texts: texts.texts.count, count: count)
  }
}
