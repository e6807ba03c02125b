package import DynamicType
package import TextLayout

/// What becomes of a text at one size.
package struct SizeResult: Hashable, Sendable {
  package let category: ContentSizeCategory
  /// Points.
  package let pointSize: Double
  package let lineCount: Int
  /// The lines the text takes without a limit.
  package let requiredLineCount: Int
  /// Whether anything is not shown, or reaches beyond the width.
  package let isCut: Bool
  /// Whether a word is split without a sign because it is wider than the line.
  package let splitsWord: Bool
  /// Whether the text would be cut with a hair less room.
  package let isTight: Bool
  /// The factor by which the font was shrunk.
  package let scaleFactor: Double
  /// The room that the widest line leaves, in points.
  package let slack: Double
  /// How far ink reaches beyond the lines, in points.
  package let inkOverflow: InkOverflow
  /// Whether the answer hangs on less than 1 % of the width, measured with a stand-in.
  package let isUncertain: Bool
  /// The UTF-16 offset from which on the text is lost; nil when all is shown.
  package let lostFrom: Int?

  init(_ measurement: TextMeasurement, isTight: Bool) {
    let layout = measurement.layout
    category = measurement.category
    pointSize = measurement.pointSize
    lineCount = measurement.lineCount
    requiredLineCount = measurement.requiredLineCount
    isCut = Self.isCut(layout)
    splitsWord = layout.lines.contains { $0.ending == .emergencyBreak }
    self.isTight = isTight
    scaleFactor = layout.scaleFactor
    slack = layout.slack
    inkOverflow = measurement.inkOverflow
    isUncertain = measurement.isUncertain
    lostFrom = layout.firstLostOffset
  }

  /// Whether anything of a text is not shown, or reaches beyond the width.
  static func isCut(_ layout: TextLayout) -> Bool {
    layout.isTruncated || layout.width > layout.container.width + tolerance
  }

  /// Widths are equal within this many points.
  ///
  /// Source: the tolerance of line breaking, for the noise of sums.
  private static let tolerance = 0.001

  /// The result in a few words: `AX1 cut, 2 of 1 lines`.
  package var description: String {
    let name = category.shortName
    if isCut {
      return requiredLineCount > lineCount
        ? "\(name) cut, needs \(requiredLineCount) lines, has \(lineCount)" : "\(name) too wide"
    }
    let lines = Wording.count(lineCount, "line")
    return "\(name) fits, \(lines)\(splitsWord ? ", splits a word" : "")"
  }
}
