/// Why a line ends where it does.
public enum LineEnding: String, Hashable, Sendable {
  /// The text ends.
  case endOfText
  /// A separator ends the paragraph.
  case hardBreak
  /// The next word did not fit.
  case softBreak
  /// A word was divided at a soft hyphen or by hyphenation, and a hyphen is shown.
  case hyphen
  /// A word is wider than the line and was split between two clusters, without a sign.
  case emergencyBreak
}

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

/// What decides where lines end, besides the text.
struct LineRules {
  /// The room of the first line of a paragraph, and of the others, in `ScaledWidths` units.
  var firstLimit: Int64
  var limit: Int64
  /// Whether Korean words are kept whole.
  var keepsHangulWords = false
  /// The part of its room that a line must fill for its last word not to be divided; 0 divides none.
  var hyphenationFactor = 0.0
  /// Whether words may be divided at soft hyphens.
  var usesSoftHyphens = true
  /// Whether lines may end between any two clusters.
  var endsAnywhere = false
  /// Tab stops from the start of a line, ascending, in `ScaledWidths` units.
  var tabStops: [Int64] = []
  /// The distance of the stops behind the last given one.
  var tabInterval: Int64

  /// Whether a line may end behind a piece, without a hyphen that hyphenation puts there.
  func mayEnd(behind piece: Piece) -> Bool {
    piece.flags.contains(.lineEnd)
      && !(keepsHangulWords && piece.flags.contains(.insideHangulWord))
      && (usesSoftHyphens || !piece.flags.contains(.softHyphen))
  }

  /// The place of the first tab stop behind `x`.
  func tabStop(after x: Int64) -> Int64 {
    if let stop = tabStops.first(where: { $0 > x }) { return stop }
    return (max(x, 0) / tabInterval + 1) * tabInterval
  }
}
