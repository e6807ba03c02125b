extension ViewModification {
  /// Checks that lengths can be laid out.
  ///
  /// - Parameter place: Where the view is written.
  /// - Throws: ``ViewLayoutError`` with `limit`.
  func validate(at place: SourcePlace?) throws(ViewLayoutError) {
    for number in numbers where !(number.magnitude <= Self.lengthLimit) {
      throw ViewLayoutError(
        .limit,
        "lengths of views must lie within \(Int(Self.lengthLimit)) points, not \(number)",
        place: place)
    }
    if case .aspectRatio(let ratio?, _) = self, ratio <= 0 {
      throw ViewLayoutError(
        .limit, "an aspect ratio must be above 0, not \(ratio)", place: place)
    }
  }

  /// The greatest length of a view, in points.
  ///
  /// Beyond a million points sums would lose their exactness; no screen has such lengths.
  static let lengthLimit = 1e6

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
