public import DynamicType
public import FontBook
import OutputFormats
public import Testing
import TextLayout

/// Expects all of a text to be shown in a box at every size, and records an issue where it is not.
///
/// ```swift
/// try expectFits("Sign in", font: .system(.headline), width: 160, lines: 1)
/// ```
///
/// - Parameters:
///   - text: The text.
///   - font: The font.
///   - width: The width of the box in points.
///   - lines: The most lines; nil for as many as it takes, so that only a split word is an issue.
///   - categories: The text sizes.
///   - locale: The language of the text as a BCP 47 tag.
///   - boldText: Whether Bold Text is on.
///   - fonts: The fonts; nil for those that come with this package.
///   - sourceLocation: Where the issue is recorded.
/// - Returns: Whether it fits at every size.
/// - Throws: `TextLayoutError` for a font or length that is wrong, `FontBookError`.
@discardableResult
public func expectFits(
  _ text: String, font: FontDescription = .system(.body), width: Double, lines: Int? = nil,
  categories: [ContentSizeCategory] = ContentSizeCategory.allCases, locale: String = "en",
  boldText: Bool = false, fonts: FontBook? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Bool {
  let typesetter = try Typesetter(
    fonts: try fonts ?? .forTests(), locale: locale, boldText: boldText)
  let paragraph = try typesetter.paragraph(text, font: font)
  let container = TextContainer(width: width, lineLimit: lines)
  var failing: [TextMeasurement] = []
  for measurement in try paragraph.measurements(at: categories.sorted(), in: container) {
    let splits = measurement.layout.lines.contains { $0.ending == .emergencyBreak }
    if measurement.isTruncated || splits { failing.append(measurement) }
  }
  guard let first = failing.first, let last = failing.last else { return true }
  let room =
    "\(Number.trimmed(width, places: 2)) pt"
    + (lines.map { ", \($0) line\($0 == 1 ? "" : "s")" } ?? "")
  let widest = paragraph.narrowestWidth(lineCount: lines ?? .max, at: last.category)
  let split = paragraph.longestPieceWidth(at: last.category)
  let needed = max(lines == nil ? 0 : widest ?? 0, split).rounded(.up)
  Issue.record(
    """
    “\(text)” does not fit \(room) from \(first.category.shortName) on: it takes \
    \(last.requiredLineCount) lines at \(last.category.shortName), and fits in \
    \(Number.trimmed(needed, places: 0)) pt
    """, sourceLocation: sourceLocation)
  return false
}
