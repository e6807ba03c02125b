import DynamicType
import OutputFormats
import TextLayout

/// What texts measure at all sizes, as people read and compare it.
struct TextMetricsTable {
  private(set) var text: String

  init(font: FontDescription, width: Double, lineLimit: Int?, locale: String) {
    let limit = lineLimit.map { ", at most \($0) line\($0 == 1 ? "" : "s")" } ?? ""
    text = "\(font.description), \(Number.trimmed(width, places: 2)) pt\(limit), \(locale)\n"
  }

  /// Adds a text with its measurements.
  mutating func add(_ shown: String, face: String, _ measurements: [TextMeasurement]) {
    text += "\n“\(shown.replacing("\n", with: "⏎"))” in \(face)\n"
    for measurement in measurements {
      let name = measurement.category.shortName
      let lines = "\(measurement.lineCount) line\(measurement.lineCount == 1 ? " " : "s")"
      let cut = measurement.isTruncated ? "  cut: \(measurement.layout.shownText)" : ""
      text +=
        "  \(name.padded(to: 4))  \(lines)  \(Self.length(measurement.height)) high  "
        + "\(Self.length(measurement.width)) wide\(cut)\n"
    }
  }

  private static func length(_ length: Double) -> String {
    let digits = Number.fixed(length, places: 2)
    return String(repeating: " ", count: max(0, 7 - digits.count)) + digits
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
