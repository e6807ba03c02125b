import DynamicType
import FontBook
import Glyphs

/// Shapes what each line shows and places it.
struct GlyphRunBuilder {
  private let paragraph: Paragraph
  private let shaping: Shaping
  private let shaper: Shaper
  private let sizes: ClassSizes
  private let scale: ScaledWidths
  private let rules: LineRules

  init(paragraph: Paragraph, category: ContentSizeCategory, factor: Double) {
    self.paragraph = paragraph
    shaping = paragraph.shaping(at: category)
    shaper = Shaper(language: paragraph.locale)
    sizes = ClassSizes(paragraph: paragraph, category: category, factor: factor)
    scale = sizes.scale
    rules = LineRules(container: TextContainer(), style: paragraph.paragraphStyle)
  }

  /// The glyphs of a line, run by run from left to right.
  func runs(of line: LineFragment, index: Int) -> [GlyphRun] {
    placed(line).compactMap { part, x, width in
      guard !part.run.isTab, sizeClass(part).attachment == nil else { return nil }
      let face = sizeClass(part).face
      let pointSize = sizes.pointSizes[part.run.sizeClass]
      let baseline = line.baseline - offset(of: part)
      return GlyphRun(
        line: index, range: part.shown, face: face, pointSize: pointSize,
        isRightToLeft: part.run.isRightToLeft, extent: x...max(x, x + width),
        glyphs: glyphs(of: part, x: x, baseline: baseline, tightening: line.tightening),
        decorations: TextDecoration.decorations(
          attributes(of: part), face: face, pointSize: pointSize, baseline: baseline))
    }
  }

  /// The attachments of a line.
  func attachments(in line: LineFragment) -> [AttachmentBox] {
    placed(line).compactMap { part, x, width in
      guard let attachment = sizeClass(part).attachment else { return nil }
      let growth = attachment.width > 0 ? width / attachment.width : 1
      let height = attachment.height * growth
      let raise = attachment.baselineOffset * growth + offset(of: part)
      return AttachmentBox(
        attachment: attachment, x: x, y: line.baseline - raise - height, width: width,
        height: height)
    }
  }

  private func sizeClass(_ part: LinePart) -> SizeClass { shaping.classes[part.run.sizeClass] }

  private func attributes(of part: LinePart) -> TextAttributes {
    sizes.styles[sizeClass(part).style].attributes
  }

  private func offset(of part: LinePart) -> Double {
    attributes(of: part).baselineOffset * sizes.factor
  }

  /// The parts of a line from left to right, each with its place and width in points.
  private func placed(_ line: LineFragment) -> [(part: LinePart, x: Double, width: Double)] {
    let parts = LineParts(paragraph: paragraph, shaping: shaping).parts(of: line)
    var x: Int64 = 0
    return VisualOrder.indices(levels: parts.map(\.run.level)).map { index in
      let part = parts[index]
      let start = x
      if part.run.isTab {
        x = rules.tabStop(after: x)
      } else {
        let clusters = part.graphemes(in: part.run.range, flags: paragraph.flags)
        x += width(of: part)
        x -= Int64(line.tightening * Double(clusters) * ScaledWidths.point)
      }
      return (
        part, line.x + ScaledWidths.points(start), ScaledWidths.points(x - start)
      )
    }
  }

  private func width(of part: LinePart) -> Int64 {
    let units =
      sizeClass(part).attachment == nil
      ? shaper.width(of: request(part), in: part.units) : 1
    return scale.width(
      units, clusters: part.graphemes(in: part.run.range, flags: paragraph.flags),
      sizeClass: part.run.sizeClass)
  }

  private func request(_ part: LinePart) -> ShapingRequest {
    ShapingRequest(
      range: part.run.range, face: sizeClass(part).face, script: part.run.script,
      isRightToLeft: part.run.isRightToLeft, features: sizeClass(part).features)
  }

  /// The glyphs of a part from `x` on, along its own text baseline.
  private func glyphs(
    of part: LinePart, x start: Double, baseline: Double, tightening: Double
  ) -> [PositionedGlyph] {
    let glyphs = shaper.glyphs(of: request(part), in: part.units)
    let unit = ScaledWidths.points(scale.unit[part.run.sizeClass])
    let tracking = sizes.trackings[part.run.sizeClass] - tightening
    let ends = part.clusterEnds(glyphs)
    var x = start
    return glyphs.indices.map { index in
      let glyph = glyphs[index]
      let placed = PositionedGlyph(
        glyph: glyph.glyph, x: x + Double(glyph.xOffset) * unit,
        y: baseline - Double(glyph.yOffset) * unit)
      x += Double(glyph.advance) * unit
      let isLast = index == glyphs.count - 1 || glyphs[index + 1].cluster != glyph.cluster
      if tracking != 0, isLast {
        let count = part.graphemes(in: glyph.cluster..<ends[index], flags: paragraph.flags)
        x += tracking * Double(count)
      }
      return placed
    }
  }
}
