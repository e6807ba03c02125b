// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

/// A screen with a bar on top, of which the first is shown.
public struct NavigationStack<Content: View>: PrimitiveView {
  private let root: Content

  public init(@ViewBuilder root: () -> Content) { self.root = root() }

  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) { self.root = root() }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(.navigation(NavigationContent(root: [root.node(in: values)])))
  }
}

/// A screen with a bar on top, under its older name.
public struct NavigationView<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(.navigation(NavigationContent(root: [content.node(in: values)])))
  }
}

/// A screen with a bar of items at the bottom.
public struct TabView<Content: View>: PrimitiveView {
  private let content: Content
  /// Finds the chosen tab.
  private let selected: (ViewNode) -> Int?

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selected = { _ in nil }
  }

  public init<Selection: Hashable>(
    selection: Binding<Selection>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    selected = { node in selection.flatMap { node.position(ofTag: $0.wrappedValue) } }
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    let node = content.node(in: values)
    var tabs = TabsContent(tabs: node.tabs)
    tabs.selection = selected(node) ?? 0
    return ViewNode(.tabs(tabs))
  }
}

/// One screen of a bar of tabs.
public struct Tab<Content: View>: PrimitiveView {
  private let title: Text
  private let image: Image
  private let content: Content

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    title = Text(titleKey)
    image = Image(systemName: systemImage)
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    content.node(in: values).modified(
      .tabItem([image.node(in: values), title.node(in: values)]))
  }
}

extension ViewNode {
  /// The screens of a bar of tabs.
  fileprivate var tabs: [TabsContent.Tab] {
    switch content {
    case .group(let nodes): return nodes.flatMap(\.tabs)
    case .empty: return []
    case .modified(let inner, let modification):
      guard case .tabItem(let item) = modification else {
        return inner.tabs.map { tab in
          TabsContent.Tab(
            item: tab.item, content: tab.content.map { $0.modified(modification) })
        }
      }
      return [TabsContent.Tab(item: item, content: [inner])]
    default: return [TabsContent.Tab(item: [], content: [self])]
    }
  }
}
