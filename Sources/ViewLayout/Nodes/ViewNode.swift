/// A view with everything decided that depends on the environment: what is laid out.
///
/// Declarations and source files resolve to such trees, once for each environment.
public struct ViewNode: Sendable {
  /// What the view is.
  public var content: Content
  /// A name by which callers find the view's frame, such as an accessibility identifier.
  public var id: String?
  /// Where the view is written.
  public var place: SourcePlace?
  /// What the view is in a container or control of the platform that has added it by itself; nil for
  /// views of the app.
  public var part: PlatformPart?

  /// Makes a node.
  public init(_ content: Content, id: String? = nil, place: SourcePlace? = nil) {
    self.content = content
    self.id = id
    self.place = place
  }

  /// The kinds of views.
  public indirect enum Content: Sendable {
    /// A text.
    case text(TextContent)
    /// A picture or a symbol.
    case image(ImageContent)
    /// A colour or a shape, which takes all the room it is offered.
    case shape(ShapeContent)
    /// Room that grows; nil has the platform's least length.
    case spacer(minLength: Double?)
    /// A thin line across a stack.
    case divider
    /// Nothing at all: it takes no part in its container.
    case empty
    /// Something that could not be resolved: an opaque box.
    case unknown(UnknownContent)
    /// A control of the platform, with its label.
    case control(ControlContent)

    /// Several views that their container takes as its own.
    case group([ViewNode])
    /// Views beside or below each other.
    case stack(StackContent)
    /// Views on top of each other.
    case layers(LayersContent)
    /// Rows and columns that are as large as their largest cells.
    case grid(GridContent)
    /// One row of a grid; on its own a group.
    case gridRow(GridRowContent)
    /// Cells that fill tracks of a declared width, row by row.
    case lazyGrid(LazyGridContent)
    /// A view that moves within a window.
    case scroll(ScrollContent)
    /// Rows in the platform's look.
    case list(ListContent)
    /// A part of a list with a header and a footer; elsewhere its parts in order.
    case section(SectionContent)
    /// A screen with a bar on top.
    case navigation(NavigationContent)
    /// A screen with a bar of items at the bottom.
    case tabs(TabsContent)
    /// The first view that fits.
    case viewThatFits(axes: AxisSet, [ViewNode])
    /// An app's own way of placing views.
    case custom(any CustomLayout, [ViewNode])
    /// A view that is made when its size is known.
    case geometry(GeometryContent)

    /// A view with something changed.
    case modified(ViewNode, ViewModification)
  }
}

/// A place in a source file.
public struct SourcePlace: Hashable, Sendable, Comparable {
  /// The path as it is to be shown.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in UTF-8 bytes.
  public var column: Int

  /// Makes a place.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// By file, then line, then column.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension ViewNode {
  /// The node with a modification around it.
  public func modified(_ modification: ViewModification, place: SourcePlace? = nil) -> ViewNode {
    ViewNode(.modified(self, modification), place: place)
  }

  /// A group of nodes, or the node itself when it is the only one.
  public static func group(_ nodes: [ViewNode]) -> ViewNode {
    nodes.count == 1 ? nodes[0] : ViewNode(nodes.isEmpty ? .empty : .group(nodes))
  }
}
