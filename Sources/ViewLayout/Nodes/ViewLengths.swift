extension ViewModification {
  /// Checks that lengths can be laid out.
  ///
  /// - Parameter place: Where the view is written.
  /// - Throws: ``ViewLayoutError`` with `limit`.
  func validate(at place: SourcePlace?) throws(ViewLayoutError) {
    try Lengths.validate(numbers, at: place)
    if case .aspectRatio(let ratio?, _) = self, ratio <= 0 {
      throw ViewLayoutError(
        .limit, "an aspect ratio must be above 0, not \(ratio)", place: place)
    }
  }

  /// The numbers that must be lengths; those that may be infinite are left out when they are.
  private var numbers: [Double] {
    switch self {
    case .frame(let width, let height, _): [width, height].compactMap { $0 }
    case .flexibleFrame(let frame):
      [frame.minWidth, frame.idealWidth, frame.minHeight, frame.idealHeight].compactMap { $0 }
        + [frame.maxWidth, frame.maxHeight].compactMap { $0 }.filter { $0 != .infinity }
    case .padding(let insets), .safeAreaPadding(let insets):
      [insets.top, insets.leading, insets.bottom, insets.trailing]
    case .layoutPriority(let number), .zIndex(let number): [number]
    case .aspectRatio(let ratio, _): [ratio].compactMap { $0 }
    case .offset(let size): [size.width, size.height]
    case .position(let point): [point.x, point.y]
    case .alignmentGuide(_, .fixed(let value)): [value]
    case .safeAreaInset(_, _, let spacing, _): [spacing].compactMap { $0 }
    default: []
    }
  }
}

extension ViewNode {
  /// Checks that the lengths of a leaf or container can be laid out.
  ///
  /// - Throws: ``ViewLayoutError`` with `limit`.
  func validate() throws(ViewLayoutError) {
    try Lengths.validate(numbers, at: place)
  }

  private var numbers: [Double] {
    switch content {
    case .spacer(let minLength): [minLength].compactMap { $0 }
    case .image(.picture(_, let size, _)): [size.width, size.height]
    case .unknown(let unknown): [unknown.size?.width, unknown.size?.height].compactMap { $0 }
    case .stack(let stack): [stack.spacing].compactMap { $0 }
    case .grid(let grid): [grid.horizontalSpacing, grid.verticalSpacing].compactMap { $0 }
    case .list(let list): [list.rowSpacing, list.sectionSpacing].compactMap { $0 }
    case .lazyGrid(let grid):
      grid.tracks.flatMap(\.numbers) + [grid.spacing].compactMap { $0 }
    default: []
    }
  }
}

extension LazyGridContent.Track {
  /// The numbers that must be lengths; a maximum may be infinite.
  fileprivate var numbers: [Double] {
    let lengths: [Double] =
      switch size {
      case .fixed(let length): [length]
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        maximum == .infinity ? [minimum] : [minimum, maximum]
      }
    return lengths + [spacing].compactMap { $0 }
  }
}

/// What can be laid out.
private enum Lengths {
  /// The greatest length of a view, in points.
  ///
  /// Beyond a million points sums would lose their exactness; no screen has such lengths.
  static let limit = 1e6

  static func validate(_ numbers: [Double], at place: SourcePlace?) throws(ViewLayoutError) {
    for number in numbers where !(number.magnitude <= limit) {
      throw ViewLayoutError(
        .limit, "lengths of views must lie within \(Int(limit)) points, not \(number)",
        place: place)
    }
  }
}
