/// Cells that fill tracks of a declared width, row by row.
struct LazyGridRule: LayoutRule {
  let children: [LayoutElement]
  /// Along which rows of cells follow each other.
  private let axis: Axis
  private let tracks: [LazyGridContent.Track]
  private let alignment: AlignmentGuide
  private let distance: Double

  init(_ grid: LazyGridContent, children: [LayoutElement]) {
    self.children = children
    axis = grid.axis
    tracks = grid.tracks
    alignment = grid.alignment
    distance = grid.spacing ?? Spacing.defaultDistance
  }

  /// A track that has got its length.
  private struct Lane {
    var start: Double
    var length: Double
    var alignment: Alignment
  }

  func size(for proposal: ProposedSize) -> Size {
    let lanes = lanes(in: proposal[axis.other])
    let heights = lineLengths(lanes)
    var size = Size.zero
    size[axis.other] = lanes.last.map { $0.start + $0.length } ?? 0
    size[axis] = heights.reduce(0, +) + distance * Double(max(heights.count - 1, 0))
    return size
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    // The tracks are found anew in the room that they have taken themselves.
    let lanes = lanes(in: size[axis.other])
    guard !lanes.isEmpty else { return children.map { _ in nil } }
    let lengths = lineLengths(lanes)
    var total = Size.zero
    total[axis.other] = lanes.last.map { $0.start + $0.length } ?? 0
    let shift = alignment.defaultValue(in: size) - alignment.defaultValue(in: total)
    var start = 0.0
    var placements: [LayoutPlacement?] = []
    for (index, child) in children.enumerated() {
      let lane = lanes[index % lanes.count]
      let line = index / lanes.count
      if index > 0, index % lanes.count == 0 { start += lengths[line - 1] + distance }
      var box = Size.zero
      box[axis.other] = lane.length
      box[axis] = lengths[line]
      var placement = child.aligned(lane.alignment, in: box, for: offered(lane))
      placement.origin[axis] += start
      placement.origin[axis.other] += lane.start + shift
      placements.append(placement)
    }
    return placements
  }

  private func offered(_ lane: Lane) -> ProposedSize {
    var offered = ProposedSize.unspecified
    offered[axis.other] = lane.length
    return offered
  }

  /// The length of each row of cells along the axis.
  private func lineLengths(_ lanes: [Lane]) -> [Double] {
    guard !lanes.isEmpty else { return [] }
    var lengths: [Double] = []
    for (index, child) in children.enumerated() {
      if index % lanes.count == 0 { lengths.append(0) }
      let length = child.size(for: offered(lanes[index % lanes.count]))[axis]
      lengths[lengths.count - 1] = max(lengths[lengths.count - 1], length)
    }
    return lengths
  }

  /// The tracks in a room; nil for their least lengths.
  ///
  /// Fixed tracks and the distances are taken off first, then each other track takes an equal part
  /// of what is left, within its limits; adaptive ones are filled with as many as fit.
  private func lanes(in room: Double?) -> [Lane] {
    var gaps = 0.0
    for track in tracks.dropLast() { gaps += track.spacing ?? Spacing.defaultDistance }
    var fixed = 0.0
    var open = 0
    for track in tracks {
      if case .fixed(let length) = track.size { fixed += length } else { open += 1 }
    }
    var left = room.map { max($0 - gaps - fixed, 0) }
    var lanes: [Lane] = []
    var start = 0.0
    for track in tracks {
      let spacing = track.spacing ?? Spacing.defaultDistance
      for length in lengths(of: track, left: &left, open: &open, spacing: spacing) {
        lanes.append(
          Lane(start: start, length: length, alignment: track.alignment ?? .center))
        start += length + spacing
      }
    }
    return lanes
  }

  private func lengths(
    of track: LazyGridContent.Track, left: inout Double?, open: inout Int, spacing: Double
  ) -> [Double] {
    switch track.size {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum):
      let share = left.map { $0 / Double(open) } ?? minimum
      let length = max(min(share, maximum), minimum)
      left = left.map { max($0 - length, 0) }
      open -= 1
      return [length]
    case .adaptive(let minimum, let maximum):
      let share = left.map { $0 / Double(open) } ?? minimum
      open -= 1
      left = left.map { max($0 - share, 0) }
      let fitting = ((share + spacing) / max(minimum + spacing, 1)).rounded(.down)
      let count = Int(max(min(fitting, 10_000), 1))
      let each = (share - spacing * Double(count - 1)) / Double(count)
      return [Double](repeating: max(min(each, maximum), min(minimum, share)), count: count)
    }
  }
}
