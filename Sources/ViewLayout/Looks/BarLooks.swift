import DynamicType
import TextLayout

extension NavigationContent {
  /// The screen below its bar.
  func look(_ facts: BarFacts, environment: ViewEnvironment, hasFreeTop: Bool) -> ViewNode {
    let profile = environment.profile
    let isLarge = facts.hasLargeTitle
    let offset = hasFreeTop ? 0 : profile.barOffset
    var rows = [facts.itemRow(profile: profile, offset: offset, showsTitle: !isLarge)]
    if isLarge, let title = facts.title {
      var large = title
      large.text = title.text.withFont(.system(.largeTitle).bold())
      large.lineLimit = 1
      large.isHeading = true
      var text = ViewNode(.text(large))
      text.part = .navigationTitle
      rows.append(
        text.modified(
          .padding(EdgeInsets(leading: 16, bottom: profile.largeTitle.padding, trailing: 16))
        )
        .modified(
          .flexibleFrame(
            FlexibleFrame(
              maxWidth: .infinity, minHeight: profile.largeTitle.minimum,
              alignment: .bottomLeading))))
    }
    var bar = ViewNode(.stack(StackContent(.vertical, spacing: 0, children: rows)))
    bar.part = .navigationBar
    var content = ViewNode.group(root).modified(.filling)
    if let toolbar = facts.toolbar() {
      content = content.modified(
        .safeAreaInset(.bottom, alignment: .center, spacing: 0, [toolbar]))
    }
    return content.modified(.safeAreaInset(.top, alignment: .center, spacing: 0, [bar]))
  }
}

extension ViewModification {
  /// A box that takes all the room it is offered.
  static let filling = ViewModification.flexibleFrame(
    FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity))
}

/// What the views of a screen say about its bar.
struct BarFacts {
  var title: TextContent?
  var mode = ViewModification.TitleMode.automatic
  var items: [(placement: ViewModification.BarPlacement, nodes: [ViewNode])] = []

  init(_ nodes: [ViewNode]) {
    for node in nodes { collect(node) }
  }

  /// Whether the title stands in large type below the items.
  var hasLargeTitle: Bool { title != nil && mode != .inline }

  private mutating func collect(_ node: ViewNode) {
    switch node.content {
    case .modified(let inner, let modification):
      switch modification {
      case .navigationTitle(let text): title = title ?? text
      case .navigationTitleMode(let own): mode = mode == .automatic ? own : mode
      case .toolbarItem(let placement, let nodes): items.append((placement, nodes))
      default: break
      }
      collect(inner)
    case .group(let nodes): nodes.forEach { collect($0) }
    case .stack(let stack): stack.children.forEach { collect($0) }
    case .layers(let layers): layers.children.forEach { collect($0) }
    case .scroll(let scroll): scroll.children.forEach { collect($0) }
    default: break
    }
  }

  /// The bar at the bottom with its items; nil where there are none.
  ///
  /// Source: a toolbar of UIKit is 44 points high.
  func toolbar() -> ViewNode? {
    let items = row(.bottom)
    guard !items.isEmpty else { return nil }
    var bar = ViewNode(.stack(StackContent(.horizontal, spacing: 16, children: items)))
      .modified(.padding(EdgeInsets(leading: 16, trailing: 16)))
      .modified(.flexibleFrame(FlexibleFrame(maxWidth: .infinity)))
      .modified(.frame(width: nil, height: 44, alignment: .center))
      .modified(.environment(EnvironmentChange(category: .default, bar: .toolbar)))
    bar.part = .toolbar
    return bar
  }

  /// The items of a place.
  private func row(_ placement: ViewModification.BarPlacement) -> [ViewNode] {
    items.filter { $0.placement == placement }.flatMap(\.nodes).flatMap(\.members).map { node in
      var item = ViewNode(.layers(LayersContent(children: [node])))
      item.part = .toolbarItem
      return item
    }
  }

  /// The row of the bar with its items, whose text keeps its size.
  func itemRow(profile: PlatformProfile, offset: Double, showsTitle: Bool) -> ViewNode {
    var middle = row(.principal)
    if middle.isEmpty, showsTitle, var inline = title {
      inline.text = inline.text.withFont(.system(.headline))
      inline.lineLimit = 1
      inline.isHeading = true
      var text = ViewNode(.text(inline))
      text.part = .navigationTitle
      middle = [text]
    }
    let sides = ViewNode(
      .stack(
        StackContent(
          .horizontal, spacing: 16,
          children: row(.leading) + [ViewNode(.spacer(minLength: 0))] + row(.trailing))))
    let content = ViewNode(
      .layers(
        LayersContent(
          children: [sides.modified(.padding(EdgeInsets(leading: 16, trailing: 16)))] + middle)))
    return
      content.modified(.frame(width: nil, height: profile.barHeight, alignment: .center))
      .modified(.padding(EdgeInsets(top: offset)))
      .modified(.environment(EnvironmentChange(category: .default, bar: .navigation)))
  }
}

extension TabsContent {
  /// The shown screen above the bar of items.
  func look(environment: ViewEnvironment) -> ViewNode {
    let items = tabs.map { tab -> ViewNode in
      var item = ViewNode(
        .stack(StackContent(.vertical, spacing: 2, children: tab.item.map(\.tabItem))))
      item.part = .tabItem
      return item.modified(.flexibleFrame(FlexibleFrame(maxWidth: .infinity)))
    }
    var bar = ViewNode(.stack(StackContent(.horizontal, spacing: 0, children: items)))
      .modified(.frame(width: nil, height: environment.profile.tabBarHeight, alignment: .center))
      .modified(.environment(EnvironmentChange(category: .default, bar: .tabs)))
    bar.part = .tabBar
    let shown = tabs.indices.contains(selection) ? tabs[selection].content : []
    return ViewNode.group(shown).modified(.filling)
      .modified(.safeAreaInset(.bottom, alignment: .center, spacing: 0, [bar]))
  }
}

extension ViewNode {
  /// The view as a part of a tab's item: text at 10 points medium, above it the symbol.
  ///
  /// Source: the item titles of tab bars do not follow the text size.
  fileprivate var tabItem: ViewNode {
    switch content {
    case .text(var text):
      text.text = text.text.withFont(.system(size: 10, weight: .medium))
      text.lineLimit = 1
      return ViewNode(.text(text), id: id, place: place)
    case .control(let control):
      guard case .label = control.kind else { return self }
      return .group((control.content + control.label).map(\.tabItem))
    case .modified(let inner, let modification):
      return ViewNode(.modified(inner.tabItem, modification), id: id, place: place)
    default: return self
    }
  }
}
