// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

/// Rows and columns that are as large as their largest cells.
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(
      .grid(
        GridContent(
          alignment: alignment.alignment,
          horizontalSpacing: horizontalSpacing.map { Double($0) },
          verticalSpacing: verticalSpacing.map { Double($0) },
          children: [content.node(in: values)])))
  }
}

/// One row of a grid.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(
      .gridRow(GridRowContent(alignment: alignment?.guide, children: [content.node(in: values)])))
  }
}

/// A track of a lazy grid.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: LazyGridContent.Track {
    let size: LazyGridContent.Track.Size =
      switch self.size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let minimum, let maximum):
        .flexible(minimum: Double(minimum), maximum: Double(maximum))
      case .adaptive(let minimum, let maximum):
        .adaptive(minimum: Double(minimum), maximum: Double(maximum))
      }
    return LazyGridContent.Track(
      size, spacing: spacing.map { Double($0) }, alignment: alignment?.alignment)
  }
}

/// Cells in columns, row by row.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(
      .lazyGrid(
        LazyGridContent(
          .vertical, tracks: columns.map(\.track), alignment: alignment.guide,
          spacing: spacing.map { Double($0) }, children: [content.node(in: values)])))
  }
}

/// Cells in rows, column by column.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(
      .lazyGrid(
        LazyGridContent(
          .horizontal, tracks: rows.map(\.track), alignment: alignment.guide,
          spacing: spacing.map { Double($0) }, children: [content.node(in: values)])))
  }
}
