import DynamicType
import FontBook
import OutputFormats
import TextLayout

/// The pieces of work that are timed, each from the same texts.
struct BenchWork {
  let texts: BenchTexts
  let fonts: FontBook
  let font: FontDescription

  /// The widths of labels on phones of 320, 375 points and a column.
  private static let widths = [160.0, 288, 343]

  /// A row for each piece of work: its name, time, speed and a count that must not change.
  func rows(rounds: Int) throws -> [[String]] {
    let typesetter = try Typesetter(fonts: fonts)
    var paragraphs: [Paragraph] = []
    var lines = 0
    return [
      try row("prepare", rounds) {
        paragraphs = try texts.texts.map { try typesetter.paragraph($0, font: font) }
        return paragraphs.count
      },
      try row("12 sizes × 3 widths, line counts", rounds) {
        lines = 0
        for paragraph in paragraphs {
          for category in ContentSizeCategory.allCases {
            let counts = try paragraph.lineCounts(at: category, widths: Self.widths)
            lines += counts.reduce(0, +)
          }
        }
        return lines
      },
      try row("12 sizes × 3 widths, layouts", rounds) {
        lines = 0
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
      try row("12 sizes, measurements with ink", rounds) {
        lines = 0
        for paragraph in paragraphs {
          let results = try paragraph.measurements(in: TextContainer(width: 343, lineLimit: 2))
          lines += results.reduce(0) { $0 + $1.lineCount }
        }
        return lines
      },
    ]
  }

  private func row(_ name: String, _ rounds: Int, _ work: () throws -> Int) throws -> [String] {
    let clock = ContinuousClock()
    var best = Duration.seconds(1_000_000)
    var count = 0
    for _ in 0..<rounds {
      let time = try clock.measure { count = try work() }
      best = min(best, time)
    }
    let seconds = Double(best.components.attoseconds) / 1e18 + Double(best.components.seconds)
    return [
      name, Number.fixed(seconds * 1000, places: 2),
      Number.grouped(Int(Double(texts.texts.count) / max(seconds, 1e-9))), Number.grouped(count),
    ]
  }
}
