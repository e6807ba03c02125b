import DynamicType
import FontBook
import Glyphs

/// Lays a text out once.
struct LayoutPass {
  let paragraph: Paragraph
  let category: ContentSizeCategory
  let container: TextContainer
  private let scale: ScaledWidths
  private let limit: Int64
  private let reshaper: Reshaper
  private let size: TypesetStyle.Size

  init(paragraph: Paragraph, category: ContentSizeCategory, container: TextContainer) {
    self.paragraph = paragraph
    self.category = category
    self.container = container
    scale = paragraph.scale(at: category)
    limit = ScaledWidths.limit(container.width)
    size = paragraph.style.size(at: category)
    reshaper = Reshaper(
      units: paragraph.units, flags: paragraph.flags, shaping: paragraph.shaping(at: category),
      shaper: Shaper(language: paragraph.locale))
  }

  func lineCount() -> Int {
    var breaker = LineBreaker(reshaper: reshaper, scale: scale, limit: limit)
    var count = 0
    while breaker.next() != nil { count += 1 }
    return count
  }

  func layout() -> TextLayout {
    var breaker = LineBreaker(reshaper: reshaper, scale: scale, limit: limit)
    let lineLimit = container.lineLimit ?? .max
    var spans: [LineSpan] = []
    var count = 0
    while let span = breaker.next() {
      count += 1
      if count <= lineLimit { spans.append(span) }
    }
    let isTruncated = count > lineLimit
    var lines: [LineFragment] = []
    lines.reserveCapacity(spans.count)
    var top = 0.0
    for (index, span) in spans.enumerated() {
      let isCut = isTruncated && index == spans.count - 1 && container.truncation == .tail
      let cut = isCut ? tailCut(span) : nil
      let line = fragment(span, cut: cut, top: top)
      lines.append(line)
      top = line.bottom + size.leading
    }
    return TextLayout(
      paragraph: paragraph, category: category, container: container, lines: lines,
      requiredLineCount: count, isTruncated: isTruncated)
  }

  private func fragment(_ span: LineSpan, cut: TailTruncator.Cut?, top: Double) -> LineFragment {
    let range = span.start..<(cut?.end ?? span.end)
    let visible = cut == nil ? visibleRange(range) : range
    let (ascent, descent) = lineMetrics(range)
    return LineFragment(
      range: range, visibleRange: visible,
      width: max(0, ScaledWidths.points(cut?.width ?? span.width)),
      ascent: ascent, descent: descent, baseline: top + ascent,
      ending: span.ending, hasEllipsis: cut?.hasEllipsis ?? false)
  }

  private func visibleRange(_ range: Range<Int>) -> Range<Int> {
    let hidden = UnitFlags.whiteSpace.rawValue | UnitFlags.separator.rawValue
    var end = range.upperBound
    while end > range.lowerBound && paragraph.flags[end - 1] & hidden != 0 { end -= 1 }
    return range.lowerBound..<end
  }

  /// The ascent and descent of the fonts in a line; an empty line has those of its style.
  private func lineMetrics(_ range: Range<Int>) -> (ascent: Double, descent: Double) {
    let classes = reshaper.shaping.classes
    if classes.count == 1 || range.isEmpty { return metrics(of: paragraph.style.font.face) }
    var ascent = 0.0
    var descent = 0.0
    var isEmpty = true
    for run in reshaper.shaping.runs where run.range.overlaps(range) {
      let (above, below) = metrics(of: classes[run.sizeClass].font)
      (ascent, descent, isEmpty) = (max(ascent, above), max(descent, below), false)
    }
    return isEmpty ? metrics(of: paragraph.style.font.face) : (ascent, descent)
  }

  private func metrics(of font: FontFace) -> (ascent: Double, descent: Double) {
    (font.ascent(at: size.pointSize), font.descent(at: size.pointSize))
  }

  /// Cuts the rest of the paragraph that a line is in.
  private func tailCut(_ span: LineSpan) -> TailTruncator.Cut {
    var end = span.start
    while end < paragraph.units.count
      && paragraph.flags[end] & UnitFlags.separator.rawValue == 0
    { end += 1 }
    let primary = reshaper.shaping.classes[0]
    let ellipsis = ShapingRequest(
      range: 0..<1, face: primary.face, script: .common, isRightToLeft: false)
    let width = reshaper.shaper.width(of: ellipsis, in: [LineCharacters.ellipsis])
    return TailTruncator(
      reshaper: reshaper, scale: scale, limit: limit, ellipsis: (width, 0)
    ).cut(span.start..<end)
  }
}
