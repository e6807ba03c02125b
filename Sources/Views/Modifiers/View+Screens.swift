// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

extension View {
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  public func navigationTitle(_ title: Text) -> some View {
    modified { .navigationTitle(title.content(in: $0)) }
  }

  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modified(.navigationTitleMode(mode.mode))
  }

  public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View {
    let content = content()
    return ChangedNode(content: self) { node, values in
      content.node(in: values).toolbarItems.reduce(node) { node, item in
        node.modified(.toolbarItem(item.placement, item.nodes))
      }
    }
  }

  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return modified { .tabItem([label.node(in: $0)]) }
  }
}

/// Words for bars.
public enum NavigationBarItem {
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large

    var mode: ViewModification.TitleMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

/// Where an item stands in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let placement: ViewModification.BarPlacement
  public static let automatic = ToolbarItemPlacement(placement: .trailing)
  public static let principal = ToolbarItemPlacement(placement: .principal)
  public static let navigation = ToolbarItemPlacement(placement: .leading)
  public static let primaryAction = ToolbarItemPlacement(placement: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(placement: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(placement: .leading)
  public static let topBarLeading = ToolbarItemPlacement(placement: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(placement: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(placement: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(placement: .trailing)
  public static let bottomBar = ToolbarItemPlacement(placement: .bottom)
}

/// An item of a bar.
public struct ToolbarItem<Content: View>: PrimitiveView {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(
      .modified(ViewNode(.empty), .toolbarItem(placement.placement, [content.node(in: values)])))
  }
}

/// Several items of a bar, which stand where one would.
public typealias ToolbarItemGroup = ToolbarItem

extension ViewNode {
  /// The items of a toolbar; a plain view stands at the trailing edge.
  fileprivate var toolbarItems: [(placement: ViewModification.BarPlacement, nodes: [ViewNode])] {
    switch content {
    case .group(let nodes): nodes.flatMap(\.toolbarItems)
    case .empty: []
    case .modified(_, .toolbarItem(let placement, let nodes)): [(placement, nodes)]
    default: [(.trailing, [self])]
    }
  }
}
