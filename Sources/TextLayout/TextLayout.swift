public import DynamicType
import Glyphs

/// A text laid out at one category in one box.
public struct TextLayout: Sendable {
  /// The text.
  public let paragraph: Paragraph
  /// The content size category.
  public let category: ContentSizeCategory
  /// The box.
  public let container: TextContainer
  /// The lines that are shown.
  public let lines: [LineFragment]
  /// How many lines the text takes without the limit.
  public let requiredLineCount: Int
  /// Whether anything of the text is not shown.
  public let isTruncated: Bool

  /// The factor by which fonts were shrunk so that all of the text is shown; 1 if they were not.
  public let scaleFactor: Double

  /// The width of the widest line, indents included.
  ///
  /// Units: points, not rounded.
  public var width: Double {
    let style = paragraph.paragraphStyle
    return lines.map { line in
      let isFirst = line.range.lowerBound == 0 || paragraph.startsParagraph(line.range.lowerBound)
      return line.width + (isFirst ? style.firstLineHeadIndent : style.headIndent)
    }.max() ?? 0
  }

  /// The height of the shown lines: their ascents and descents, and what is between them.
  ///
  /// Units: points, not rounded. At least that of the reserved lines.
  public let height: Double

  /// The offset of the first unit that is not shown; nil when all is.
  public var firstLostOffset: Int? {
    guard isTruncated, let last = lines.last else { return nil }
    return last.visibleRange.upperBound
  }

  /// The text that is shown, lines joined as they are in the text; an ellipsis where it was cut.
  public var shownText: String {
    guard let last = lines.last else { return "" }
    return paragraph.substring(0..<last.range.lowerBound) + text(of: last)
  }

  /// What a line draws.
  public func text(of line: LineFragment) -> String {
    var text = paragraph.substring(line.visibleRange)
    if line.hasEllipsis { text += "\u{2026}" + paragraph.substring(line.tailRange) }
    return line.hasHyphen ? text + "\u{2010}" : text
  }

  /// How much higher the shown lines are than they would be in the fonts asked for alone.
  ///
  /// Units: points. Fallback fonts for other scripts and emoji are often taller.
  public var heightAddedByFallbacks: Double {
    let sizes = ClassSizes(paragraph: paragraph, category: category, factor: scaleFactor)
    let runs = paragraph.shaping(at: category).runs(in: 0..<(lines.last?.range.upperBound ?? 0))
    return lines.reduce(0) { sum, line in
      var (ascent, descent) = (0.0, 0.0)
      for run in runs where run.range.overlaps(line.range) {
        let isOwn = sizes.classes[run.sizeClass].isPrimary
        let extent = isOwn ? sizes.extent(of: run.sizeClass) : sizes.ownExtent(of: run.sizeClass)
        (ascent, descent) = (max(ascent, extent.ascent), max(descent, extent.descent))
      }
      guard ascent + descent > 0 else { return sum }
      return sum + max(line.ascent + line.descent - ascent - descent, 0)
    }
  }

  /// How much narrower the box may get before the text breaks differently.
  ///
  /// Units: points; infinity when one line's room is not limited. Zero or nearly so means that a
  /// font metric off by a hair would change the lines.
  public var slack: Double {
    guard container.width.isFinite else { return .infinity }
    return max(container.width - width, 0)
  }
}

extension Paragraph {
  /// Lays the text out.
  ///
  /// - Parameters:
  ///   - category: The content size category.
  ///   - container: The box, its line limit and what happens to text beyond it.
  /// - Returns: The lines, and what they do not show.
  /// - Throws: ``TextLayoutError`` with `limit` when the width is negative or not a number or the
  ///   line limit is below one; `unsupported` for a mode that is not available yet.
  /// - Complexity: linear in the number of words.
  public func layout(
    at category: ContentSizeCategory = .default, in container: TextContainer = TextContainer()
  ) throws(TextLayoutError) -> TextLayout {
    try container.validate()
    return fittedLayout(at: category, in: container)
  }

  /// Whether a paragraph begins at a unit.
  func startsParagraph(_ offset: Int) -> Bool {
    offset == 0 || flags[offset] & UnitFlags.afterSeparator.rawValue != 0
  }

  /// A part of the text, by UTF-16 offsets.
  package func substring(_ range: Range<Int>) -> String {
    let utf16 = text.utf16
    let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
    let end = utf16.index(start, offsetBy: range.count)
    return String(decoding: utf16[start..<end], as: UTF16.self)
  }
}

extension TextContainer {
  package func validate() throws(TextLayoutError) {
    for (length, name) in [(width, "width"), (height, "height")] where !(length >= 0) {
      throw TextLayoutError(.limit, "a \(name) must be 0 or more points, not \(length)")
    }
    guard (lineLimit ?? 1) >= 1 else {
      throw TextLayoutError(
        .limit, "a line limit must be 1 or more, not \(lineLimit ?? 0); leave it out for no limit")
    }
    guard minimumScaleFactor > 0 && minimumScaleFactor <= 1 else {
      throw TextLayoutError(
        .limit, "a minimum scale factor lies above 0 and up to 1, not \(minimumScaleFactor)")
    }
  }
}
