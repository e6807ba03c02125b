import DynamicType
import FontBook
package import Glyphs

/// Glyphs of one face and size in one line, ready to be drawn.
package struct GlyphRun: Sendable {
  /// The index of the line among the layout's.
  package let line: Int
  /// The UTF-16 units that the glyphs draw; an ellipsis draws none.
  package let range: Range<Int>
  package let face: Face
  package let pointSize: Double
  package let isRightToLeft: Bool
  /// The glyphs, from left to right.
  package let glyphs: [PositionedGlyph]
}

/// A glyph and the place of its origin.
package struct PositionedGlyph: Hashable, Sendable {
  package let glyph: UInt32
  /// The distance from the left side of the box.
  ///
  /// Units: points, not rounded.
  package let x: Double
  /// The distance from the top of the text, downwards.
  ///
  /// Units: points, not rounded.
  package let y: Double

  package init(glyph: UInt32, x: Double, y: Double) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}

extension TextLayout {
  /// The glyphs of the shown lines: line by line, in each from left to right.
  ///
  /// Lines of paragraphs that run from right to left end at the right side of the box, or of the
  /// widest line when the box has no width.
  package func glyphRuns() -> [GlyphRun] {
    let boxWidth = container.width.isFinite ? container.width : width
    let builder = GlyphRunBuilder(paragraph: paragraph, category: category)
    var runs: [GlyphRun] = []
    var startsRight = false
    for (index, line) in lines.enumerated() {
      if index == 0 || lines[index - 1].ending == .hardBreak {
        startsRight = builder.isRightToLeft(paragraphAt: line.range.lowerBound)
      }
      runs += builder.runs(of: line, index: index, x: startsRight ? boxWidth - line.width : 0)
    }
    return runs
  }
}

/// Shapes what each line shows and places it.
private struct GlyphRunBuilder {
  private let paragraph: Paragraph
  private let shaping: Shaping
  private let shaper: Shaper
  private let pointSize: Double

  /// A stretch to shape in one go, and the units to shape it in.
  private struct Part {
    var run: FaceRun
    var face: Face
    var units: [UInt16]
    /// The offset of the ellipsis among the units, if there is one.
    var ellipsis: Int?
  }

  init(paragraph: Paragraph, category: ContentSizeCategory) {
    self.paragraph = paragraph
    shaping = paragraph.shaping(at: category)
    shaper = Shaper(language: paragraph.locale)
    pointSize = paragraph.style.size(at: category).pointSize
  }

  /// Whether the paragraph that holds an offset runs from right to left: all its levels do.
  func isRightToLeft(paragraphAt offset: Int) -> Bool {
    var end = offset
    while end < paragraph.units.count
      && paragraph.flags[end] & UnitFlags.separator.rawValue == 0
    { end += 1 }
    let levels = shaping.runs.filter { $0.range.overlaps(offset..<end) }.map(\.level)
    return (levels.min() ?? 0) > 0
  }

  func runs(of line: LineFragment, index: Int, x start: Double) -> [GlyphRun] {
    let parts = parts(of: line)
    var x = start
    return VisualOrder.indices(levels: parts.map(\.run.level)).map { visual in
      let part = parts[visual]
      let glyphs = place(part, x: &x, baseline: line.baseline)
      return GlyphRun(
        line: index, range: part.run.range.clamped(to: line.visibleRange), face: part.face,
        pointSize: pointSize, isRightToLeft: part.run.isRightToLeft, glyphs: glyphs)
    }
  }

  /// The stretches of a line in logical order, its ellipsis among them.
  private func parts(of line: LineFragment) -> [Part] {
    let visible = line.visibleRange
    var parts: [Part] = []
    for run in shaping.runs where run.range.overlaps(visible) {
      var part = Part(run: run, face: face(of: run), units: paragraph.units)
      part.run.range = run.range.clamped(to: visible)
      parts.append(part)
    }
    guard line.hasEllipsis else { return parts }
    if let last = parts.last, last.face.glyph(for: "\u{2026}") != nil {
      // Shaped with the text before it, as it was measured.
      let end = last.run.range.upperBound
      parts[parts.count - 1].run.range = last.run.range.lowerBound..<(end + 1)
      parts[parts.count - 1].units = paragraph.units[..<end] + [LineCharacters.ellipsis]
      parts[parts.count - 1].ellipsis = end
    } else {
      let run = FaceRun(
        range: 0..<1, sizeClass: 0, script: .common, level: parts.last?.run.level ?? 0)
      parts.append(
        Part(run: run, face: shaping.classes[0].face, units: [LineCharacters.ellipsis], ellipsis: 0))
    }
    return parts
  }

  private func face(of run: FaceRun) -> Face { shaping.classes[run.sizeClass].face }

  /// The glyphs of a stretch from `x` on, which moves to its end.
  private func place(_ part: Part, x: inout Double, baseline: Double) -> [PositionedGlyph] {
    let glyphs = shaper.glyphs(
      of: ShapingRequest(
        range: part.run.range, face: part.face, script: part.run.script,
        isRightToLeft: part.run.isRightToLeft), in: part.units)
    let unit = pointSize / Double(part.face.unitsPerEm)
    let tracking = shaping.classes[part.run.sizeClass].font.tracking(at: pointSize)
    let clusterEnds = clusterEnds(glyphs, in: part)
    var placed: [PositionedGlyph] = []
    placed.reserveCapacity(glyphs.count)
    for (index, glyph) in glyphs.enumerated() {
      placed.append(
        PositionedGlyph(
          glyph: glyph.glyph, x: x + Double(glyph.xOffset) * unit,
          y: baseline - Double(glyph.yOffset) * unit))
      x += Double(glyph.advance) * unit
      let isLastOfCluster = index == glyphs.count - 1 || glyphs[index + 1].cluster != glyph.cluster
      if tracking != 0, isLastOfCluster {
        let end = clusterEnds[index]
        x += tracking * Double(graphemes(in: glyph.cluster..<end, of: part))
      }
    }
    return placed
  }

  /// For each glyph, the offset behind its cluster.
  private func clusterEnds(_ glyphs: [ShapedGlyph], in part: Part) -> [Int] {
    var ends = [Int](repeating: part.run.range.upperBound, count: glyphs.count)
    // In logical order, a cluster ends where the next begins.
    let order = part.run.isRightToLeft ? Array(glyphs.indices) : glyphs.indices.reversed()
    var next = part.run.range.upperBound
    var current = next
    for index in order {
      if glyphs[index].cluster != current { (next, current) = (current, glyphs[index].cluster) }
      ends[index] = next
    }
    return ends
  }

  /// The number of user-perceived characters that start in a stretch; an ellipsis counts.
  private func graphemes(in range: Range<Int>, of part: Part) -> Int {
    range.count { offset in
      offset == part.ellipsis || paragraph.flags[offset] & UnitFlags.graphemeStart.rawValue != 0
    }
  }
}
