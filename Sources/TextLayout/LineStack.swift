import DynamicType
import Glyphs

/// Puts lines one below the other.
struct LineStack {
  private let pass: LayoutPass
  private(set) var lines: [LineFragment] = []
  /// The top of the next line.
  private var top = 0.0

  init(pass: LayoutPass) { self.pass = pass }

  /// Puts lines below each other, none of them cut.
  init(pass: LayoutPass, _ spans: some Collection<LineSpan>) {
    self.pass = pass
    lines.reserveCapacity(spans.count)
    for span in spans { add(span, cut: nil) }
  }

  /// Adds a line; of a truncated one, what `cut` leaves.
  mutating func add(_ span: LineSpan, cut: LineTruncator.Cut?, tightening: Double = 0) {
    let range = span.start..<span.end
    let (ascent, descent, leading) = metrics(
      of: cut.map { $0.head.lowerBound..<$0.tail.upperBound } ?? range)
    let visible = cut?.head ?? visibleRange(range)
    let shownEnd = cut.map { $0.tail.isEmpty ? $0.head.upperBound : $0.tail.upperBound }
    lines.append(
      LineFragment(
        range: span.start..<(shownEnd ?? span.end), visibleRange: visible,
        tailRange: cut?.tail ?? span.end..<span.end,
        width: max(0, ScaledWidths.points(cut?.width ?? span.width)),
        tightening: tightening,
        trailingWhiteSpaceWidth: cut == nil ? hangingWidth(visible.upperBound..<span.end) : 0,
        x: 0, ascent: ascent, descent: descent, baseline: top + ascent, leading: leading,
        ending: cut == nil ? span.ending : .endOfText, hasEllipsis: cut?.hasEllipsis ?? false))
    top += ascent + descent + leading
    if span.ending == .hardBreak { top += pass.paragraph.paragraphStyle.paragraphSpacing }
  }

  /// How many of the lines fit a height: whole lines, and at least one.
  func lineCount(in height: Double) -> Int {
    let first = lines.indices.dropFirst().first { index in
      lines[index].bottom > height + ScaledWidths.tolerance
    }
    return first ?? max(lines.count, 1)
  }

  /// The finished layout.
  consuming func layout(requiredLineCount: Int, isTruncated: Bool) -> TextLayout {
    align()
    let reserved = reservedHeight
    return TextLayout(
      paragraph: pass.paragraph, category: pass.category, container: pass.container, lines: lines,
      requiredLineCount: requiredLineCount, isTruncated: isTruncated,
      scaleFactor: pass.sizes.factor, height: max(lines.last?.bottom ?? 0, reserved))
  }

  /// The height of the lines that the box reserves, in the style that the text begins with.
  private var reservedHeight: Double {
    guard pass.container.reservedLines > 0 else { return 0 }
    let (ascent, descent, leading) = metrics(of: 0..<0)
    let count = Double(pass.container.reservedLines)
    return count * (ascent + descent) + (count - 1) * leading
  }

  /// The extent of a line and the space below it; an empty line has those of its style.
  private func metrics(
    of range: Range<Int>
  ) -> (ascent: Double, descent: Double, leading: Double) {
    let sizes = pass.sizes
    var (ascent, descent) = (0.0, 0.0)
    var leading = -Double.infinity
    func include(_ index: Int) {
      let extent = sizes.extent(of: index)
      (ascent, descent) = (max(ascent, extent.ascent), max(descent, extent.descent))
      leading = max(leading, sizes.leadings[index])
    }
    if sizes.classes.count == 1 || range.isEmpty {
      include(emptyLineClass(at: range.lowerBound))
    } else {
      let runs = pass.reshaper.shaping.runs(in: range)
      for run in runs { include(run.sizeClass) }
      if runs.isEmpty { include(emptyLineClass(at: range.lowerBound)) }
    }
    return adjusted(ascent: ascent, descent: descent, leading: leading)
  }

  /// The class that decides the height of a line without text: that before it, or the first.
  private func emptyLineClass(at offset: Int) -> Int {
    pass.reshaper.shaping.runs.last { $0.range.upperBound <= offset }?.sizeClass ?? 0
  }

  /// Applies the paragraph style: what is added to a line goes above its text.
  private func adjusted(
    ascent: Double, descent: Double, leading: Double
  ) -> (ascent: Double, descent: Double, leading: Double) {
    let style = pass.paragraph.paragraphStyle
    let natural = ascent + descent
    var height = natural
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    height = max(height, style.minimumLineHeight)
    // SwiftUI's measured rule: the spacing takes the place of a smaller leading.
    let between = style.lineSpacing > 0 ? max(leading, style.lineSpacing) : leading
    return (ascent + height - natural, descent, between)
  }

  private func visibleRange(_ range: Range<Int>) -> Range<Int> {
    let hidden = UnitFlags.whiteSpace.rawValue | UnitFlags.separator.rawValue
    var end = range.upperBound
    while end > range.lowerBound && pass.paragraph.flags[end - 1] & hidden != 0 { end -= 1 }
    return range.lowerBound..<end
  }

  private func hangingWidth(_ range: Range<Int>) -> Double {
    ScaledWidths.points(pass.reshaper.width(range, scale: pass.sizes.scale))
  }

  /// Moves lines to where their alignment puts them.
  private mutating func align() {
    let style = pass.paragraph.paragraphStyle
    let widest = lines.map(\.width).max() ?? 0
    let box = pass.container.width.isFinite ? pass.container.width : widest
    for index in lines.indices {
      let line = lines[index]
      let isFirst = pass.paragraph.startsParagraph(line.range.lowerBound)
      let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
      let isRightToLeft = pass.paragraph.paragraphLevel(at: line.range.lowerBound) & 1 == 1
      let room = box - indent - line.width
      switch style.alignment {
      case .natural: lines[index].x = isRightToLeft ? room : indent
      case .left: lines[index].x = isRightToLeft ? 0 : indent
      case .right: lines[index].x = isRightToLeft ? room : box - line.width
      case .center: lines[index].x = (isRightToLeft ? 0 : indent) + room / 2
      }
    }
  }
}
