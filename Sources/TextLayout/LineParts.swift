import Glyphs

/// A stretch of a line that is shaped in one go.
struct LinePart {
  /// The run, its range counted in `units`.
  var run: FaceRun
  /// The units to shape it in: the paragraph's, or a copy with a sign.
  var units: [UInt16]
  /// The units of the paragraph that the stretch draws.
  var shown: Range<Int>
  /// The offset among the units of an ellipsis or hyphen that is not in the text.
  var sign: Int?
  /// What is added to an offset in `units` to get that in the paragraph.
  var shift = 0

  /// The number of user-perceived characters that start in a stretch; a sign is one.
  func graphemes(in range: Range<Int>, flags: [UInt8]) -> Int {
    range.count { offset in
      offset == sign || flags[offset + shift] & UnitFlags.graphemeStart.rawValue != 0
    }
  }

  /// For each glyph, the offset behind its cluster.
  func clusterEnds(_ glyphs: [ShapedGlyph]) -> [Int] {
    var ends = [Int](repeating: run.range.upperBound, count: glyphs.count)
    // In logical order, a cluster ends where the next begins.
    let order = run.isRightToLeft ? Array(glyphs.indices) : glyphs.indices.reversed()
    var next = run.range.upperBound
    var current = next
    for index in order {
      if glyphs[index].cluster != current { (next, current) = (current, glyphs[index].cluster) }
      ends[index] = next
    }
    return ends
  }
}

/// Divides what a line shows into parts, its ellipsis or hyphen among them.
struct LineParts {
  let paragraph: Paragraph
  let shaping: Shaping

  /// The parts in logical order.
  func parts(of line: LineFragment) -> [LinePart] {
    var parts = parts(of: line.visibleRange)
    if line.hasHyphen { append(hyphen(behind: line.visibleRange), to: &parts) }
    guard line.hasEllipsis else { return parts }
    if parts.isEmpty {
      return lead(self.parts(of: line.tailRange))
    }
    append(LineCharacters.ellipsis, to: &parts)
    return parts + tail(self.parts(of: line.tailRange))
  }

  /// The parts behind an ellipsis in the middle: shaped with it before them.
  private func tail(_ parts: [LinePart]) -> [LinePart] {
    guard let first = parts.first, shaping.classes[first.run.sizeClass].attachment == nil,
      !first.run.isTab
    else { return parts }
    var part = first
    part.units = [LineCharacters.ellipsis] + Array(paragraph.units[first.shown])
    part.shift = first.shown.lowerBound - 1
    part.run.range = 1..<part.units.count
    return [part] + parts.dropFirst()
  }

  private func parts(of range: Range<Int>) -> [LinePart] {
    shaping.runs(in: range).map { run in
      var part = run
      part.range = run.range.clamped(to: range)
      return LinePart(run: part, units: paragraph.units, shown: part.range)
    }
  }

  /// The hyphen that the font of a range's end has.
  private func hyphen(behind range: Range<Int>) -> UInt16 {
    guard let run = shaping.runs(in: range).last else { return LineCharacters.hyphens[0] }
    let face = shaping.classes[run.sizeClass].face
    return LineCharacters.hyphens.first { unit in
      Unicode.Scalar(unit).map { face.glyph(for: $0) != nil } ?? false
    } ?? LineCharacters.hyphens[0]
  }

  /// Puts a sign behind the last part.
  ///
  /// Into it where one font asked for has both, so that they kern. Either way the part is shaped with the sign behind it, not with what is cut off.
  private func append(_ sign: UInt16, to parts: inout [LinePart]) {
    guard let last = parts.last, shaping.classes[last.run.sizeClass].attachment == nil,
      !last.run.isTab
    else {
      parts.append(alone(sign, level: parts.last?.run.level ?? 0))
      return
    }
    var part = last
    let context = max(last.shown.lowerBound - Reshaper.contextLength, 0)
    let start = last.shown.lowerBound - context
    let end = last.shown.upperBound - context
    part.units = Array(paragraph.units[context..<last.shown.upperBound]) + [sign]
    part.shift = context
    part.run.range = start..<end
    parts[parts.count - 1] = part
    guard canShape(sign, in: last.run) else {
      parts.append(alone(sign, level: last.run.level))
      return
    }
    parts[parts.count - 1].sign = end
    parts[parts.count - 1].run.range = start..<(end + 1)
  }

  /// Puts the ellipsis before the first of the parts behind it, as `append` puts it behind.
  private func lead(_ parts: [LinePart]) -> [LinePart] {
    let sign = LineCharacters.ellipsis
    guard let first = parts.first, shaping.classes[first.run.sizeClass].attachment == nil,
      !first.run.isTab
    else { return [alone(sign, level: parts.first?.run.level ?? 0)] + parts }
    var part = first
    part.units = [sign] + Array(paragraph.units[first.shown])
    part.shift = first.shown.lowerBound - 1
    part.run.range = 1..<part.units.count
    guard canShape(sign, in: first.run) else {
      return [alone(sign, level: first.run.level), part] + parts.dropFirst()
    }
    part.sign = 0
    part.run.range = 0..<part.units.count
    return [part] + parts.dropFirst()
  }

  private func canShape(_ sign: UInt16, in run: FaceRun) -> Bool {
    let sizeClass = shaping.classes[run.sizeClass]
    guard let scalar = Unicode.Scalar(sign), sizeClass.attachment == nil, !run.isTab else {
      return false
    }
    return (sizeClass.isPrimary || sign != LineCharacters.ellipsis)
      && sizeClass.face.glyph(for: scalar) != nil
  }

  /// A sign by itself, in the first font that has it.
  private func alone(_ sign: UInt16, level: UInt8) -> LinePart {
    let index = shaping.classes.firstIndex { sizeClass in
      sizeClass.attachment == nil
        && Unicode.Scalar(sign).map { sizeClass.face.glyph(for: $0) != nil } ?? false
    }
    let run = FaceRun(range: 0..<1, sizeClass: index ?? 0, script: .common, level: level)
    return LinePart(run: run, units: [sign], shown: 0..<0, sign: 0)
  }
}
