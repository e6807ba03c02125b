import FontBook
import Glyphs

/// A text shaped once, in font units, for all sizes at which its glyphs are the same.
struct Shaping: Sendable {
  /// Stretches of one font and direction, in logical order, without gaps but separators.
  let runs: [FaceRun]
  /// The fonts of the runs, each with the style whose size it follows.
  let classes: [SizeClass]
  /// The advance of each cluster at the unit where it starts, in units of its run's face.
  let advances: [Int32]
  /// The same text as stretches between places where lines may end.
  let pieces: [Piece]
  /// The size class of all pieces, when their widths depend neither on their place nor on a
  /// hyphen; nil for others.
  let uniformClass: Int?

  init(runs: [FaceRun], classes: [SizeClass], advances: [Int32], pieces: [Piece]) {
    self.runs = runs
    self.classes = classes
    self.advances = advances
    self.pieces = pieces
    let first = Int(pieces.first?.sizeClass ?? 0)
    let isUniform = pieces.allSatisfy {
      Int($0.sizeClass) == first && $0.flags.isDisjoint(with: [.tab, .hyphenation])
    }
    uniformClass = isUniform && classes[first].attachment == nil ? first : nil
  }

  /// The index of the run that a unit is in; nil for separators.
  func runIndex(at offset: Int) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && runs[low].range.contains(offset) ? low : nil
  }

  /// The runs that a stretch touches.
  func runs(in range: Range<Int>) -> ArraySlice<FaceRun> {
    guard !range.isEmpty else { return [] }
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var end = low
    while end < runs.count && runs[end].range.lowerBound < range.upperBound { end += 1 }
    return runs[low..<end]
  }
}

/// A stretch that is shaped in one go.
struct FaceRun: Sendable, Hashable {
  var range: Range<Int>
  /// The index of the run's `SizeClass`.
  var sizeClass: Int
  var script: Script
  /// The bidi level: odd ones run right to left.
  var level: UInt8
  /// Whether the run is a tab, which takes the room to the next stop.
  var isTab = false

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// Runs whose font units are all worth the same: one face at the size of one style.
struct SizeClass: Sendable {
  let font: FontFace
  /// The face that was shaped with: `font`'s, at an optical size.
  let face: Face
  /// Which of the paragraph's styles the size comes from.
  let style: Int
  /// Whether the font is the one that the style asks for, not a fallback.
  var isPrimary = true
  /// The features that the style switches on and off.
  var features: [ShapingFeature] = []
  /// The picture that the only cluster of such a run stands for: its width is one unit.
  var attachment: TextAttachment?
}

/// A stretch of one run in which no line can end, with the white space behind it.
///
/// Widths are in units of the face of `sizeClass`.
struct Piece: Sendable {
  /// The offset behind the last unit; the piece starts where the one before ends.
  var end: Int32
  /// The width of all clusters, white space included.
  var width: Int32
  /// The width of the white space at the end.
  var trailingWidth: Int32 = 0
  /// What a line that starts here adds to the width, for the shaping that is cut.
  var startCorrection: Int32 = 0
  /// What a line that ends here, before the white space, adds to the width.
  var endCorrection: Int32 = 0
  /// The number of clusters, each of which takes tracking.
  var clusters: UInt16
  /// The number of clusters in the white space at the end.
  var trailingClusters: UInt16 = 0
  var sizeClass: UInt16
  var flags: Flags = []

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16
    /// A line may end behind this piece.
    static let lineEnd = Flags(rawValue: 1)
    /// The paragraph ends behind this piece.
    ///
    /// The separator's units belong to the piece.
    static let hardBreak = Flags(rawValue: 2)
    /// The line end behind this piece is inside a Korean word.
    static let insideHangulWord = Flags(rawValue: 4)
    /// The piece is a tab: its width depends on where it begins.
    static let tab = Flags(rawValue: 8)
    /// A line that ends here shows a hyphen, which `endCorrection` counts.
    static let softHyphen = Flags(rawValue: 16)
    /// The word goes on behind this piece, and may be divided here if the line would be too short.
    static let hyphenation = Flags(rawValue: 32)
  }

  /// Whether the piece has anything but white space.
  var hasContent: Bool { clusters > trailingClusters }

  /// The most clusters in a piece; longer stretches are split without a line end between.
  static let clusterLimit = 4096
}
