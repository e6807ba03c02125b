/// Views beside or below each other.
public struct StackContent: Sendable {
  /// Along which the views stand.
  public var axis: Axis
  /// Points between two views; nil for what each pair of neighbours prefers.
  public var spacing: Double?
  /// The guide across the axis to which the views are aligned.
  public var alignment: AlignmentGuide
  /// Whether views are made only when they come into sight: such a stack shares no room out.
  public var isLazy = false
  /// The views inside.
  public var children: [ViewNode]

  /// Makes a stack.
  public init(
    _ axis: Axis, alignment: AlignmentGuide? = nil, spacing: Double? = nil, isLazy: Bool = false,
    children: [ViewNode]
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)
    self.isLazy = isLazy
    self.children = children
  }
}

/// Views on top of each other.
public struct LayersContent: Sendable {
  /// Where the views inside stand.
  public var alignment: Alignment
  /// The views inside.
  public var children: [ViewNode]

  /// Makes layers, the last in front.
  public init(alignment: Alignment = .center, children: [ViewNode]) {
    self.alignment = alignment
    self.children = children
  }
}

/// Rows and columns that are as large as their largest cells.
public struct GridContent: Sendable {
  /// Where the views inside stand.
  public var alignment: Alignment
  /// Points between columns; nil for 8.
  public var horizontalSpacing: Double?
  /// Points between rows; nil for what neighbours prefer.
  public var verticalSpacing: Double?
  /// Rows; a view that is none spans all columns.
  public var children: [ViewNode]

  /// Makes a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, children: [ViewNode]
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.children = children
  }
}

/// One row of a grid.
public struct GridRowContent: Sendable {
  /// The guide of the row's cells; nil for the grid's.
  public var alignment: AlignmentGuide?
  /// The views inside.
  public var children: [ViewNode]

  /// Makes a row.
  public init(alignment: AlignmentGuide? = nil, children: [ViewNode]) {
    self.alignment = alignment
    self.children = children
  }
}

/// Cells that fill tracks of a declared width, row by row.
public struct LazyGridContent: Sendable {
  /// One track, or as many as fit.
  public struct Track: Hashable, Sendable {
    /// How wide a track is, in points.
    public enum Size: Hashable, Sendable {
      case fixed(Double)
      case flexible(minimum: Double, maximum: Double)
      case adaptive(minimum: Double, maximum: Double)
    }
    /// How wide it is.
    public var size: Size
    /// Points to the next track; nil for 8.
    public var spacing: Double?
    /// Where cells stand in the track; nil for the centre.
    public var alignment: Alignment?

    /// Makes a track.
    public init(_ size: Size, spacing: Double? = nil, alignment: Alignment? = nil) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// The axis along which rows of cells follow each other: vertical for `LazyVGrid`.
  public var axis: Axis
  /// The tracks across the axis.
  public var tracks: [Track]
  /// The guide across the axis, used when the tracks are narrower than the grid.
  public var alignment: AlignmentGuide
  /// Points between the rows; nil for 8.
  public var spacing: Double?
  /// The views inside.
  public var children: [ViewNode]

  /// Makes a grid.
  public init(
    _ axis: Axis, tracks: [Track], alignment: AlignmentGuide? = nil, spacing: Double? = nil,
    children: [ViewNode]
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment ?? (axis == .vertical ? .horizontalCenter : .verticalCenter)
    self.spacing = spacing
    self.children = children
  }
}

/// A view that moves within a window.
public struct ScrollContent: Sendable {
  /// Along which the content moves.
  public var axes: AxisSet
  /// The views inside.
  public var children: [ViewNode]

  /// Makes a scroll view; several children stand below each other.
  public init(axes: AxisSet = .vertical, children: [ViewNode]) {
    self.axes = axes
    self.children = children
  }
}

/// A view that is made when its size is known.
public struct GeometryContent: Sendable {
  /// Makes the view from what the room is.
  public var make: @Sendable (GeometryValues) -> ViewNode

  /// Makes a reader.
  public init(make: @escaping @Sendable (GeometryValues) -> ViewNode) {
    self.make = make
  }
}

/// What a geometry reader knows.
public struct GeometryValues: Hashable, Sendable {
  /// Points.
  public let size: Size
  /// What is kept free at the edges for bars and the device's shape.
  public let safeAreaInsets: EdgeInsets
}

/// An app's own way of placing views.
public protocol CustomLayout: Sendable {
  /// A name for dumps.
  var name: String { get }
  /// The size of the container for a proposal.
  func size(for proposal: ProposedSize, of children: [LayoutChild]) -> Size
  /// Where each child goes: its top leading corner within the container and what it is offered.
  func placements(
    of children: [LayoutChild], in size: Size, for proposal: ProposedSize
  ) -> [LayoutPlacement]
}

/// Where a child of a container goes.
public struct LayoutPlacement: Hashable, Sendable {
  /// The child's top leading corner, from the container's.
  public var origin: Point
  /// What the child is offered.
  public var proposal: ProposedSize

  /// Makes a placement.
  public init(origin: Point, proposal: ProposedSize) {
    self.origin = origin
    self.proposal = proposal
  }
}
