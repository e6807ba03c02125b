/// A line of a view to which others are aligned: an edge, a centre, a text baseline or an app's own.
public struct AlignmentGuide: Hashable, Sendable {
  /// What the guide's value measures: a distance from the leading edge, or from the top.
  public let axis: Axis
  /// The name: "leading", "center", "firstTextBaseline", or that of an app's guide.
  public let name: String

  /// Makes an app's own guide, whose default is the centre until `defaults` says otherwise.
  public init(axis: Axis, name: String) {
    self.axis = axis
    self.name = name
  }

  /// The leading edge: left in left-to-right layout.
  public static let leading = AlignmentGuide(axis: .horizontal, name: "leading")
  /// The middle between the leading and trailing edges.
  public static let horizontalCenter = AlignmentGuide(axis: .horizontal, name: "center")
  /// The trailing edge.
  public static let trailing = AlignmentGuide(axis: .horizontal, name: "trailing")
  /// The top edge.
  public static let top = AlignmentGuide(axis: .vertical, name: "top")
  /// The middle between top and bottom.
  public static let verticalCenter = AlignmentGuide(axis: .vertical, name: "center")
  /// The bottom edge.
  public static let bottom = AlignmentGuide(axis: .vertical, name: "bottom")
  /// The text baseline of the first line.
  public static let firstTextBaseline = AlignmentGuide(axis: .vertical, name: "firstTextBaseline")
  /// The text baseline of the last line.
  public static let lastTextBaseline = AlignmentGuide(axis: .vertical, name: "lastTextBaseline")

  /// The value for a view that says nothing of the guide.
  ///
  /// A view without text has its baselines at its bottom edge.
  func defaultValue(in size: Size) -> Double {
    switch self {
    case .leading, .top: 0
    case .trailing: size.width
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    default: size[axis] / 2
    }
  }

  /// The value of a container some of whose children say something of the guide.
  ///
  /// The first baseline is that of the highest child, the last that of the lowest; other guides
  /// are averaged.
  func combined(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    switch self {
    case .firstTextBaseline: return values.min()
    case .lastTextBaseline: return values.max()
    default: return values.reduce(0, +) / Double(values.count)
    }
  }
}

/// Where a view stands in a box: one guide an axis.
public struct Alignment: Hashable, Sendable {
  /// The guide along the lines.
  public var horizontal: AlignmentGuide
  /// The guide across the lines.
  public var vertical: AlignmentGuide

  /// Makes an alignment.
  public init(horizontal: AlignmentGuide, vertical: AlignmentGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top, in the middle across.
  public static let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
  /// In the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the leading edge, halfway down.
  public static let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
  /// In the middle.
  public static let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
  /// At the trailing edge, halfway down.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .verticalCenter)
  /// In the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom, in the middle across.
  public static let bottom = Alignment(horizontal: .horizontalCenter, vertical: .bottom)
  /// In the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The guide of an axis.
  public subscript(axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal : vertical }
}
