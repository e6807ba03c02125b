extension ViewNode {
  /// The node without the views inside it, for what is kept beside its frame.
  var withoutChildren: ViewNode {
    let none = ViewNode(.empty)
    var node = self
    switch content {
    case .text, .image, .shape, .spacer, .divider, .empty, .unknown, .geometry: return self
    case .control(var control):
      control.label = []
      control.content = []
      node.content = .control(control)
    case .group: node.content = .group([])
    case .stack(var stack):
      stack.children = []
      node.content = .stack(stack)
    case .layers(var layers):
      layers.children = []
      node.content = .layers(layers)
    case .grid(var grid):
      grid.children = []
      node.content = .grid(grid)
    case .gridRow(var row):
      row.children = []
      node.content = .gridRow(row)
    case .lazyGrid(var grid):
      grid.children = []
      node.content = .lazyGrid(grid)
    case .scroll(var scroll):
      scroll.children = []
      node.content = .scroll(scroll)
    case .list(var list):
      list.children = []
      node.content = .list(list)
    case .section: node.content = .section(SectionContent(children: []))
    case .navigation: node.content = .navigation(NavigationContent(root: []))
    case .tabs: node.content = .tabs(TabsContent(tabs: []))
    case .viewThatFits(let axes, _): node.content = .viewThatFits(axes: axes, [])
    case .custom(let layout, _): node.content = .custom(layout, [])
    case .modified(_, let modification):
      node.content = .modified(none, modification.withoutChildren)
    }
    return node
  }
}

extension ViewModification {
  /// The modification without the views that it brings.
  var withoutChildren: ViewModification {
    switch self {
    case .overlay(_, let alignment): .overlay([], alignment: alignment)
    case .background(_, let alignment): .background([], alignment: alignment)
    case .safeAreaInset(let edge, let alignment, let spacing, _):
      .safeAreaInset(edge, alignment: alignment, spacing: spacing, [])
    case .toolbarItem(let placement, _): .toolbarItem(placement, [])
    case .tabItem: .tabItem([])
    default: self
    }
  }
}
