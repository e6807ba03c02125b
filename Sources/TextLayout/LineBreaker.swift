import Glyphs

/// Where a line begins and ends.
struct LineSpan: Equatable {
  /// The first unit.
  var start: Int
  /// Behind the last unit: white space that hangs and a separator included.
  var end: Int
  /// The pieces that the line touches.
  var pieces: Range<Int>
  /// The width without hanging white space, in `ScaledWidths` units.
  var width: Int64
  var ending: LineEnding
}

/// Why a line ends where it does.
public enum LineEnding: Hashable, Sendable {
  /// The text ends.
  case endOfText
  /// A separator ends the paragraph.
  case hardBreak
  /// The next word did not fit.
  case softBreak
  /// A word is wider than the line and was split between two clusters.
  case emergencyBreak
}

/// Fills lines greedily, one after the other.
struct LineBreaker {
  private let reshaper: Reshaper
  private let scale: ScaledWidths
  private let limit: Int64
  private var piece = 0
  private var start = 0
  private var isDone = false

  init(reshaper: Reshaper, scale: ScaledWidths, limit: Int64) {
    self.reshaper = reshaper
    self.scale = scale
    self.limit = limit
  }

  /// A line that is this much wider than the box is given up before an opportunity comes: no cut
  /// takes 100 points off a line.
  static let margin = Int64(100 * ScaledWidths.point)

  /// The next line; nil behind the last.
  mutating func next() -> LineSpan? {
    guard !isDone else { return nil }
    let line = filledLine() ?? emergencyLine()
    start = line.end
    piece = line.pieces.upperBound
    if line.ending == .emergencyBreak { piece -= line.end < Int(pieces[piece - 1].end) ? 1 : 0 }
    // A text that ends with a separator has an empty line behind it.
    isDone = line.ending == .endOfText
    return line
  }

  private var pieces: [Piece] { reshaper.shaping.pieces }

  /// The longest line that ends at an opportunity; nil when not even the first one fits.
  private func filledLine() -> LineSpan? {
    var x: Int64 = 0
    var visible: Int64 = 0
    var best: LineSpan?
    for index in piece..<pieces.count {
      var current = pieces[index]
      if index == piece { current = firstPiece() }
      let sizeClass = Int(current.sizeClass)
      let width = scale.width(
        Int(current.width), clusters: Int(current.clusters), sizeClass: sizeClass)
      if current.hasContent {
        visible =
          x &+ width
          &- scale.width(
            Int(current.trailingWidth), clusters: Int(current.trailingClusters),
            sizeClass: sizeClass)
      }
      x = x &+ width
      let isLast = index == pieces.count - 1
      if current.flags.contains(.lineEnd) || isLast {
        let cut = visible &+ Int64(current.endCorrection) &* scale.unit[sizeClass]
        if cut > limit { return best }
        let ending: LineEnding =
          current.flags.contains(.hardBreak) ? .hardBreak : isLast ? .endOfText : .softBreak
        best = LineSpan(
          start: start, end: Int(current.end), pieces: piece..<(index + 1), width: cut,
          ending: ending)
        if ending != .softBreak { return best }
      } else if visible > limit &+ Self.margin {
        return best
      }
    }
    return best ?? emptyLastLine()
  }

  /// The line behind a separator that ends the text.
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
    guard let run = run(at: start) else { return first }
    for index in begin..<start {
      first.width -= reshaper.shaping.advances[index]
      if reshaper.flags[index] & UnitFlags.graphemeStart.rawValue != 0 { first.clusters -= 1 }
    }
    if reshaper.isUnsafe(start) {
      first.width += Int32(reshaper.startCorrection(at: start, in: run))
    }
    return first
  }

  /// The longest line that ends between clusters: at least one of them.
  private func emergencyLine() -> LineSpan {
    let stop = stretchEnd()
    let (ends, guess) = emergencyEnds(before: stop)
    func width(_ index: Int) -> Int64 { reshaper.width(start..<ends[index], scale: scale) }
    var last = guess
    var found = width(last)
    while last > 0 && found > limit {
      last -= 1
      found = width(last)
    }
    while last + 1 < ends.count {
      let wider = width(last + 1)
      guard wider <= limit else { break }
      (last, found) = (last + 1, wider)
    }
    return span(to: ends[last], stop: stop, width: found)
  }

  /// The places where the line may end, up to a few beyond the box, and the index of the one that
  /// fits if nothing need be shaped anew.
  private func emergencyEnds(before stop: Int) -> (ends: [Int], guess: Int) {
    var ends: [Int] = []
    var plain: Int64 = 0
    var fitting = 0
    collecting: for run in reshaper.shaping.runs where run.range.upperBound > start {
      guard run.range.lowerBound < stop else { break }
      for index in run.range.clamped(to: start..<stop) {
        let isStart = reshaper.flags[index] & UnitFlags.graphemeStart.rawValue != 0
        if isStart && index > start && !hangs(index - 1) {
          ends.append(index)
          if plain <= limit { fitting = ends.count }
          if ends.count > fitting + 4 { break collecting }
        }
        plain += scale.width(
          Int(reshaper.shaping.advances[index]), clusters: isStart ? 1 : 0,
          sizeClass: run.sizeClass)
      }
    }
    if ends.count <= fitting + 4 { ends.append(stop) }
    return (ends, max(fitting, 1) - 1)
  }

  private func span(to end: Int, stop: Int, width: Int64) -> LineSpan {
    // White space behind the cut hangs as it does at the end of any line.
    var end = end
    while end < stop && hangs(end) { end += 1 }
    var last = piece
    while last < pieces.count - 1 && Int(pieces[last].end) < end { last += 1 }
    var ending = LineEnding.emergencyBreak
    if end == stop {
      ending =
        pieces[last].flags.contains(.hardBreak)
        ? .hardBreak : last == pieces.count - 1 ? .endOfText : .softBreak
    }
    return LineSpan(
      start: start, end: end, pieces: piece..<(last + 1), width: width, ending: ending)
  }

  private func hangs(_ index: Int) -> Bool {
    reshaper.flags[index] & (UnitFlags.whiteSpace.rawValue | UnitFlags.separator.rawValue) != 0
  }

  /// The end of the stretch without opportunities in which the line starts.
  private func stretchEnd() -> Int {
    var index = piece
    while index < pieces.count - 1 && !pieces[index].flags.contains(.lineEnd) { index += 1 }
    return Int(pieces[index].end)
  }

  private func run(at offset: Int) -> FaceRun? {
    reshaper.shaping.runs.first { $0.range.contains(offset) }
  }
}
