public import DynamicType

// Answers that follow from the widths of a text alone, without trying boxes one after the other.

extension Paragraph {
  /// The width of the text when only its separators end lines.
  ///
  /// A property of the text and the category; it does not depend on any box.
  public func unwrappedWidth(at category: ContentSizeCategory = .default) -> Double {
    pass(at: category, width: .infinity).layout().width
  }

  /// The width of the widest piece of the text in which no line can end.
  ///
  /// In a narrower box a word is split.
  public func longestPieceWidth(at category: ContentSizeCategory = .default) -> Double {
    let pass = pass(at: category, width: .infinity)
    let scale = pass.sizes.scale
    var widest: Int64 = 0
    var start = 0
    for piece in pass.reshaper.shaping.pieces {
      guard piece.flags.contains(.lineEnd) else { continue }
      var end = Int(piece.end)
      while end > start && hides(end - 1) { end -= 1 }
      widest = max(widest, pass.reshaper.width(start..<end, scale: scale))
      start = Int(piece.end)
    }
    var end = units.count
    while end > start && hides(end - 1) { end -= 1 }
    return ScaledWidths.points(max(widest, pass.reshaper.width(start..<end, scale: scale)))
  }

  /// The narrowest box in which the text takes at most a number of lines.
  ///
  /// Exact: the number of lines never grows with the width, so the widths that suffice are those
  /// from one place on, which is found by bisection down to 2⁻³² of a point.
  ///
  /// - Parameters:
  ///   - lineCount: The number of lines.
  ///   - category: The content size category.
  ///   - strategy: How line ends are chosen.
  /// - Returns: The width in points, not rounded; nil when separators alone make more lines.
  /// - Complexity: linear in the number of words, for some of the ways in which the text is divided
  ///   into lines: all widths with the same lines are passed over at once.
  public func narrowestWidth(
    lineCount: Int, at category: ContentSizeCategory = .default,
    strategy: LineBreakStrategy = .standard
  ) -> Double? {
    let container = TextContainer(strategy: strategy)
    let pass = LayoutPass(paragraph: self, category: category, container: container)
    var high = Int64((unwrappedWidth(at: category) + 1) * ScaledWidths.point)
    guard lineCount >= 1, pass.division(room: high).lineCount <= lineCount else { return nil }
    var low: Int64 = -1
    while low + 1 < high {
      let middle = low + (high - low) / 2
      let division = pass.division(room: middle)
      if division.lineCount <= lineCount {
        high = max(division.rooms.lowerBound, low + 1)
      } else {
        low = min(division.rooms.upperBound, high - 1)
      }
    }
    return ScaledWidths.points(high)
  }

  /// Whether all of the text is shown in a box at a category, no line wider or higher than it.
  ///
  /// - Throws: ``TextLayoutError`` with `limit`.
  public func fits(
    at category: ContentSizeCategory = .default, in container: TextContainer
  ) throws(TextLayoutError) -> Bool {
    let layout = try layout(at: category, in: container)
    return !layout.isTruncated
      && layout.width <= container.width + ScaledWidths.tolerance
      && layout.height <= container.height + ScaledWidths.tolerance
  }

  /// The largest category at which all of the text is shown in a box; nil when it is at none.
  ///
  /// - Throws: ``TextLayoutError`` with `limit`.
  public func largestCategory(
    fitting container: TextContainer
  ) throws(TextLayoutError) -> ContentSizeCategory? {
    for category in ContentSizeCategory.allCases.reversed()
    where try fits(at: category, in: container) {
      return category
    }
    return nil
  }

  /// The longest beginning of the text that a box shows without a sign that anything is missing.
  ///
  /// - Returns: UTF-16 offsets, from 0.
  /// - Throws: ``TextLayoutError`` with `limit`.
  public func longestFittingPrefix(
    at category: ContentSizeCategory = .default, in container: TextContainer
  ) throws(TextLayoutError) -> Range<Int> {
    var clipping = container
    clipping.truncation = .clip
    return 0..<(try layout(at: category, in: clipping).lines.last?.visibleRange.upperBound ?? 0)
  }

  private func pass(at category: ContentSizeCategory, width: Double) -> LayoutPass {
    LayoutPass(paragraph: self, category: category, container: TextContainer(width: width))
  }

  private func hides(_ offset: Int) -> Bool {
    flags[offset] & (UnitFlags.whiteSpace.rawValue | UnitFlags.separator.rawValue) != 0
  }
}
