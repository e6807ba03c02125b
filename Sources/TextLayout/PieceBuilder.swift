import Glyphs

/// Cuts shaped runs into pieces between line break opportunities.
struct PieceBuilder {
  let units: [UInt16]
  let flags: [UInt8]
  let advances: [Int32]
  private(set) var pieces: [Piece] = []

  init(units: [UInt16], flags: [UInt8], advances: [Int32]) {
    self.units = units
    self.flags = flags
    self.advances = advances
    pieces.reserveCapacity(units.count / 6 + 1)
  }

  /// Adds the pieces of a run.
  mutating func add(_ run: FaceRun) {
    var piece = Self.empty(run.sizeClass)
    if run.isTab { return addTab(run) }
    for index in run.range {
      let flag = flags[index]
      if index > run.range.lowerBound {
        let mayEnd = flag & UnitFlags.lineStart.rawValue != 0
        let divides = flag & UnitFlags.hyphenation.rawValue != 0
        if mayEnd || divides || piece.clusters >= Piece.clusterLimit {
          if divides && !mayEnd { piece.flags.insert(.hyphenation) }
          close(&piece, at: index, mayEnd: mayEnd)
          piece = Self.empty(run.sizeClass)
        }
      }
      let advance = advances[index]
      piece.width += advance
      let isCluster = flag & UnitFlags.graphemeStart.rawValue != 0
      piece.clusters += isCluster ? 1 : 0
      if flag & UnitFlags.whiteSpace.rawValue != 0 {
        piece.trailingWidth += advance
        piece.trailingClusters += isCluster ? 1 : 0
      } else {
        piece.trailingWidth = 0
        piece.trailingClusters = 0
      }
    }
    let end = run.range.upperBound
    close(&piece, at: end, mayEnd: flags[end] & UnitFlags.lineStart.rawValue != 0)
  }

  /// A tab is a piece of its own, without a width.
  private mutating func addTab(_ run: FaceRun) {
    var piece = Self.empty(run.sizeClass)
    piece.flags.insert(.tab)
    let end = run.range.upperBound
    close(&piece, at: end, mayEnd: flags[end] & UnitFlags.lineStart.rawValue != 0)
  }

  /// Ends a paragraph: the separator belongs to the last piece, or makes an empty one.
  ///
  /// - Parameters:
  ///   - start: The offset at which the paragraph starts.
  ///   - end: The offset behind the separator.
  ///   - sizeClass: The size class of an empty piece.
  mutating func endParagraph(start: Int, end: Int, sizeClass: Int) {
    if pieces.isEmpty || Int(pieces[pieces.count - 1].end) <= start {
      pieces.append(Self.empty(sizeClass))
    }
    pieces[pieces.count - 1].end = Int32(end)
    pieces[pieces.count - 1].flags.insert([.hardBreak, .lineEnd])
  }

  private static func empty(_ sizeClass: Int) -> Piece {
    Piece(end: 0, width: 0, clusters: 0, sizeClass: UInt16(sizeClass))
  }

  private mutating func close(_ piece: inout Piece, at end: Int, mayEnd: Bool) {
    piece.end = Int32(end)
    if mayEnd {
      piece.flags.insert(.lineEnd)
      if end < units.count, LineCharacters.isHangul(units[end]),
        LineCharacters.isHangul(units[end - 1])
      {
        piece.flags.insert(.insideHangulWord)
      }
    }
    pieces.append(piece)
  }
}
