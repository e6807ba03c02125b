import Glyphs

/// Fills lines greedily, one after the other.
struct LineBreaker {
  private let reshaper: Reshaper
  private let scale: ScaledWidths
  private let rules: LineRules
  private let margin: Int64
  private let pieces: [Piece]
  private var piece = 0
  private var start = 0
  private var isDone = false
  /// The rooms in which the lines so far would be the same, where all lines have the same room and
  /// none is hyphenated.
  private(set) var rooms = RoomRange()

  init(
    reshaper: Reshaper, scale: ScaledWidths, rules: LineRules, margin: Int64 = LineBreaker.margin
  ) {
    self.reshaper = reshaper
    self.scale = scale
    self.rules = rules
    pieces = reshaper.shaping.pieces
    self.margin = margin
  }

  /// A line that is this much wider than the box is given up before an opportunity comes: no cut
  /// takes 100 points off a line.
  static let margin = Int64(100 * ScaledWidths.point)

  /// The next line; nil behind the last.
  mutating func next() -> LineSpan? {
    guard !isDone else { return nil }
    let line = (rules.endsAnywhere ? emptyLastLine() : filledLine()) ?? emergencyLine()
    start = line.end
    piece = line.pieces.upperBound
    if piece > 0, line.end < Int(pieces[piece - 1].end) { piece -= 1 }
    // A text that ends with a separator has an empty line behind it.
    isDone = line.ending == .endOfText
    return line
  }

  /// The room of the line that begins now.
  private var limit: Int64 {
    let isFirst = start == 0 || reshaper.flags[start] & UnitFlags.afterSeparator.rawValue != 0
    return isFirst ? rules.firstLimit : rules.limit
  }

  /// The longest line that ends at an opportunity; nil when not even the first one fits.
  private mutating func filledLine() -> LineSpan? {
    let limit = limit
    var x: Int64 = 0
    var visible: Int64 = 0
    var best: LineSpan?
    var divided: LineSpan?
    for index in piece..<pieces.count {
      var current = pieces[index]
      if index == piece { current = firstPiece() }
      let sizeClass = Int(current.sizeClass)
      let width = width(of: current, at: x)
      if current.hasContent {
        visible =
          x &+ width
          &- scale.width(
            Int(current.trailingWidth), clusters: Int(current.trailingClusters),
            sizeClass: sizeClass)
      }
      x = x &+ width
      let isLast = index == pieces.count - 1
      let mayEnd = isLast || rules.mayEnd(behind: current)
      if mayEnd || current.flags.contains(.hyphenation) {
        let cut = visible &+ Int64(current.endCorrection) &* scale.unit[sizeClass]
        if rooms.fits(cut, in: limit) {
          let span = LineSpan(
            start: start, end: Int(current.end), pieces: piece..<(index + 1), width: cut,
            ending: mayEnd ? ending(of: current, isLast: isLast) : .hyphen)
          if mayEnd { best = span } else { divided = span }
          if span.ending == .hardBreak || span.ending == .endOfText { return span }
        } else if !rooms.fits(visible, in: limit) || isLast
          || current.flags.contains(.hardBreak)
        {
          // A hyphen that is too wide is no reason to stop: what follows may be narrower.
          break
        }
      } else if !rooms.fits(visible &- margin, in: limit) {
        break
      }
    }
    return chosen(best, divided, limit: limit) ?? emptyLastLine()
  }

  /// The line that ends with a divided word, if the other one is too short.
  private func chosen(_ whole: LineSpan?, _ divided: LineSpan?, limit: Int64) -> LineSpan? {
    guard rules.hyphenationFactor > 0, let divided, divided.end > whole?.end ?? start else {
      return whole
    }
    guard let whole else { return divided }
    return Double(whole.width) < rules.hyphenationFactor * Double(limit) ? divided : whole
  }

  /// The width of a piece that begins at `x`.
  @inline(__always)
  private func width(of piece: Piece, at x: Int64) -> Int64 {
    if piece.flags.contains(.tab) { return rules.tabStop(after: x) &- x }
    return scale.width(
      Int(piece.width), clusters: Int(piece.clusters), sizeClass: Int(piece.sizeClass))
  }

  private func ending(of piece: Piece, isLast: Bool) -> LineEnding {
    if piece.flags.contains(.hardBreak) { return .hardBreak }
    if isLast { return .endOfText }
    return piece.flags.contains(.softHyphen) ? .hyphen : .softBreak
  }

  /// The line behind a separator that ends the text, and the only one of an empty text.
  private func emptyLastLine() -> LineSpan? {
    guard piece == pieces.count else { return nil }
    return LineSpan(
      start: start, end: start, pieces: piece..<piece, width: 0, ending: .endOfText)
  }

  /// The piece in which the line starts, less what earlier lines took of it.
  private func firstPiece() -> Piece {
    var first = pieces[piece]
    let begin = piece == 0 ? 0 : Int(pieces[piece - 1].end)
    if start == begin {
      first.width += first.startCorrection
      return first
    }
    guard let index = reshaper.shaping.runIndex(at: start) else { return first }
    for offset in begin..<start {
      first.width -= reshaper.shaping.advances[offset]
      if reshaper.flags[offset] & UnitFlags.graphemeStart.rawValue != 0 { first.clusters -= 1 }
    }
    if reshaper.isUnsafe(start) {
      let correction = reshaper.startCorrection(at: start, in: reshaper.shaping.runs[index])
      first.width += Int32(correction)
    }
    return first
  }
}

// MARK: - Lines that end between clusters

extension LineBreaker {
  /// The longest line that ends between clusters: at least one of them.
  private mutating func emergencyLine() -> LineSpan {
    let limit = limit
    let stop = stretchEnd()
    let (ends, guess) = emergencyEnds(before: stop, limit: limit)
    func width(_ index: Int) -> Int64 { reshaper.width(start..<ends[index], scale: scale) }
    var last = guess
    var found = width(last)
    while last > 0 && !rooms.fits(found, in: limit) {
      last -= 1
      found = width(last)
    }
    while last + 1 < ends.count {
      let wider = width(last + 1)
      guard rooms.fits(wider, in: limit) else { break }
      (last, found) = (last + 1, wider)
    }
    return span(to: ends[last], stop: stop, width: found)
  }

  /// The places where the line may end, up to a few beyond the box, and the index of the one that
  /// fits if nothing need be shaped anew.
  private mutating func emergencyEnds(before stop: Int, limit: Int64) -> (ends: [Int], guess: Int) {
    var ends: [Int] = []
    var plain: Int64 = 0
    var fitting = 0
    collecting: for run in reshaper.shaping.runs(in: start..<stop) {
      for index in run.range.clamped(to: start..<stop) {
        let isStart = reshaper.flags[index] & UnitFlags.graphemeStart.rawValue != 0
        if isStart && index > start && !hangs(index - 1) {
          ends.append(index)
          if rooms.fits(plain, in: limit) { fitting = ends.count }
          if ends.count > fitting + 4 { break collecting }
        }
        plain += scale.width(
          Int(reshaper.shaping.advances[index]), clusters: isStart ? 1 : 0,
          sizeClass: run.sizeClass)
      }
    }
    if ends.count <= fitting + 4 {
      var end = stop
      while end > start + 1 && hangs(end - 1) { end -= 1 }
      if (ends.last ?? start) < end { ends.append(end) }
      if ends.isEmpty { ends.append(stop) }
      if rooms.fits(plain, in: limit) { fitting = ends.count }
    }
    return (ends, max(fitting, 1) - 1)
  }

  private func span(to end: Int, stop: Int, width: Int64) -> LineSpan {
    // White space behind the cut hangs as it does at the end of any line.
    var end = end
    while end < stop && hangs(end) { end += 1 }
    var last = piece
    while last < pieces.count - 1 && Int(pieces[last].end) < end { last += 1 }
    var ending = LineEnding.emergencyBreak
    if end == Int(pieces[last].end) {
      let isLast = last == pieces.count - 1
      if isLast || rules.mayEnd(behind: pieces[last]) {
        ending = self.ending(of: pieces[last], isLast: isLast)
        if ending == .hyphen { ending = .emergencyBreak }
      }
    }
    return LineSpan(
      start: start, end: end, pieces: piece..<(last + 1), width: width, ending: ending)
  }

  private func hangs(_ index: Int) -> Bool {
    reshaper.flags[index] & (UnitFlags.whiteSpace.rawValue | UnitFlags.separator.rawValue) != 0
  }

  /// The end of the stretch without opportunities in which the line starts; where lines end
  /// anywhere, of the paragraph.
  private func stretchEnd() -> Int {
    var index = piece
    while index < pieces.count - 1 {
      let ends =
        rules.endsAnywhere
        ? pieces[index].flags.contains(.hardBreak) : rules.mayEnd(behind: pieces[index])
      if ends { break }
      index += 1
    }
    return Int(pieces[index].end)
  }
}
