// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

/// Views beside each other.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    .stack(.horizontal, alignment.guide, spacing, [content.node(in: values)])
  }
}

/// Views below each other.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    .stack(.vertical, alignment.guide, spacing, [content.node(in: values)])
  }
}

extension ViewNode {
  static func stack(
    _ axis: ViewLayout.Axis, _ guide: AlignmentGuide, _ spacing: CGFloat?, isLazy: Bool = false,
    _ children: [ViewNode]
  ) -> ViewNode {
    ViewNode(
      .stack(
        StackContent(
          axis, alignment: guide, spacing: spacing.map { Double($0) }, isLazy: isLazy,
          children: children)))
  }
}

/// Views on top of each other.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(
      .layers(
        LayersContent(alignment: alignment.alignment, children: [content.node(in: values)])))
  }
}

/// Views beside each other that are made when they come into sight.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    .stack(.horizontal, alignment.guide, spacing, isLazy: true, [content.node(in: values)])
  }
}

/// Views below each other that are made when they come into sight.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    .stack(.vertical, alignment.guide, spacing, isLazy: true, [content.node(in: values)])
  }
}

/// Which headers stay in sight while their section scrolls; without influence here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Room that grows.
public struct Spacer: PrimitiveView {
  private let minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(.spacer(minLength: minLength.map { Double($0) }))
  }
}

/// A thin line.
public struct Divider: PrimitiveView {
  public init() {}

  package func resolve(in values: EnvironmentValues) -> ViewNode { ViewNode(.divider) }
}

/// A view that moves within a window.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(.scroll(ScrollContent(axes: axes.axes, children: [content.node(in: values)])))
  }
}

/// The first view that fits.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(.viewThatFits(axes: axes.axes, [content.node(in: values)]))
  }
}

/// A view that is made when its size is known.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    let made = Maker { content(GeometryProxy(values: $0)).node(in: values) }
    return ViewNode(.geometry(GeometryContent { made.node($0) }))
  }
}

/// The closure with its surroundings; it is called while the same layout goes on, never later.
private struct Maker: @unchecked Sendable {
  let node: (GeometryValues) -> ViewNode

  init(node: @escaping (GeometryValues) -> ViewNode) { self.node = node }
}

/// What a geometry reader knows.
public struct GeometryProxy {
  let values: GeometryValues

  public var size: CGSize {
    CGSize(width: CGFloat(values.size.width), height: CGFloat(values.size.height))
  }

  public var safeAreaInsets: EdgeInsets {
    let insets = values.safeAreaInsets
    return EdgeInsets(
      top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing))
  }
}
