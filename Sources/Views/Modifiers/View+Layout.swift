// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

import ViewLayout

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    var insets = ViewLayout.EdgeInsets.zero
    // Source: the platform's default padding is 16 points.
    for edge in ViewLayout.Edge.allCases where edges.edges.contains(edge) {
      insets[edge] = length.map { Double($0) } ?? 16
    }
    return modified(.padding(insets))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  public func padding(_ insets: EdgeInsets) -> some View { modified(.padding(insets.insets)) }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      .frame(
        width: width.map { max(Double($0), 0) }, height: height.map { max(Double($0), 0) },
        alignment: alignment.alignment))
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
          maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
          idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) },
          alignment: alignment.alignment)))
  }

  public func fixedSize() -> some View { modified(.fixedSize(.both)) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: AxisSet = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modified(.fixedSize(axes))
  }

  public func layoutPriority(_ value: Double) -> some View { modified(.layoutPriority(value)) }

  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(
      .aspectRatio(ratio.map { Double($0) }, contentMode == .fit ? .fit : .fill))
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.offset(Size(width: Double(x), height: Double(y))))
  }

  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.position(Point(x: Double(x), y: Double(y))))
  }

  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(
      .alignmentGuide(
        guide.guide, .computed { Double(computeValue(ViewDimensions(dimensions: $0))) }))
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(
      .alignmentGuide(
        guide.guide, .computed { Double(computeValue(ViewDimensions(dimensions: $0))) }))
  }

  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = content()
    return modified { .overlay([view.node(in: $0)], alignment: alignment.alignment) }
  }

  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    modified { .overlay([overlay.node(in: $0)], alignment: alignment.alignment) }
  }

  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = content()
    return modified { .background([view.node(in: $0)], alignment: alignment.alignment) }
  }

  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    modified { .background([background.node(in: $0)], alignment: alignment.alignment) }
  }

  @_disfavoredOverload public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modified { values in
      let fill = ViewNode(.shape(ShapeContent(fill: style.color(in: values).value)))
      return .background([fill.modified(.ignoresSafeArea(edges.edges))], alignment: .center)
    }
  }

  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    modified { values in
      let fill = ShapeContent(shape.outline.outline, fill: style.color(in: values).value)
      return .background([ViewNode(.shape(fill))], alignment: .center)
    }
  }

  public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().stroke(style, lineWidth: width))
  }

  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let view = content()
    let side = Alignment(horizontal: alignment, vertical: .center).alignment
    return modified { values in
      .safeAreaInset(
        edge == .top ? .top : .bottom, alignment: side, spacing: spacing.map { Double($0) },
        [view.node(in: values)])
    }
  }

  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    var insets = ViewLayout.EdgeInsets.zero
    for edge in ViewLayout.Edge.allCases where edges.edges.contains(edge) {
      insets[edge] = length.map { Double($0) } ?? 16
    }
    return modified(.safeAreaPadding(insets))
  }

  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modified(.ignoresSafeArea(edges.edges))
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modified(.ignoresSafeArea(edges.edges))
  }

  public func hidden() -> some View { modified(.hidden) }
  public func clipped() -> some View { modified(.clipped(.rectangle)) }
  public func clipShape<S: Shape>(_ shape: S) -> some View {
    modified(.clipped(shape.outline.outline))
  }
  public func cornerRadius(_ radius: CGFloat) -> some View {
    modified(.clipped(.roundedRectangle(radius: Double(radius))))
  }
  public func opacity(_ opacity: Double) -> some View { modified(.opacity(opacity)) }
  public func zIndex(_ value: Double) -> some View { modified(.zIndex(value)) }

  public func gridCellColumns(_ count: Int) -> some View {
    var traits = GridCellTraits()
    traits.columns = max(count, 1)
    return modified(.gridCell(traits))
  }

  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    var traits = GridCellTraits()
    traits.columnAlignment = guide.guide
    return modified(.gridCell(traits))
  }

  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    var traits = GridCellTraits()
    traits.anchor = anchor.point
    return modified(.gridCell(traits))
  }

  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    var traits = GridCellTraits()
    traits.unsizedAxes = axes.axes
    return modified(.gridCell(traits))
  }

  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    var traits = ListRowTraits()
    traits.insets = insets?.insets
    return modified(.listRow(traits))
  }

  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modified { values in
      var traits = ListRowTraits()
      if let style = view as? any ShapeStyle { traits.background = style.color(in: values).value }
      return .listRow(traits)
    }
  }

  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    changingEnvironment { $0.listRowSpacing = spacing }
  }

  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    changingEnvironment { $0.listSectionSpacing = spacing }
  }

  /// A name by which tests and callers find the view's frame.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    named(String(describing: id))
  }

  func named(_ name: String) -> some View {
    ChangedNode(content: self) { node, _ in
      var named = node.modified(.opacity(1))
      named.id = name
      return named
    }
  }
}

/// The top or the bottom edge.
public enum VerticalEdge: CaseIterable, Hashable, Sendable {
  case top, bottom
}

/// What keeps the safe area free.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 3)
}
