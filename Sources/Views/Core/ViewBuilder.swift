// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

/// Makes views of the statements of a closure.
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in order.
public struct TupleView<each Content: View>: PrimitiveView {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    var nodes: [ViewNode] = []
    for view in repeat each content { nodes.append(view.node(in: values)) }
    return ViewNode(.group(nodes))
  }
}

/// One of two views.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    switch self {
    case .first(let view): view.node(in: values)
    case .second(let view): view.node(in: values)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("an optional view is resolved directly") }
}

extension Optional: PrimitiveView where Wrapped: View {
  package func resolve(in values: EnvironmentValues) -> ViewNode {
    self?.node(in: values) ?? ViewNode(.empty)
  }
}

/// Views made of the elements of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  /// Makes a view of each identifiable element.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    id = { $0.id }
    self.content = content
  }

  /// Makes a view of each element, known by a part of it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// Makes a view of each number of a range.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.data = data
    id = { $0 }
    self.content = content
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(
      .group(
        data.map { element in
          let node = content(element).node(in: values)
          // Elements are told apart by their ids where the app gives no tags.
          return node.tag == nil
            ? node.modified(.tag(String(reflecting: id(element)))) : node
        }))
  }
}
