/// Counts the lines of a text for many rooms, walking its pieces once for all rooms that give the
/// same lines.
///
/// A walk compares sums of widths with the room, and nothing else of the room decides. All rooms
/// between the greatest sum that fitted and the least that did not take the same way, so the
/// answer holds for them without another walk.
struct LineCounter {
  private let pieces: [Piece]
  private let rules: LineRules
  /// What a font unit and a cluster are worth, in the units that rooms are counted in.
  private let worth: (unit: Int64, tracking: Int64)
  private var answers: [Answer] = []

  private struct Answer {
    /// The greatest sum that fitted.
    var fitted: Int64 = 0
    /// The least sum that did not fit.
    var exceeded = Int64.max
    /// The number of lines; nil when a word must be split.
    var count: Int? = 0

    /// Compares a sum with the room and remembers what came of it.
    @inline(__always)
    mutating func fits(_ sum: Int64, room: Int64) -> Bool {
      if sum <= room {
        if sum > fitted { fitted = sum }
        return true
      }
      if sum < exceeded { exceeded = sum }
      return false
    }
  }

  /// - Parameters:
  ///   - pieces: Pieces of one size class, whose widths do not depend on their place.
  ///   - rules: Where lines may end.
  ///   - worth: What a font unit and a cluster are worth.
  init(pieces: [Piece], rules: LineRules, worth: (unit: Int64, tracking: Int64)) {
    self.pieces = pieces
    self.rules = rules
    self.worth = worth
  }

  /// The number of lines in a room of 0 or more; nil when a word must be split.
  mutating func count(room: Int64) -> Int? {
    for answer in answers where answer.fitted <= room && room < answer.exceeded {
      return answer.count
    }
    let answer = walk(room: room)
    answers.append(answer)
    return answer.count
  }

  private func walk(room: Int64) -> Answer {
    var answer = Answer()
    var lines = 0
    var start = 0
    while start < pieces.count {
      guard let end = lineEnd(from: start, room: room, answer: &answer) else {
        answer.count = nil
        return answer
      }
      lines += 1
      start = end
    }
    // A text that ends with a separator has an empty line behind it, and an empty text has one.
    if pieces.last?.flags.contains(.hardBreak) ?? true { lines += 1 }
    answer.count = lines
    return answer
  }

  /// The piece behind the longest line from a piece on; nil when not even one fits.
  private func lineEnd(from start: Int, room: Int64, answer: inout Answer) -> Int? {
    var x = Int64(pieces[start].startCorrection) &* worth.unit
    var visible: Int64 = 0
    var end: Int?
    for index in start..<pieces.count {
      let piece = pieces[index]
      let trailing = width(piece.trailingWidth, clusters: piece.trailingClusters)
      x = x &+ width(piece.width, clusters: piece.clusters)
      if piece.hasContent { visible = x &- trailing }
      let isLast = index == pieces.count - 1
      guard isLast || rules.mayEnd(behind: piece) else { continue }
      let cut = visible &+ Int64(piece.endCorrection) &* worth.unit
      if answer.fits(cut, room: room) {
        end = index + 1
        if piece.flags.contains(.hardBreak) { break }
      } else if piece.flags.contains(.hardBreak) || !answer.fits(visible, room: room) {
        // A hyphen that is too wide is no reason to stop: what follows may be narrower.
        break
      }
    }
    return end
  }

  @inline(__always)
  private func width(_ units: Int32, clusters: UInt16) -> Int64 {
    Int64(units) &* worth.unit &+ Int64(clusters) &* worth.tracking
  }
}
