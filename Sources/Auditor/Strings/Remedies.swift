import DynamicType
import TextLayout

/// What would show all of a text at every size, each measured.
package struct Remedies: Hashable, Sendable {
  /// The lines with which it fits in its width; nil when words would be split, or nothing is wrong.
  package let lines: Int?
  /// How much wider the box must be, in points, rounded up; nil when no width is enough.
  package let extraWidth: Double?
  /// Whether there is a device with so much width.
  private let isWidthSensible: Bool
  /// Whether it fits when its row is stacked.
  package let fitsStacked: Bool
  /// The largest beginning that fits at the size at which the least fits.
  package let fittingPrefix: String

  /// More lines than this are no advice.
  private static let lineLimit = 10
  /// More width than this is no advice: no iPhone has it in portrait.
  ///
  /// Units: points. Source: the width of the iPhone 16 Pro Max, the widest of the device table.
  private static let widthLimit = 440.0

  /// Tries remedies for a text that is cut at some of the sizes.
  init(
    _ paragraph: Paragraph, in constraint: TextConstraint, at categories: [ContentSizeCategory]
  ) throws(TextLayoutError) {
    let container = constraint.container
    var lines = 1
    var extra: Double? = 0
    var splits = false
    var shortest = paragraph.text.utf16.count
    var fitsStacked = constraint.stackedWidth != nil
    for category in categories {
      let division = try paragraph.division(at: category, in: container)
      lines = max(lines, division.lineCount)
      splits = splits || division.splitsWord
      let prefix =
        container.height.isFinite
        ? try paragraph.longestFittingPrefix(at: category, in: container).upperBound
        : division.fittingEnd
      shortest = min(shortest, prefix)
      let needed = Self.neededWidth(paragraph, container, at: category)
      extra = needed.flatMap { needed in extra.map { max($0, needed - container.width) } }
      if let width = constraint.stackedWidth {
        var stacked = container
        stacked.width = width
        if fitsStacked { fitsStacked = try paragraph.fits(at: category, in: stacked) }
      }
    }
    self.lines = splits || lines > Self.lineLimit || container.height.isFinite ? nil : lines
    extraWidth = extra.map { $0.rounded(.up) }
    isWidthSensible =
      container.width > Self.widthLimit || container.width + (extra ?? 0) <= Self.widthLimit
    self.fitsStacked = fitsStacked
    fittingPrefix = paragraph.substring(0..<shortest)
  }

  /// The narrowest width with which the permitted lines suffice.
  private static func neededWidth(
    _ paragraph: Paragraph, _ container: TextContainer, at category: ContentSizeCategory
  ) -> Double? {
    guard let limit = container.lineLimit else {
      return paragraph.longestPieceWidth(at: category)
    }
    return paragraph.narrowestWidth(
      lineCount: limit, at: category, strategy: container.strategy)
  }

  /// The remedies in words, the one that costs least first; nil when none was found.
  package var advice: String? {
    var parts: [String] = []
    if let lines { parts.append("fits with \(Wording.count(lines, "line"))") }
    if fitsStacked { parts.append("fits stacked") }
    if let extraWidth, extraWidth > 0, isWidthSensible {
      parts.append("fits with \(Wording.length(extraWidth)) pt more")
    }
    guard !parts.isEmpty else { return nil }
    return parts.joined(separator: ", or ")
  }
}
