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

  /// The width of the widest line.
  ///
  /// Units: points, not rounded.
  public var width: Double { lines.map(\.width).max() ?? 0 }

  /// The height of the shown lines: their ascents and descents, and the leading between them.
  ///
  /// Units: points, not rounded.
  public var height: Double { lines.last?.bottom ?? 0 }

  /// The text that is shown, lines joined as they are in the text; an ellipsis where it was cut.
  public var shownText: String {
    guard let last = lines.last else { return "" }
    let text = paragraph.substring(0..<last.visibleRange.upperBound)
    return last.hasEllipsis ? text + "\u{2026}" : text
  }

  /// What a line draws.
  public func text(of line: LineFragment) -> String {
    let text = paragraph.substring(line.visibleRange)
    return line.hasEllipsis ? text + "\u{2026}" : text
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
    return LayoutPass(paragraph: self, category: category, container: container).layout()
  }

  /// The number of lines the text takes at a width, without a limit.
  ///
  /// - Throws: ``TextLayoutError`` with `limit` for a width that is negative or not a number.
  /// - Complexity: linear in the number of words; nothing is allocated for the lines.
  public func lineCount(
    at category: ContentSizeCategory = .default, width: Double
  ) throws(TextLayoutError) -> Int {
    let container = TextContainer(width: width)
    try container.validate()
    return LayoutPass(paragraph: self, category: category, container: container).lineCount()
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
  func validate() throws(TextLayoutError) {
    guard width >= 0 else {
      throw TextLayoutError(
        .limit, "a width must be 0 or more points, not \(width)")
    }
    guard (lineLimit ?? 1) >= 1 else {
      throw TextLayoutError(
        .limit, "a line limit must be 1 or more, not \(lineLimit ?? 0); leave it out for no limit")
    }
    if truncation == .head || truncation == .middle || truncation == .character {
      throw TextLayoutError(
        .unsupported, "the truncation \(truncation.rawValue) is not available yet; use tail or clip"
      )
    }
    if strategy == .pushOut || strategy == .hangulWordPriority {
      throw TextLayoutError(
        .unsupported,
        "the strategy \(strategy.rawValue) is not available yet; use none (plain greedy)")
    }
  }
}
