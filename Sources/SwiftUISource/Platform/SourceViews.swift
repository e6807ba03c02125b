import ViewLayout
import Views

/// A view of the app, whose body is evaluated when its environment is known.
struct SourceView: PrimitiveView {
  let instance: Instance
  let run: Run
  let place: SourcePlace

  func resolve(in values: EnvironmentValues) -> ViewNode {
    let evaluator = Evaluator(run: run, values: values)
    let node = run.within(instance.type.name) {
      guard let body = evaluator.knownMember(of: .instance(instance), "body") else {
        return evaluator.unknown(instance.type.name, "it has no body", at: place).node(in: values)
      }
      return evaluator.view(body, at: place).node(in: values)
    }
    return node
      ?? evaluator.unknown(instance.type.name, Evaluator.tooDeep, at: place).node(in: values)
  }
}

/// Code that makes a view once its environment is known: modifiers and styles of the app, previews.
struct DeferredView: PrimitiveView {
  let run: Run
  let make: (Evaluator) -> AnyView

  func resolve(in values: EnvironmentValues) -> ViewNode {
    make(Evaluator(run: run, values: values)).node(in: values)
  }
}

/// Several views in order.
struct ViewList: PrimitiveView {
  let views: [AnyView]

  func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(.group(views.map { $0.node(in: values) }))
  }
}

/// The views of the elements of a list.
struct ElementViews: PrimitiveView {
  let views: [AnyView]
  let tags: [String]

  func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(
      .group(
        zip(views, tags).map { view, tag in
          let node = view.node(in: values)
          return node.tag == nil ? node.modified(.tag(tag), place: node.place) : node
        }))
  }
}

/// A view whose node knows where it is written.
struct PlacedView<Content: View>: PrimitiveView {
  let content: Content
  let place: SourcePlace

  func resolve(in values: EnvironmentValues) -> ViewNode {
    placed(content.node(in: values))
  }

  private func placed(_ node: ViewNode) -> ViewNode {
    var node = node
    // A line that a view was told of itself says less than the line with its column.
    let isSameLine = node.place?.line == place.line && node.place?.file == place.file
    guard node.place == nil || isSameLine && node.place?.column == 1 else { return node }
    node.place = place
    if case .modified(let inner, let modification) = node.content {
      node.content = .modified(placed(inner), modification)
    }
    return node
  }
}

/// A view that is not known.
struct UnknownView: PrimitiveView {
  let name: String
  let reason: String
  let place: SourcePlace

  func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(.unknown(UnknownContent(name: name, reason: reason)), place: place)
  }
}

/// Views in a layout of the platform.
enum LayoutContent {
  static func view(_ layout: any Layout, _ content: AnyView) -> AnyView {
    func laidOut<Kind: Layout>(_ layout: Kind) -> AnyView { AnyView(layout { content }) }
    return laidOut(layout)
  }
}

/// A look of buttons of the app.
struct SourceButtonStyle: Views.ButtonStyle {
  let instance: Instance
  let run: Run
  let place: SourcePlace

  func makeBody(configuration: Configuration) -> some View {
    SourceStyle.view(
      instance, run, place,
      configuration: [
        "label": .native(AnyView(configuration.label)), "isPressed": .boolean(false),
        "role": configuration.role.map { .native($0) } ?? .null,
      ])
  }
}

/// A look of labels of the app.
struct SourceLabelStyle: Views.LabelStyle {
  let instance: Instance
  let run: Run
  let place: SourcePlace

  func makeBody(configuration: Configuration) -> some View {
    SourceStyle.view(
      instance, run, place,
      configuration: [
        "title": .native(AnyView(configuration.title)),
        "icon": .native(AnyView(configuration.icon)),
      ])
  }
}

/// What styles and modifiers of the app make.
enum SourceStyle {
  static func view(
    _ instance: Instance, _ run: Run, _ place: SourcePlace, configuration: [String: Value]
  ) -> DeferredView {
    DeferredView(run: run) { evaluator in
      let parts = configuration.map { CallArgument(label: Optional($0.key), value: $0.value) }
      return made(
        instance, "makeBody", CallArgument(label: "configuration", value: .tuple(parts)), evaluator,
        place)
    }
  }

  /// The view that a function of an instance makes of one argument.
  static func made(
    _ instance: Instance, _ name: String, _ argument: CallArgument, _ evaluator: Evaluator,
    _ place: SourcePlace
  ) -> AnyView {
    guard let function = instance.type.functions[name]?.first else {
      return evaluator.unknown(instance.type.name, "it has no \(name)", at: place)
    }
    let value = evaluator.invoke(
      function, [argument], base: .instance(instance), type: instance.type)
    return evaluator.view(value, at: place)
  }
}

extension Views.EnvironmentValues {
  /// The app's own values and objects in the environment, by their names.
  var sourceValues: [String: Value] {
    get { self[SourceValuesKey.self] }
    set { self[SourceValuesKey.self] = newValue }
  }
}

private struct SourceValuesKey: EnvironmentKey {
  static var defaultValue: [String: Value] { [:] }
}
