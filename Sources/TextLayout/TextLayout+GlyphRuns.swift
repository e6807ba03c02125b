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
  /// Where the run begins and ends: its advances, tracking included.
  ///
  /// Units: points from the left side of the box, not rounded.
  package let extent: ClosedRange<Double>
  /// The glyphs, from left to right.
  package let glyphs: [PositionedGlyph]

  package init(
    line: Int, range: Range<Int>, face: Face, pointSize: Double, isRightToLeft: Bool,
    extent: ClosedRange<Double>, glyphs: [PositionedGlyph]
  ) {
    self.line = line
    self.range = range
    self.face = face
    self.pointSize = pointSize
    self.isRightToLeft = isRightToLeft
    self.extent = extent
    self.glyphs = glyphs
  }
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
    /// The run, its range counted in `units`.
    var run: FaceRun
    var face: Face
    var units: [UInt16]
    /// The units of the paragraph that the stretch draws.
    var shown: Range<Int>
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
      let left = x
      let glyphs = place(part, x: &x, baseline: line.baseline)
      return GlyphRun(
        line: index, range: part.shown, face: part.face, pointSize: pointSize,
        isRightToLeft: part.run.isRightToLeft,
        extent: left...max(left, x), glyphs: glyphs)
    }
  }

  /// The stretches of a line in logical order, its ellipsis among them.
  private func parts(of line: LineFragment) -> [Part] {
    let visible = line.visibleRange
    var parts: [Part] = []
    for run in shaping.runs where run.range.overlaps(visible) {
      parts.append(part(run, run.range.clamped(to: visible)))
    }
    guard line.hasEllipsis else { return parts }
    if let last = parts.last, last.face.glyph(for: "\u{2026}") != nil {
      // Shaped with the text back to the last place that is safe to cut, as it was measured.
      let start = max(lastSafe(in: last), last.shown.lowerBound)
      parts.removeLast()
      if start > last.shown.lowerBound {
        parts.append(part(last.run, last.shown.lowerBound..<start))
      }
      parts.append(ellipsis(behind: start..<last.shown.upperBound, run: last.run, face: last.face))
    } else {
      let end = visible.upperBound
      let run = FaceRun(
        range: 0..<1, sizeClass: 0, script: .common, level: parts.last?.run.level ?? 0)
      parts.append(ellipsis(behind: end..<end, run: run, face: shaping.classes[0].face))
    }
    return parts
  }

  private func part(_ run: FaceRun, _ range: Range<Int>) -> Part {
    var run = run
    run.range = range
    return Part(run: run, face: face(of: run), units: paragraph.units, shown: range)
  }

  /// A stretch of the paragraph with an ellipsis behind it.
  private func ellipsis(behind range: Range<Int>, run: FaceRun, face: Face) -> Part {
    var run = run
    run.range = 0..<(range.count + 1)
    return Part(
      run: run, face: face, units: paragraph.units[range] + [LineCharacters.ellipsis],
      shown: range, ellipsis: range.count)
  }

  /// The last place up to the end of a stretch where its run may be cut.
  private func lastSafe(in part: Part) -> Int {
    var offset = part.shown.upperBound
    while offset > part.shown.lowerBound
      && paragraph.flags[offset] & UnitFlags.unsafeToBreak.rawValue != 0
    { offset -= 1 }
    return offset
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
    let shift = part.shown.lowerBound - part.run.range.lowerBound
    return range.count { offset in
      offset == part.ellipsis
        || paragraph.flags[offset + shift] & UnitFlags.graphemeStart.rawValue != 0
    }
  }
}
