import ViewLayout
import Views

extension ViewTable {
  /// Stacks and grids.
  static let stacks: [String: Platform.Maker] = [
    "VStack": { call in
      .native(
        VStack(
          alignment: call.native("alignment", as: HorizontalAlignment.self) ?? .center,
          spacing: call.length("spacing")
        ) { call.content() })
    },
    "HStack": { call in
      .native(
        HStack(
          alignment: call.native("alignment", as: VerticalAlignment.self) ?? .center,
          spacing: call.length("spacing")
        ) { call.content() })
    },
    "ZStack": { call in
      .native(
        ZStack(alignment: call.native("alignment", as: Views.Alignment.self) ?? .center) {
          call.content()
        })
    },
    "LazyVStack": { call in
      .native(
        LazyVStack(
          alignment: call.native("alignment", as: HorizontalAlignment.self) ?? .center,
          spacing: call.length("spacing")
        ) { call.content() })
    },
    "LazyHStack": { call in
      .native(
        LazyHStack(
          alignment: call.native("alignment", as: VerticalAlignment.self) ?? .center,
          spacing: call.length("spacing")
        ) { call.content() })
    },
    "Grid": { call in
      .native(
        Grid(
          alignment: call.native("alignment", as: Views.Alignment.self) ?? .center,
          horizontalSpacing: call.length("horizontalSpacing"),
          verticalSpacing: call.length("verticalSpacing")
        ) { call.content() })
    },
    "GridRow": { call in
      .native(
        GridRow(alignment: call.native("alignment", as: VerticalAlignment.self)) {
          call.content()
        })
    },
    "LazyVGrid": { call in
      .native(
        LazyVGrid(
          columns: tracks(call["columns"], call),
          alignment: call.native("alignment", as: HorizontalAlignment.self) ?? .center,
          spacing: call.length("spacing")
        ) { call.content() })
    },
    "LazyHGrid": { call in
      .native(
        LazyHGrid(
          rows: tracks(call["rows"], call),
          alignment: call.native("alignment", as: VerticalAlignment.self) ?? .center,
          spacing: call.length("spacing")
        ) { call.content() })
    },
    "Spacer": { call in .native(Spacer(minLength: call.length("minLength"))) },
    "Divider": { _ in .native(Divider()) },
  ]

  private static func tracks(_ value: Value?, _ call: Call) -> [GridItem] {
    guard let value else { return [] }
    return call.evaluator.elements(value).map { call.native($0, as: GridItem.self) ?? GridItem() }
  }

  /// Containers without a look of their own, and screens.
  static let containers: [String: Platform.Maker] = [
    "Group": { call in .native(Group { call.content() }) },
    "AnyView": { call in
      .native(call.view(call.value(0) ?? call["erasing"] ?? .null))
    },
    "EmptyView": { _ in .native(EmptyView()) },
    "ScrollView": { call in
      .native(
        ScrollView(call.axes(call.value(0)) ?? .vertical) {
          call.content()
        })
    },
    "ScrollViewReader": { call in
      .native(call.content("content", [.unknown(UnknownValue(name: "proxy"))]))
    },
    "ViewThatFits": { call in
      .native(
        ViewThatFits(in: call.axes(call["in"]) ?? [.horizontal, .vertical]) {
          call.content()
        })
    },
    "GeometryReader": { call in
      .native(GeometryReader { proxy in call.content("content", [.native(proxy)]) })
    },
    "TimelineView": { call in
      .native(call.content("content", [.unknown(UnknownValue(name: "context"))]))
    },
    "ForEach": { call in forEach(call) },
    "NavigationStack": { call in .native(NavigationStack { call.content("root") }) },
    "NavigationView": { call in .native(NavigationView { call.content() }) },
    "NavigationSplitView": { call in
      .native(NavigationStack { call.views("sidebar") ?? call.content() })
    },
    "TabView": { call in
      guard let selection = call["selection"] else { return .native(TabView { call.content() }) }
      let tag = Binding<SourceTag>?.some(.constant(call.tag(selection)))
      return .native(TabView(selection: tag) { call.content() })
    },
    "Tab": { call in tab(call) },
    "ToolbarItem": { call in toolbarItem(call) },
    "ToolbarItemGroup": { call in toolbarItem(call) },
    "ToolbarSpacer": { _ in .native(EmptyView()) },
  ]

  private static func toolbarItem(_ call: Call) -> Value {
    .native(
      ToolbarItem(
        placement: call.native("placement", as: ToolbarItemPlacement.self) ?? .automatic
      ) { call.content() })
  }

  private static func tab(_ call: Call) -> Value {
    let title = call.text(0)
    let content = call.content()
    let tag = call["value"].map { call.tag($0) }
    let image = call.string("systemImage").map { call.placed(Image(systemName: $0.text)) }
    let item = content.tabItem {
      if let image { image }
      if let title { title }
      if let label = call.views("label") { label }
    }
    return tag.map { .native(AnyView(item.tag($0))) } ?? .native(AnyView(item))
  }

  private static func forEach(_ call: Call) -> Value? {
    guard let data = call.value(0) else { return nil }
    let elements = call.evaluator.elements(data)
    let identify: (Value) -> Value? = { element in
      guard case .keyPath(let names)? = call["id"] else {
        return call.evaluator.knownMember(of: element, "id") ?? element
      }
      return names.reduce(element) { value, name in
        name == "self" ? value : call.evaluator.member(of: value, name, at: call.position)
      }
    }
    return .native(
      ElementViews(
        views: elements.map { call.content("content", [$0]) },
        tags: elements.enumerated().map { index, element in
          identify(element).map { call.evaluator.reflection($0) } ?? String(index)
        }))
  }

  /// Lists and their parts.
  static let lists: [String: Platform.Maker] = [
    "List": { call in
      if let data = call.value(0), call.hasTrailing || call.has("rowContent") {
        if case .closure = data { return .native(List { call.content() }) }
        guard let rows = forEach(call) else { return nil }
        return .native(List { call.view(rows) })
      }
      return .native(List { call.content() })
    },
    "Form": { call in .native(Form { call.content() }) },
    "Section": { call in
      let header = call.text(0).map { AnyView($0) } ?? call.views("header")
      return .native(
        Section(
          content: { call.content() },
          header: { header ?? AnyView(EmptyView()) },
          footer: { call.views("footer") ?? AnyView(EmptyView()) }))
    },
  ]
}
