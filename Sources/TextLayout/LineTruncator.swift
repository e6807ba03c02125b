import Glyphs

/// Cuts the rest of a paragraph so that it fits on one line with an ellipsis.
struct LineTruncator {
  let reshaper: Reshaper
  let scale: ScaledWidths
  let limit: Int64
  /// The width of an ellipsis that is not shaped with the text beside it.
  let ellipsisWidth: Int64

  /// What the line shows: the start of the rest, the ellipsis, the end of the rest.
  struct Cut: Equatable {
    var head: Range<Int>
    var tail: Range<Int>
    var width: Int64
    var hasEllipsis: Bool
  }

  /// What the line shows of `range`, the rest of the paragraph without its separator.
  func cut(_ range: Range<Int>, mode: TruncationMode) -> Cut {
    switch mode {
    case .head: headCut(range) ?? tailCut(range)
    case .middle: middleCut(range) ?? tailCut(range)
    case .tail, .clip, .character: tailCut(range)
    }
  }

  /// The longest prefix that fits together with the ellipsis.
  ///
  /// A box that is narrower than the ellipsis shows the longest prefix without it.
  private func tailCut(_ range: Range<Int>) -> Cut {
    let ends = clusterEnds(in: range)
    let end = longest(ends) { self.width(range.lowerBound..<trimmed(range.lowerBound..<$0)) }
    guard let end else { return withoutEllipsis(range, ends: ends) }
    let head = range.lowerBound..<trimmed(range.lowerBound..<end)
    return Cut(
      head: head, tail: range.upperBound..<range.upperBound, width: width(head), hasEllipsis: true)
  }

  /// The longest suffix that fits behind the ellipsis; nil when nothing does.
  private func headCut(_ range: Range<Int>) -> Cut? {
    let whole = range.lowerBound..<trimmed(range)
    let starts = Array(clusterStarts(in: whole).reversed())
    guard
      let start = longest(starts, { width(of: leading($0..<whole.upperBound)) }),
      start < whole.upperBound
    else { return nil }
    let tail = leading(start..<whole.upperBound)
    return Cut(
      head: range.lowerBound..<range.lowerBound, tail: tail, width: width(of: tail),
      hasEllipsis: true)
  }

  /// A prefix of about half the room, the ellipsis, and as long a suffix as fits then.
  private func middleCut(_ range: Range<Int>) -> Cut? {
    let whole = range.lowerBound..<trimmed(range)
    let half = (limit - ellipsisWidth) / 2
    let ends = clusterEnds(in: whole)
    guard limit > ellipsisWidth,
      let end = longest(
        ends, limit: half, { plainWidth(whole.lowerBound..<trimmed(whole.lowerBound..<$0)) })
    else { return nil }
    let head = whole.lowerBound..<trimmed(whole.lowerBound..<end)
    let before = width(head)
    let starts = clusterStarts(in: head.upperBound..<whole.upperBound).reversed()
    let start = longest(Array(starts)) { start in
      let tail = leading(start..<whole.upperBound)
      return before + width(of: tail) - ellipsisWidth
    }
    guard let start, start < whole.upperBound || head.isEmpty == false else { return nil }
    let tail = leading(start..<whole.upperBound)
    return Cut(
      head: head, tail: tail, width: before + width(of: tail) - ellipsisWidth, hasEllipsis: true)
  }

  /// The longest of candidates, ordered by length, whose width fits.
  ///
  /// Widths grow with the length but for a kern at the cut: bisect, then look a little further.
  private func longest(
    _ candidates: [Int], limit: Int64? = nil, _ width: (Int) -> Int64
  ) -> Int? {
    let limit = limit ?? self.limit
    var (low, high) = (0, candidates.count - 1)
    var best: Int?
    while low <= high {
      let middle = (low + high) / 2
      if width(candidates[middle]) <= limit {
        best = candidates[middle]
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    for index in low..<max(low, min(low + 3, candidates.count))
    where width(candidates[index]) <= limit {
      best = candidates[index]
    }
    return best
  }
}

// MARK: - Places and widths

extension LineTruncator {
  /// The prefix lengths to try, from nothing on: every place between clusters, until far beyond
  /// the box.
  private func clusterEnds(in range: Range<Int>) -> [Int] {
    var ends = [range.lowerBound]
    var x: Int64 = 0
    for run in reshaper.shaping.runs(in: range) {
      for index in run.range.clamped(to: range) {
        if index > range.lowerBound, isClusterStart(index) {
          ends.append(index)
          if x > limit + LineBreaker.margin { return ends }
        }
        x += advance(index, run)
      }
    }
    if range.upperBound > range.lowerBound { ends.append(range.upperBound) }
    return ends
  }

  /// The places where a suffix may begin, in order, from not too far outside the box on.
  private func clusterStarts(in range: Range<Int>) -> [Int] {
    var starts: [Int] = [range.upperBound]
    var x: Int64 = 0
    for run in reshaper.shaping.runs(in: range).reversed() {
      for index in run.range.clamped(to: range).reversed() {
        x += advance(index, run)
        if isClusterStart(index) { starts.append(index) }
        if x > limit + LineBreaker.margin { return starts.reversed() }
      }
    }
    return starts.reversed()
  }

  private func advance(_ index: Int, _ run: FaceRun) -> Int64 {
    scale.width(
      Int(reshaper.shaping.advances[index]), clusters: isClusterStart(index) ? 1 : 0,
      sizeClass: run.sizeClass)
  }

  private func isClusterStart(_ index: Int) -> Bool {
    reshaper.flags[index] & UnitFlags.graphemeStart.rawValue != 0
  }

  private func isWhiteSpace(_ index: Int) -> Bool {
    reshaper.flags[index] & UnitFlags.whiteSpace.rawValue != 0
  }

  /// The end of a stretch without the white space at it.
  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound && isWhiteSpace(end - 1) { end -= 1 }
    return end
  }

  /// A stretch without the white space at its start.
  private func leading(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound && isWhiteSpace(start) { start += 1 }
    return start..<range.upperBound
  }

  private func plainWidth(_ range: Range<Int>) -> Int64 { reshaper.width(range, scale: scale) }

  /// The run of a unit; nil for tabs and attachments, beside which nothing is shaped anew.
  private func textRun(with offset: Int) -> FaceRun? {
    guard let index = reshaper.shaping.runIndex(at: offset) else { return nil }
    let run = reshaper.shaping.runs[index]
    return run.isTab || reshaper.shaping.classes[run.sizeClass].attachment != nil ? nil : run
  }

  /// Whether the ellipsis is in the font of a run, and is shaped together with it.
  ///
  /// It is set in the font asked for, as the platform's truncation token is; behind a fallback font
  /// it stands by itself.
  private func hasEllipsis(_ run: FaceRun) -> Bool {
    let sizeClass = reshaper.shaping.classes[run.sizeClass]
    return sizeClass.isPrimary && sizeClass.face.glyph(for: "\u{2026}") != nil
  }

  /// The width of a prefix with the ellipsis behind it.
  private func width(_ head: Range<Int>) -> Int64 {
    guard !head.isEmpty, let run = textRun(with: head.upperBound - 1) else {
      return plainWidth(head) + ellipsisWidth
    }
    let part = max(run.range.lowerBound, head.lowerBound)..<head.upperBound
    let counts = hasEllipsis(run)
    let units = reshaper.width(
      part, followedBy: LineCharacters.ellipsis, in: run, counts: counts)
    return plainWidth(head.lowerBound..<part.lowerBound)
      + width(units, beside: part, of: run, counts: counts)
  }

  /// The width of a suffix with the ellipsis before it.
  private func width(of tail: Range<Int>) -> Int64 {
    guard !tail.isEmpty, let run = textRun(with: tail.lowerBound) else {
      return plainWidth(tail) + ellipsisWidth
    }
    let part = tail.lowerBound..<min(run.range.upperBound, tail.upperBound)
    let counts = hasEllipsis(run)
    let units = reshaper.width(part, after: LineCharacters.ellipsis, in: run, counts: counts)
    return plainWidth(part.upperBound..<tail.upperBound)
      + width(units, beside: part, of: run, counts: counts)
  }

  /// The width of a part of a run and the ellipsis, whose units are counted in `units` or not.
  private func width(
    _ units: Int, beside part: Range<Int>, of run: FaceRun, counts: Bool
  ) -> Int64 {
    let clusters = reshaper.clusterCount(part)
    let width = scale.width(
      units, clusters: counts ? clusters + 1 : clusters, sizeClass: run.sizeClass)
    return counts ? width : width + ellipsisWidth
  }

  private func withoutEllipsis(_ range: Range<Int>, ends: [Int]) -> Cut {
    let nothing = range.upperBound..<range.upperBound
    var cut = Cut(
      head: range.lowerBound..<range.lowerBound, tail: nothing, width: 0, hasEllipsis: false)
    for end in ends.dropFirst() {
      let width = plainWidth(range.lowerBound..<end)
      if width > limit && !cut.head.isEmpty { break }
      cut = Cut(head: range.lowerBound..<end, tail: nothing, width: width, hasEllipsis: false)
      if width > limit { break }
    }
    return cut
  }
}
