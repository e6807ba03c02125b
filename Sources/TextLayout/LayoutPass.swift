import DynamicType
import FontBook
import Glyphs

/// Lays a text out once, at one size.
///
/// A class because its many parts are handed around for every line.
final class LayoutPass {
  let paragraph: Paragraph
  let category: ContentSizeCategory
  let container: TextContainer
  let sizes: ClassSizes
  let rules: LineRules
  let reshaper: Reshaper
  private let scale: ScaledWidths

  init(
    paragraph: Paragraph, category: ContentSizeCategory, container: TextContainer,
    factor: Double = 1, sizes known: ClassSizes? = nil
  ) {
    self.paragraph = paragraph
    self.category = category
    self.container = container
    let shaping = paragraph.shaping(at: category)
    sizes = known ?? ClassSizes(paragraph: paragraph, category: category, factor: factor)
    scale = sizes.scale
    rules = LineRules(container: container, style: paragraph.paragraphStyle)
    reshaper = Reshaper(
      units: paragraph.units, flags: paragraph.flags, shaping: shaping,
      shaper: Shaper(language: paragraph.locale), rules: rules)
  }

  func lineCount() -> Int { lineCount(rules: rules) }

  /// The number of lines under other rules than those of the box.
  func lineCount(rules: LineRules) -> Int {
    var breaker = LineBreaker(reshaper: reshaper, scale: scale, rules: rules)
    var count = 0
    while breaker.next() != nil { count += 1 }
    return count
  }

  /// All lines, whatever the limits of the box.
  func spans() -> [LineSpan] {
    var breaker = LineBreaker(reshaper: reshaper, scale: scale, rules: rules)
    var spans: [LineSpan] = []
    while let span = breaker.next() { spans.append(span) }
    if container.strategy.pushesOut, !rules.endsAnywhere {
      PushOut(reshaper: reshaper, scale: scale, rules: rules).apply(to: &spans)
    }
    return spans
  }

  func layout() -> TextLayout {
    let spans = spans()
    let required = spans.count
    let permitted = LineStack(pass: self, spans.prefix(container.lineLimit ?? .max))
    let limit = permitted.lineCount(in: container.height)
    guard required > limit else {
      return permitted.layout(requiredLineCount: required, isTruncated: false)
    }
    var builder = LineStack(pass: self)
    var isTruncated = true
    for span in spans.prefix(limit) {
      let isLast = builder.lines.count == limit - 1
      if isTruncated, isLast, let tight = tightened(span) {
        builder.add(tight.span, cut: nil, tightening: tight.tightening)
        isTruncated = false
      } else {
        builder.add(span, cut: isTruncated && isLast ? cut(span) : nil)
      }
    }
    return builder.layout(requiredLineCount: required, isTruncated: isTruncated)
  }

  /// The part of a line's room by which its text may be too wide and still be tightened into it.
  ///
  /// Source: the default of `NSParagraphStyle.tighteningFactorForTruncation`.
  private static let tighteningFactor = 0.05

  /// The rest of the text on one line, letters moved together; nil where that is not allowed or does
  /// not suffice.
  private func tightened(_ span: LineSpan) -> (span: LineSpan, tightening: Double)? {
    guard container.allowsTightening else { return nil }
    let end = paragraph.units.count
    let hidden = UnitFlags.whiteSpace.rawValue | UnitFlags.separator.rawValue
    var visible = end
    while visible > span.start && paragraph.flags[visible - 1] & hidden != 0 { visible -= 1 }
    let rest = span.start..<visible
    let hasBreak = rest.contains { paragraph.flags[$0] & UnitFlags.separator.rawValue != 0 }
    let room = paragraph.startsParagraph(span.start) ? rules.firstLimit : rules.limit
    let clusters = reshaper.clusterCount(rest)
    guard !hasBreak, clusters > 0 else { return nil }
    let excess = reshaper.width(rest, scale: scale) - room
    guard Double(excess) <= Self.tighteningFactor * Double(room) else { return nil }
    let tight = LineSpan(
      start: span.start, end: end,
      pieces: span.pieces.lowerBound..<reshaper.shaping.pieces.count, width: room,
      ending: .endOfText)
    return (tight, ScaledWidths.points(excess) / Double(clusters))
  }

  /// Cuts the rest of the paragraph that a line is in; nil where lines are just clipped.
  private func cut(_ span: LineSpan) -> LineTruncator.Cut? {
    guard container.truncation != .clip, container.truncation != .character else { return nil }
    var end = span.start
    while end < paragraph.units.count
      && paragraph.flags[end] & UnitFlags.separator.rawValue == 0
    { end += 1 }
    let limit = paragraph.startsParagraph(span.start) ? rules.firstLimit : rules.limit
    let truncator = LineTruncator(
      reshaper: reshaper, scale: scale, limit: limit, ellipsisWidth: ellipsisWidth)
    let rest = span.start..<end
    // All of the paragraph fits and a further one is lost: the sign goes behind it.
    let fits = reshaper.width(rest, scale: scale) <= limit
    return truncator.cut(rest, mode: fits ? .tail : container.truncation)
  }

  /// The width of an ellipsis by itself, in the first font that has one.
  private var ellipsisWidth: Int64 {
    let classes = reshaper.shaping.classes
    let index = classes.firstIndex {
      $0.attachment == nil && $0.face.glyph(for: "\u{2026}") != nil
    }
    guard let index else { return fallbackEllipsisWidth }
    let units = ellipsisUnits(in: classes[index].face, features: classes[index].features)
    return scale.width(units, clusters: 1, sizeClass: index)
  }

  /// The width of an ellipsis in a font that the text itself does not use, at the size that it
  /// begins with.
  private var fallbackEllipsisWidth: Int64 {
    guard let font = paragraph.ellipsisFont else { return 0 }
    let size = sizes.pointSizes[0]
    let face = font.face(at: size)
    let spacing = sizes.trackings[0] - sizes.classes[0].font.tracking(at: size)
    let scale = ScaledWidths(
      pointSizes: [size], unitsPerEm: [face.unitsPerEm],
      trackings: [font.tracking(at: size) + spacing])
    return scale.width(ellipsisUnits(in: face, features: []), clusters: 1, sizeClass: 0)
  }

  private func ellipsisUnits(in face: Face, features: [ShapingFeature]) -> Int {
    let request = ShapingRequest(
      range: 0..<1, face: face, script: .common, isRightToLeft: false, features: features)
    return reshaper.shaper.width(of: request, in: [LineCharacters.ellipsis])
  }
}

extension LineRules {
  init(container: TextContainer, style: ParagraphStyle) {
    func room(_ indent: Double) -> Int64 { ScaledWidths.limit(max(container.width - indent, 0)) }
    self.init(
      firstLimit: room(style.firstLineHeadIndent), limit: room(style.headIndent),
      keepsHangulWords: container.strategy.keepsHangulWords,
      hyphenationFactor: style.hyphenationFactor, usesSoftHyphens: style.usesSoftHyphens,
      endsAnywhere: container.truncation == .character,
      tabStops: style.tabStops.map { Int64($0 * ScaledWidths.point) },
      tabInterval: Int64(ParagraphStyle.tabInterval * ScaledWidths.point))
  }
}
