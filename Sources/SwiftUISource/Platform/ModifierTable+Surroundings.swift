import Views

extension ModifierTable {
  /// Modifiers of the environment, and those of the app's own.
  static let surroundings: [String: Platform.Modifier] = [
    "environment": { view, call in environment(view, call) },
    "environmentObject": { view, call in object(view, call) },
    "preferredColorScheme": { view, call in
      AnyView(view.preferredColorScheme(call.native(0, as: ColorScheme.self)))
    },
    "colorScheme": { view, call in
      AnyView(view.preferredColorScheme(call.native(0, as: ColorScheme.self)))
    },
    "modifier": { view, call in
      guard case .instance(let instance)? = call.value(0) else { return nil }
      let (run, place) = (call.evaluator.run, call.place)
      return AnyView(
        DeferredView(run: run) { evaluator in
          SourceStyle.made(
            instance, "body", CallArgument(label: "content", value: .native(view)), evaluator,
            place)
        })
    },
    "equatable": { view, _ in view },
  ]

  private static func environment(_ view: AnyView, _ call: Call) -> AnyView? {
    guard case .keyPath(let names)? = call.value(0), let name = names.first else {
      return object(view, call)
    }
    guard let change = EnvironmentTable.changed(name, to: call.value(1), call) else { return view }
    return AnyView(view.transformEnvironment(\.self, transform: change))
  }

  private static func object(_ view: AnyView, _ call: Call) -> AnyView? {
    guard case .instance(let instance)? = call.value(0) else { return view }
    let name = instance.type.name
    return AnyView(
      view.transformEnvironment(\.self) { $0.sourceValues[name] = .instance(instance) })
  }

  /// Modifiers of bars and lists.
  static let screens: [String: Platform.Modifier] = [
    "navigationTitle": { view, call in title(view, call) },
    "navigationBarTitle": { view, call in title(view, call) },
    "navigationBarTitleDisplayMode": { view, call in
      AnyView(
        view.navigationBarTitleDisplayMode(
          call.native(0, as: NavigationBarItem.TitleDisplayMode.self) ?? .automatic))
    },
    "toolbar": { view, call in
      guard call.hasTrailing || call.has("content") else { return view }
      return AnyView(view.toolbar { call.content() })
    },
    "navigationBarItems": { view, call in
      AnyView(
        view.toolbar {
          ToolbarItem(placement: .topBarLeading) { item("leading", call) }
          ToolbarItem(placement: .topBarTrailing) { item("trailing", call) }
        })
    },
    "tabItem": { view, call in AnyView(view.tabItem { call.content() }) },
    "listRowInsets": { view, call in
      AnyView(view.listRowInsets(call.native(0, as: EdgeInsets.self)))
    },
    "listRowBackground": { view, call in
      guard let value = call.value(0) else { return view }
      return AnyView(view.listRowBackground(call.view(value)))
    },
    "listRowSpacing": { view, call in AnyView(view.listRowSpacing(call.length(0))) },
    "listSectionSpacing": { view, call in
      AnyView(view.listSectionSpacing(call.length(0) ?? 16))
    },
  ]

  private static func title(_ view: AnyView, _ call: Call) -> AnyView? {
    guard let title = call.text(0) else { return nil }
    let titled = view.navigationTitle(title)
    guard
      let mode = call.native("displayMode", as: NavigationBarItem.TitleDisplayMode.self)
    else { return AnyView(titled) }
    return AnyView(titled.navigationBarTitleDisplayMode(mode))
  }

  private static func item(_ label: String, _ call: Call) -> AnyView {
    call[label].map { call.view($0) } ?? AnyView(EmptyView())
  }
}
