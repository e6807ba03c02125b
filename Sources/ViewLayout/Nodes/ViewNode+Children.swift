extension ViewNode {
  /// The node without the views inside it, for what is kept beside its frame.
  var withoutChildren: ViewNode {
    if case .geometry = content { return self }
    var node = replacingChildren { _ in [] }
    if case .control(let control) = content, case .control(var kept) = node.content {
      kept.spokenLabel = control.label.spokenText
      node.content = .control(kept)
    }
    return node
  }

  /// The node with each list of views inside it replaced.
  ///
  /// - Parameter change: Makes the new list of an old one; it may be called when a layout is made.
  /// - Returns: The changed node.
  package func replacingChildren(
    _ change: @escaping @Sendable ([ViewNode]) -> [ViewNode]
  ) -> ViewNode {
    var node = self
    node.content = content.replacingChildren(change)
    return node
  }
}

extension ViewNode.Content {
  fileprivate func replacingChildren(
    _ change: @escaping @Sendable ([ViewNode]) -> [ViewNode]
  ) -> Self {
    switch self {
    case .text, .image, .shape, .spacer, .divider, .empty, .unknown: return self
    case .geometry(let geometry):
      return .geometry(GeometryContent { .group(change([geometry.make($0)])) })
    case .control(var control):
      control.label = change(control.label)
      control.content = change(control.content)
      return .control(control)
    case .group(let nodes): return .group(change(nodes))
    case .stack(var stack):
      stack.children = change(stack.children)
      return .stack(stack)
    case .layers(var layers):
      layers.children = change(layers.children)
      return .layers(layers)
    case .grid(var grid):
      grid.children = change(grid.children)
      return .grid(grid)
    case .gridRow(var row):
      row.children = change(row.children)
      return .gridRow(row)
    case .lazyGrid(var grid):
      grid.children = change(grid.children)
      return .lazyGrid(grid)
    case .scroll(var scroll):
      scroll.children = change(scroll.children)
      return .scroll(scroll)
    case .list(var list):
      list.children = change(list.children)
      return .list(list)
    case .section(let section):
      return .section(
        SectionContent(
          header: change(section.header), footer: change(section.footer),
          children: change(section.children)))
    case .navigation(let navigation):
      return .navigation(NavigationContent(root: change(navigation.root)))
    case .tabs(var tabs):
      tabs.tabs = tabs.tabs.map { tab in
        TabsContent.Tab(item: change(tab.item), content: change(tab.content))
      }
      return .tabs(tabs)
    case .viewThatFits(let axes, let nodes): return .viewThatFits(axes: axes, change(nodes))
    case .custom(let layout, let nodes): return .custom(layout, change(nodes))
    case .modified(let inner, let modification):
      return .modified(.group(change([inner])), modification.replacingChildren(change))
    }
  }
}

extension ViewModification {
  /// The modification with the views that it brings replaced.
  fileprivate func replacingChildren(_ change: ([ViewNode]) -> [ViewNode]) -> ViewModification {
    switch self {
    case .overlay(let nodes, let alignment): .overlay(change(nodes), alignment: alignment)
    case .background(let nodes, let alignment): .background(change(nodes), alignment: alignment)
    case .safeAreaInset(let edge, let alignment, let spacing, let nodes):
      .safeAreaInset(edge, alignment: alignment, spacing: spacing, change(nodes))
    case .toolbarItem(let placement, let nodes): .toolbarItem(placement, change(nodes))
    case .tabItem(let nodes): .tabItem(change(nodes))
    default: self
    }
  }
}
