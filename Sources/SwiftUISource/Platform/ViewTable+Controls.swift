import ViewLayout
import Views

extension ViewTable {
  /// Buttons and what is tapped like one.
  static let controls: [String: Platform.Maker] = [
    "Button": { call in
      .native(
        Button(
          role: call.native("role", as: ButtonRole.self), action: {}, label: { label(call) },
          file: call.place.file, line: call.place.line))
    },
    "Label": { call in
      let title = call.text(0).map { AnyView($0) } ?? call.views("title") ?? call.trailing()
      let icon =
        call.string("systemImage").map { call.placed(Image(systemName: $0.text)) }
        ?? call.string("image").map { call.placed(Image($0.text)) } ?? call.views("icon")
      return .native(
        Label(
          title: { title ?? AnyView(EmptyView()) }, icon: { icon ?? AnyView(EmptyView()) }))
    },
    "Link": { call in
      let label = title(call) ?? call.views("label") ?? call.content("label")
      return .native(Link(destination: address) { label })
    },
    "ShareLink": { call in
      let label = title(call) ?? call.trailing() ?? AnyView(Text("Share…"))
      return .native(Button(action: {}, label: { label }))
    },
    "NavigationLink": { call in
      let label = title(call) ?? call.views("label") ?? call.trailing()
      return .native(
        NavigationLink(destination: EmptyView()) { label ?? AnyView(EmptyView()) })
    },
    "Menu": { call in
      let label = title(call) ?? call.views("label") ?? AnyView(EmptyView())
      return .native(Menu(content: { EmptyView() }, label: { label }))
    },
    "Toggle": { call in
      .native(
        Toggle(isOn: .constant(call.boolean("isOn") ?? true)) { label(call) })
    },
    "Stepper": { call in
      .native(Stepper(value: .constant(0), in: 0...1) { label(call) })
    },
    "Slider": { call in
      let range = call["in"].map { call.evaluator.bounds($0) } ?? (0, 1)
      let value = call.number("value") ?? range.0
      return .native(
        Slider(
          value: .constant(min(max(value, range.0), range.1)), in: range.0...max(range.1, range.0)))
    },
    "Picker": { call in
      .native(
        Picker(selection: .constant(call.tag(call["selection"]))) {
          call.content()
        } label: {
          label(call)
        })
    },
    "DatePicker": { call in
      .native(
        LabeledContent {
          Text(verbatim: "12 Sep 2026").placed(at: call.place)
        } label: {
          label(call)
        })
    },
    "EditButton": { _ in .native(Button("Edit") {}) },
  ]

  /// Fields and groups.
  static let fields: [String: Platform.Maker] = [
    "TextField": { call in
      let axis = call.axes(call["axis"])
      return .native(
        TextField(
          prompt(call), text: .constant(call.string("text")?.text ?? ""),
          axis: axis == .vertical ? .vertical : .horizontal))
    },
    "SecureField": { call in
      .native(SecureField(prompt(call), text: .constant(call.string("text")?.text ?? "")))
    },
    "TextEditor": { call in
      .native(TextEditor(text: .constant(call.string("text")?.text ?? "")))
    },
    "ProgressView": { call in progress(call) },
    "Gauge": { call in progress(call) },
    "DisclosureGroup": { call in
      .native(
        DisclosureGroup(isExpanded: .constant(call.boolean("isExpanded") ?? false)) {
          call.content()
        } label: {
          label(call)
        })
    },
    "LabeledContent": { call in
      let value = call["value"].map { AnyView(call.verbatim($0)) }
      return .native(
        LabeledContent {
          value ?? call.content()
        } label: {
          label(call)
        })
    },
    "GroupBox": { call in
      guard let title = title(call) ?? call.views("label") else {
        return .native(GroupBox { call.content() })
      }
      return .native(
        GroupBox {
          call.content()
        } label: {
          title
        })
    },
  ]

  private static let address = URL(filePath: "/")

  /// The text that a control begins with.
  private static func title(_ call: Call) -> AnyView? {
    guard let title = call.text(0) else { return nil }
    if let symbol = call.string("systemImage") {
      return AnyView(Label(title: { title }, icon: { call.placed(Image(systemName: symbol.text)) }))
    }
    return AnyView(title)
  }

  /// What a control is labelled with: its title, or a closure.
  private static func label(_ call: Call) -> AnyView {
    title(call) ?? call.views("label") ?? call.trailing() ?? AnyView(EmptyView())
  }

  /// The prompt of a field.
  private static func prompt(_ call: Call) -> LocalizedStringKey {
    let value = call.value(0) ?? call["prompt"]
    guard let text = call.text(value) else { return "" }
    return LocalizedStringKey("\(text)")
  }

  private static func progress(_ call: Call) -> Value {
    let title = call.value(0).flatMap { call.text($0) }
    let total = call.number("total") ?? 1
    guard let value = call.number("value"), total > 0 else {
      return title.map { .native(ProgressView(LocalizedStringKey("\($0)"))) }
        ?? .native(ProgressView())
    }
    return title.map {
      .native(ProgressView(LocalizedStringKey("\($0)"), value: .some(value), total: total))
    } ?? .native(ProgressView(value: .some(value), total: total))
  }
}

extension Evaluator {
  /// The ends of a range.
  func bounds(_ value: Value) -> (Double, Double) {
    guard case .range(let lower, let upper, _) = value else { return (0, 1) }
    return (lower.flatMap(number) ?? 0, upper.flatMap(number) ?? 1)
  }
}
