import Glyphs

/// Shapes the runs of a text and cuts them into pieces.
struct ShapingBuilder {
  let units: [UInt16]
  let runs: [FaceRun]
  let shaper: Shaper

  /// Shapes with the faces of the size classes; marks in `flags` where the text is unsafe to cut.
  func shaping(classes: [SizeClass], flags: inout [UInt8]) -> Shaping {
    var advances = [Int32](repeating: 0, count: units.count)
    for run in runs {
      if run.isTab || classes[run.sizeClass].attachment != nil {
        // Neither is shaped: a tab's width depends on its place, an attachment's on the size.
        advances[run.range.lowerBound] = run.isTab ? 0 : 1
        flags[run.range.lowerBound] |= UnitFlags.glyphStart.rawValue
        continue
      }
      let request = ShapingRequest(
        range: run.range, face: classes[run.sizeClass].face, script: run.script,
        isRightToLeft: run.isRightToLeft, features: classes[run.sizeClass].features)
      shaper.addAdvances(
        of: request, in: units, to: &advances, marks: &flags,
        start: UnitFlags.glyphStart.rawValue, unsafeToBreak: UnitFlags.unsafeToBreak.rawValue)
      markLigatures(in: run.range, flags: &flags)
    }
    var shaping = Shaping(
      runs: runs, classes: classes, advances: advances,
      pieces: pieces(flags: flags, advances: advances))
    correct(&shaping, flags: flags)
    return shaping
  }

  /// Marks the places inside ligatures as unsafe, and the ends of the run as safe: nothing is
  /// shaped across them.
  private func markLigatures(in range: Range<Int>, flags: inout [UInt8]) {
    for index in range where flags[index] & UnitFlags.glyphStart.rawValue == 0 {
      flags[index] |= UnitFlags.unsafeToBreak.rawValue
    }
    flags[range.lowerBound] &= ~UnitFlags.unsafeToBreak.rawValue
  }

  private func pieces(flags: [UInt8], advances: [Int32]) -> [Piece] {
    var builder = PieceBuilder(units: units, flags: flags, advances: advances)
    var next = 0
    var start = 0
    for end in 1...max(units.count, 1) where end <= units.count {
      guard flags[end] & UnitFlags.afterSeparator.rawValue != 0 || end == units.count else {
        continue
      }
      while next < runs.count && runs[next].range.lowerBound < end {
        builder.add(runs[next])
        next += 1
      }
      if flags[end] & UnitFlags.afterSeparator.rawValue != 0 {
        builder.endParagraph(start: start, end: end, sizeClass: 0)
      }
      start = end
    }
    return builder.pieces
  }

  /// Finds what a line that is cut at an unsafe place gains or loses.
  private func correct(_ shaping: inout Shaping, flags: [UInt8]) {
    let reshaper = Reshaper(units: units, flags: flags, shaping: shaping, shaper: shaper)
    var pieces = shaping.pieces
    var start = 0
    var runIndex = 0
    for index in pieces.indices {
      while runIndex < runs.count && runs[runIndex].range.upperBound <= start { runIndex += 1 }
      let end = Int(pieces[index].end)
      if runIndex < runs.count, runs[runIndex].range.contains(start) {
        let run = runs[runIndex]
        if reshaper.isUnsafe(start) {
          pieces[index].startCorrection = Int32(reshaper.startCorrection(at: start, in: run))
        }
        let visible = visibleEnd(start..<min(end, run.range.upperBound), flags: flags)
        let isSoft = visible > start && units[visible - 1] == LineCharacters.softHyphen
        if visible == end, isSoft || pieces[index].flags.contains(.hyphenation) {
          if isSoft { pieces[index].flags.insert(.softHyphen) }
          pieces[index].endCorrection = Int32(reshaper.hyphenCorrection(at: visible, in: run))
        } else if visible > start, visible < run.range.upperBound, reshaper.isUnsafe(visible) {
          pieces[index].endCorrection = Int32(reshaper.endCorrection(at: visible, in: run))
        }
      }
      start = end
    }
    shaping = Shaping(
      runs: shaping.runs, classes: shaping.classes, advances: shaping.advances, pieces: pieces)
  }

  private func visibleEnd(_ range: Range<Int>, flags: [UInt8]) -> Int {
    var end = range.upperBound
    while end > range.lowerBound && flags[end - 1] & UnitFlags.whiteSpace.rawValue != 0 { end -= 1 }
    return end
  }
}
