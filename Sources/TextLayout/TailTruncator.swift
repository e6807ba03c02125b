import Glyphs

/// Cuts the rest of a paragraph so that it fits on one line with an ellipsis behind it.
struct TailTruncator {
  let reshaper: Reshaper
  let scale: ScaledWidths
  let limit: Int64
  /// The width of an ellipsis where it cannot be shaped with the text before it, and the size
  /// class it is of.
  let ellipsis: (units: Int, sizeClass: Int)

  /// What the line shows.
  struct Cut: Equatable {
    /// Behind the last unit that is shown; white space before the ellipsis is dropped.
    var end: Int
    var width: Int64
    var hasEllipsis: Bool
  }

  /// The longest prefix that fits together with the ellipsis.
  ///
  /// A box that is narrower than the ellipsis shows the longest prefix without it.
  ///
  /// - Parameter range: The rest of the paragraph, separator excluded.
  /// - Returns: What the line shows.
  func cut(_ range: Range<Int>) -> Cut {
    let ends = clusterEnds(in: range)
    var low = 0
    var high = ends.count - 1
    var best: Cut?
    // Widths grow with the prefix but for a kern at the cut: bisect, then look a little further.
    while low <= high {
      let middle = (low + high) / 2
      let candidate = candidate(range.lowerBound..<ends[middle])
      if candidate.width <= limit {
        best = candidate
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    for index in low..<min(low + 3, ends.count) {
      let candidate = candidate(range.lowerBound..<ends[index])
      if candidate.width <= limit { best = candidate }
    }
    return best ?? withoutEllipsis(range, ends: ends)
  }

  /// The prefix lengths to try, from nothing on: every place between clusters.
  private func clusterEnds(in range: Range<Int>) -> [Int] {
    var ends = [range.lowerBound]
    var x: Int64 = 0
    for run in reshaper.shaping.runs where run.range.overlaps(range) {
      for index in run.range.clamped(to: range) {
        if index > range.lowerBound, isClusterStart(index) {
          ends.append(index)
          // Nothing far beyond the box can fit.
          if x > limit + LineBreaker.margin { return ends }
        }
        x += scale.width(
          Int(reshaper.shaping.advances[index]), clusters: isClusterStart(index) ? 1 : 0,
          sizeClass: run.sizeClass)
      }
    }
    ends.append(range.upperBound)
    return ends
  }

  private func isClusterStart(_ index: Int) -> Bool {
    reshaper.flags[index] & UnitFlags.graphemeStart.rawValue != 0
  }

  private func candidate(_ range: Range<Int>) -> Cut {
    let end = trimmed(range)
    guard end > range.lowerBound,
      let run = reshaper.shaping.runs.last(where: { $0.range.contains(end - 1) }),
      reshaper.shaping.classes[run.sizeClass].face.glyph(for: "\u{2026}") != nil
    else {
      let width =
        reshaper.width(range.lowerBound..<end, scale: scale)
        + scale.width(ellipsis.units, clusters: 1, sizeClass: ellipsis.sizeClass)
      return Cut(end: end, width: width, hasEllipsis: true)
    }
    let start = max(run.range.lowerBound, range.lowerBound)
    let last = scale.width(
      reshaper.widthWithEllipsis(start..<end, in: run),
      clusters: reshaper.clusterCount(start..<end) + 1, sizeClass: run.sizeClass)
    let before = reshaper.width(range.lowerBound..<start, scale: scale)
    return Cut(end: end, width: before + last, hasEllipsis: true)
  }

  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound
      && reshaper.flags[end - 1] & UnitFlags.whiteSpace.rawValue != 0
    { end -= 1 }
    return end
  }

  private func withoutEllipsis(_ range: Range<Int>, ends: [Int]) -> Cut {
    var cut = Cut(end: range.lowerBound, width: 0, hasEllipsis: false)
    for end in ends.dropFirst() {
      let width = reshaper.width(range.lowerBound..<end, scale: scale)
      if width > limit && cut.end > range.lowerBound { break }
      cut = Cut(end: end, width: width, hasEllipsis: false)
      if width > limit { break }
    }
    return cut
  }
}
