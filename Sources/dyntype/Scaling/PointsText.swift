import DynamicType
import OutputFormats

/// Numbers of points as the tables show them.
enum PointsText {
  /// What stands for a number that the platform does not have, or that is not known.
  static let missing = "–"

  /// The number with as many as three decimal places, which tell all thirds of a point apart.
  static func text(_ points: Double) -> String { Number.trimmed(points, places: 3) }

  /// The number for machines: with four decimal places, as in all JSON of this tool.
  static func rounded(_ points: Double?) -> Double? {
    points.map { Number.rounded($0, places: 4) }
  }

  /// The number for a spreadsheet; empty if there is none.
  static func csv(_ points: Double?) -> String {
    points.map { Number.trimmed($0, places: 4) } ?? ""
  }

  /// The number for people, or what stands for a missing one.
  static func text(_ points: Double?) -> String { points.map { text($0) } ?? missing }

  /// Numbers, with or without a word after them, padded for a column that is set on the right.
  ///
  /// Decimal points come below each other; what stands for a missing number is where the units are.
  static func aligned(_ texts: [String]) -> [String] {
    let tails = texts.map { text in
      text == missing ? 0 : text.drop { $0.isASCII && $0.isNumber || $0 == "-" }.count
    }
    let widest = tails.max() ?? 0
    return zip(texts, tails).map { $0 + String(repeating: " ", count: widest - $1) }
  }

  /// Texts padded to the same width, for a column that keeps its width when a table is cut.
  static func padded(_ texts: [String]) -> [String] {
    let widest = texts.reduce(0) { max($0, $1.count) }
    return texts.map { $0 + String(repeating: " ", count: widest - $0.count) }
  }
}

extension TypeRamp.Cell {
  /// Size and leading as `34/41`, or the size alone where no leading is known.
  var pair: String {
    PointsText.text(size) + (leading.map { "/" + PointsText.text($0) } ?? "")
  }

  /// What is to be said against the cell, in words; empty if nothing is.
  var remarks: String {
    var remarks: [String] = []
    if hasOtherPrintedSize { remarks.append("HIG prints size \(PointsText.text(sizeHIG))") }
    if hasOtherPrintedLeading {
      remarks.append("HIG prints leading \(PointsText.text(leadingHIG))")
    }
    if isDoubtful { remarks.append("leading probably misprinted") }
    return remarks.joined(separator: ", ")
  }

  var hasOtherPrintedSize: Bool { sizeHIG.map { $0 != size } ?? false }
  var hasOtherPrintedLeading: Bool { leadingHIG.map { $0 != leading } ?? false }
}
