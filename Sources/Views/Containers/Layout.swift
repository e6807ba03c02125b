// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

import ViewLayout

/// An app's own way of placing views.
public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The views that the layout places.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOutContent(layout: AnyLayout(self), content: content())
  }
}

/// The size that a layout is offered.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  init(_ proposal: ProposedSize) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  var proposal: ProposedSize {
    ProposedSize(width: width.map { Double($0) }, height: height.map { Double($0) })
  }

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection {
  let children: [LayoutChild]
  let places: LayoutPlaces

  public var startIndex: Int { 0 }
  public var endIndex: Int { children.count }
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(child: children[index], index: index, places: places)
  }
}

/// Takes down where a layout places its views.
final class LayoutPlaces {
  var placements: [Int: (point: CGPoint, anchor: UnitPoint, proposal: ProposedSize)] = [:]
}

/// One view that a layout places.
public struct LayoutSubview {
  let child: LayoutChild
  let index: Int
  let places: LayoutPlaces

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: proposal.proposal)
    return CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
  }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    places.placements[index] = (position, anchor, proposal.proposal)
  }

  public var priority: Double { child.priority }
  public var spacing: ViewSpacing { ViewSpacing(child: child) }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    child.layoutValue(String(reflecting: key)) as? K.Value ?? K.defaultValue
  }
}

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing {
  let child: LayoutChild

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(child.distance(to: next.child, along: axis == .horizontal ? .horizontal : .vertical))
  }
}

/// A key of a value that views give to their layout.
public protocol LayoutValueKey {
  associatedtype Value: Hashable & Sendable
  static var defaultValue: Value { get }
}

extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modified(.layoutValue(key: String(reflecting: key), value))
  }
}

/// A layout whose type is not known.
public struct AnyLayout: Layout {
  /// Stacks are laid out by their own rules, everything else by what the app says.
  enum Kind {
    case horizontal(VerticalAlignment, CGFloat?)
    case vertical(HorizontalAlignment, CGFloat?)
    case layers(Alignment)
    case grid(Alignment, CGFloat?, CGFloat?)
    case custom(any Layout)
  }

  let kind: Kind

  public init<L: Layout>(_ layout: L) {
    kind = (layout as? any PlatformLayout)?.kind ?? .custom(layout)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A layout of the platform.
protocol PlatformLayout: Layout where Cache == Void {
  var kind: AnyLayout.Kind { get }
}

extension PlatformLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

extension AnyLayout: PlatformLayout {}

/// The layout of a row.
public struct HStackLayout: PlatformLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var kind: AnyLayout.Kind { .horizontal(alignment, spacing) }
}

/// The layout of a column.
public struct VStackLayout: PlatformLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var kind: AnyLayout.Kind { .vertical(alignment, spacing) }
}

/// The layout of views on top of each other.
public struct ZStackLayout: PlatformLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var kind: AnyLayout.Kind { .layers(alignment) }
}

/// The layout of rows and columns.
public struct GridLayout: PlatformLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var kind: AnyLayout.Kind { .grid(alignment, horizontalSpacing, verticalSpacing) }
}

/// Views in a layout.
struct LaidOutContent<Content: View>: PrimitiveView {
  let layout: AnyLayout
  let content: Content

  func resolve(in values: EnvironmentValues) -> ViewNode {
    let nodes = [content.node(in: values)]
    switch layout.kind {
    case .horizontal(let alignment, let spacing):
      return .stack(.horizontal, alignment.guide, spacing, nodes)
    case .vertical(let alignment, let spacing):
      return .stack(.vertical, alignment.guide, spacing, nodes)
    case .layers(let alignment):
      return ViewNode(.layers(LayersContent(alignment: alignment.alignment, children: nodes)))
    case .grid(let alignment, let across, let down):
      return ViewNode(
        .grid(
          GridContent(
            alignment: alignment.alignment, horizontalSpacing: across.map { Double($0) },
            verticalSpacing: down.map { Double($0) }, children: nodes)))
    case .custom(let layout):
      return ViewNode(.custom(AppLayout(layout: layout), nodes))
    }
  }
}

/// A layout of an app as the layout engine asks it.
///
/// It is asked while one layout goes on, by one thread. Unchecked because an app's layout may hold
/// anything.
private struct AppLayout: CustomLayout, @unchecked Sendable {
  let layout: any Layout

  var name: String { String(describing: type(of: layout)) }

  func size(for proposal: ProposedSize, of children: [LayoutChild]) -> Size {
    let size = layout.size(proposal, LayoutSubviews(children: children, places: LayoutPlaces()))
    return Size(width: Double(size.width), height: Double(size.height))
  }

  func placements(
    of children: [LayoutChild], in size: Size, for proposal: ProposedSize
  ) -> [LayoutPlacement] {
    let places = LayoutPlaces()
    layout.place(
      CGRect(x: 0, y: 0, width: CGFloat(size.width), height: CGFloat(size.height)), proposal,
      LayoutSubviews(children: children, places: places))
    return children.indices.map { index in
      guard let placed = places.placements[index] else {
        let own = children[index].size(for: proposal)
        return LayoutPlacement(
          origin: Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
          proposal: proposal)
      }
      let own = children[index].size(for: placed.proposal)
      return LayoutPlacement(
        origin: Point(
          x: Double(placed.point.x) - own.width * Double(placed.anchor.x),
          y: Double(placed.point.y) - own.height * Double(placed.anchor.y)),
        proposal: placed.proposal)
    }
  }
}

extension Layout {
  fileprivate func size(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> CGSize {
    var cache = makeCache(subviews: subviews)
    return sizeThatFits(
      proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
  }

  fileprivate func place(
    _ bounds: CGRect, _ proposal: ProposedSize, _ subviews: LayoutSubviews
  ) {
    var cache = makeCache(subviews: subviews)
    placeSubviews(
      in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
  }
}
