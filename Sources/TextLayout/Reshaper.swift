import Glyphs

/// Measures stretches of a shaped text exactly, shaping anew what a cut makes invalid.
///
/// HarfBuzz marks the places where a cut changes the glyphs on both sides. A stretch keeps the
/// paragraph's advances between the first and the last place inside that is safe to cut, and is
/// shaped again from there to its ends.
struct Reshaper {
  let units: [UInt16]
  let flags: [UInt8]
  let shaping: Shaping
  let shaper: Shaper
  /// Where tabs end; without it they take no room.
  var rules: LineRules?

  /// The width of a stretch at some size, as at the start of a line.
  func width(_ range: Range<Int>, scale: ScaledWidths) -> Int64 {
    guard !range.isEmpty else { return 0 }
    var sum: Int64 = 0
    for run in shaping.runs(in: range) {
      if run.isTab {
        sum = rules?.tabStop(after: sum) ?? sum
        continue
      }
      let part = run.range.clamped(to: range)
      sum += scale.width(
        unitWidth(part, in: run), clusters: clusterCount(part), sizeClass: run.sizeClass)
    }
    return sum
  }

  /// The width of a stretch of one run, in units of its face.
  func unitWidth(_ range: Range<Int>, in run: FaceRun) -> Int {
    let start = firstSafe(from: range.lowerBound, in: run)
    let end = lastSafe(before: range.upperBound, in: run)
    if start >= end { return shaped(range, in: run) }
    return shaped(range.lowerBound..<start, in: run) + sum(start..<end)
      + shaped(end..<range.upperBound, in: run)
  }

  /// What cutting before `offset` adds to the width of the text that goes on there.
  func startCorrection(at offset: Int, in run: FaceRun) -> Int {
    let safe = firstSafe(from: offset, in: run)
    return shaped(offset..<safe, in: run) - sum(offset..<safe)
  }

  /// What cutting before `offset` adds to the width of the text that ends there.
  func endCorrection(at offset: Int, in run: FaceRun) -> Int {
    let safe = lastSafe(before: offset, in: run)
    return shaped(safe..<offset, in: run) - sum(safe..<offset)
  }

  /// The units before a stretch that shaping looks at.
  ///
  /// Source: HarfBuzz's buffers keep five characters of context; this is more than enough.
  static let contextLength = 16

  /// The width of a stretch followed by a sign, in units of its face.
  ///
  /// The text that followed the stretch has no effect on it any more: Arabic letters do not join
  /// with what is cut off.
  ///
  /// - Parameters:
  ///   - range: The stretch, a part of `run`.
  ///   - sign: A character.
  ///   - run: The run.
  ///   - counts: Whether the sign is in the same font and its width is part of the answer.
  /// - Returns: The width.
  func width(
    _ range: Range<Int>, followedBy sign: UInt16, in run: FaceRun, counts: Bool = true
  ) -> Int {
    // The sign may kern with the last cluster, however safe the text's own cut there is.
    let safe = lastSafe(before: lastCluster(of: range), in: run)
    let from = max(safe, range.lowerBound)
    let before = from > range.lowerBound ? unitWidth(range.lowerBound..<from, in: run) : 0
    // What is before decides how the first letters join, at the start of a line too.
    let context = max(from - Self.contextLength, 0)
    let text = Array(units[context..<range.upperBound]) + [sign]
    let end = counts ? text.count : text.count - 1
    return before + shaper.width(of: request((from - context)..<end, in: run), in: text)
  }

  /// The width of a sign followed by a stretch, in units of its face.
  ///
  /// The counterpart of `width(_:followedBy:in:counts:)`.
  func width(
    _ range: Range<Int>, after sign: UInt16, in run: FaceRun, counts: Bool = true
  ) -> Int {
    let safe = firstSafe(from: min(range.lowerBound + 1, range.upperBound), in: run)
    let to = min(max(safe, nextCluster(in: range)), range.upperBound)
    let text = [sign] + Array(units[range.lowerBound..<to])
    return shaper.width(of: request((counts ? 0 : 1)..<text.count, in: run), in: text)
      + (to < range.upperBound ? unitWidth(to..<range.upperBound, in: run) : 0)
  }

  /// What a line that ends before `offset` with a hyphen adds to the width.
  func hyphenCorrection(at offset: Int, in run: FaceRun) -> Int {
    let face = shaping.classes[run.sizeClass].face
    let hyphen = LineCharacters.hyphens.first { unit in
      Unicode.Scalar(unit).map { face.glyph(for: $0) != nil } ?? false
    }
    guard let hyphen else { return 0 }
    let start = max(run.range.lowerBound, offset - 16)
    let from = lastSafe(before: start, in: run)
    return width(from..<offset, followedBy: hyphen, in: run) - sum(from..<offset)
  }

  private func nextCluster(in range: Range<Int>) -> Int {
    var next = range.lowerBound + 1
    while next < range.upperBound && flags[next] & UnitFlags.graphemeStart.rawValue == 0 {
      next += 1
    }
    return next
  }

  /// The start of the last cluster in a stretch.
  private func lastCluster(of range: Range<Int>) -> Int {
    var start = max(range.upperBound - 1, range.lowerBound)
    while start > range.lowerBound && flags[start] & UnitFlags.graphemeStart.rawValue == 0 {
      start -= 1
    }
    return start
  }

  /// The number of clusters that start in a stretch.
  func clusterCount(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range where flags[index] & UnitFlags.graphemeStart.rawValue != 0 { count += 1 }
    return count
  }

  func isUnsafe(_ offset: Int) -> Bool { flags[offset] & UnitFlags.unsafeToBreak.rawValue != 0 }

  private func sum(_ range: Range<Int>) -> Int {
    var sum = 0
    for index in range { sum += Int(shaping.advances[index]) }
    return sum
  }

  private func shaped(_ range: Range<Int>, in run: FaceRun) -> Int {
    range.isEmpty ? 0 : shaper.width(of: request(range, in: run), in: units)
  }

  private func request(_ range: Range<Int>, in run: FaceRun) -> ShapingRequest {
    ShapingRequest(
      range: range, face: shaping.classes[run.sizeClass].face, script: run.script,
      isRightToLeft: run.isRightToLeft, features: shaping.classes[run.sizeClass].features)
  }

  /// The first place from `offset` on where the run may be cut; its end at the latest.
  private func firstSafe(from offset: Int, in run: FaceRun) -> Int {
    var offset = offset
    while offset < run.range.upperBound && isUnsafe(offset) { offset += 1 }
    return offset
  }

  /// The last place up to `offset` where the run may be cut; its start at the earliest.
  private func lastSafe(before offset: Int, in run: FaceRun) -> Int {
    var offset = offset
    while offset > run.range.lowerBound && isUnsafe(offset) { offset -= 1 }
    return offset
  }
}
