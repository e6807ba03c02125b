/// Counts the lines of a text for many rooms, dividing it once for all rooms that give the same
/// lines.
///
/// Filling lines compares sums of widths with the room, and nothing else of the room decides. All
/// rooms between the greatest sum that fitted and the least that did not are answered alike, so
/// the number of lines holds for them without filling them.
final class LineCounter {
  private let reshaper: Reshaper
  private let scale: ScaledWidths
  private let rules: LineRules
  private let margin: Int64
  private var answers: [(rooms: RoomRange, count: Int)] = []

  /// - Parameters:
  ///   - reshaper: The text.
  ///   - scale: What font units and clusters are worth, in the units that rooms are counted in.
  ///   - rules: Where lines may end; the same room for all lines.
  ///   - margin: By how much a line exceeds the room when it is given up.
  init(reshaper: Reshaper, scale: ScaledWidths, rules: LineRules, margin: Int64) {
    self.reshaper = reshaper
    self.scale = scale
    self.rules = rules
    self.margin = margin
  }

  /// The number of lines in a room.
  func count(room: Int64) -> Int {
    for answer in answers where answer.rooms.contains(room) { return answer.count }
    var rules = rules
    rules.firstLimit = room
    rules.limit = room
    var breaker = LineBreaker(reshaper: reshaper, scale: scale, rules: rules, margin: margin)
    var count = 0
    while breaker.next() != nil { count += 1 }
    answers.append((breaker.rooms, count))
    return count
  }
}

/// The rooms that would have led to the same lines.
struct RoomRange {
  /// The greatest sum of widths that fitted.
  private var fitted = Int64.min
  /// The least sum that did not fit.
  private var exceeded = Int64.max

  /// Whether a sum fits into a room; remembers what came of it.
  @inline(__always)
  mutating func fits(_ sum: Int64, in room: Int64) -> Bool {
    if sum <= room {
      if sum > fitted { fitted = sum }
      return true
    }
    if sum < exceeded { exceeded = sum }
    return false
  }

  func contains(_ room: Int64) -> Bool { fitted <= room && room < exceeded }

  /// The least of the rooms; the least number where the room never mattered.
  var least: Int64 { fitted }

  /// The greatest of the rooms.
  var greatest: Int64 { exceeded - 1 }
}
