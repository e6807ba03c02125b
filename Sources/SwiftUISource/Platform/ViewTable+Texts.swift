import ViewLayout
import Views

/// How views of the platform are made of calls.
enum ViewTable {}

extension ViewTable {
  /// Texts and what they are made of.
  static let texts: [String: Platform.Maker] = [
    "Text": { call in .native(text(call)) },
    "LocalizedStringKey": { call in
      guard var string = call.string(0) else { return nil }
      string.isKey = true
      string.key = string.key ?? LocalizedStringKey(string.text)
      return .string(string)
    },
    "LocalizedStringResource": { call in
      guard var string = call.string(0) else { return nil }
      string.isKey = true
      string.table = call.string("table")?.text
      return .string(string)
    },
  ]

  private static func text(_ call: Call) -> Text {
    if let verbatim = call["verbatim"] {
      var string = call.evaluator.text(verbatim)
      string.isKey = false
      return call.evaluator.text(of: string, at: call.place)
    }
    guard let value = call.value(0) else { return Text(verbatim: "").placed(at: call.place) }
    if case .native(let image as Image) = value { return Text(image).placed(at: call.place) }
    if case .native(let text as Text) = value { return text }
    if let format = call["format"], let written = written(value, format, call) {
      return call.verbatim(written)
    }
    var string = call.evaluator.text(value)
    string.table = call.string("tableName")?.text ?? string.table
    return call.evaluator.text(of: string, at: call.place)
  }

  /// A number in a form.
  private static func written(_ value: Value, _ format: Value, _ call: Call) -> Value? {
    let formatting = Call(
      evaluator: call.evaluator, arguments: [CallArgument(label: nil, value: format)],
      position: call.position, file: call.file)
    return StandardLibrary.call("formatted", of: value, formatting)
  }

  /// Pictures.
  static let pictures: [String: Platform.Maker] = [
    "Image": { call in
      if let name = call.string("systemName") { return .native(Image(systemName: name.text)) }
      if let name = call.string("decorative") { return .native(Image(decorative: name.text)) }
      if case .symbol(let symbol)? = call.value(0) {
        return .native(Image(symbol.links.first?.name ?? ""))
      }
      return .native(Image(call.string(0)?.text ?? ""))
    },
    "AsyncImage": { call in
      let picture = Value.native(Image("picture"))
      if let placeholder = call.views("placeholder") { return .native(placeholder) }
      guard call.hasTrailing else { return .native(AsyncImage<Color>(url: nil)) }
      return .native(call.content("content", [picture]))
    },
  ]

  /// Shapes, and colours as views.
  static let shapes: [String: Platform.Maker] = [
    "Rectangle": { _ in .native(Rectangle()) },
    "RoundedRectangle": { call in
      .native(RoundedRectangle(cornerRadius: call.length("cornerRadius") ?? 0))
    },
    "UnevenRoundedRectangle": { _ in .native(RoundedRectangle(cornerRadius: 0)) },
    "Capsule": { _ in .native(Capsule()) },
    "Circle": { _ in .native(Circle()) },
    "Ellipse": { _ in .native(Ellipse()) },
    "LinearGradient": { call in gradient(call) },
    "RadialGradient": { call in gradient(call) },
    "AngularGradient": { call in gradient(call) },
    "Gradient": { call in
      call["colors"].flatMap { call.evaluator.elements($0).first }
    },
  ]

  /// A gradient, of which the first colour is drawn.
  private static func gradient(_ call: Call) -> Value {
    let colors = (call["colors"] ?? call["gradient"]).map { call.evaluator.elements($0) } ?? []
    let first = call.native(colors.first, as: Color.self) ?? .gray
    return .native(LinearGradient(colors: [first], startPoint: .top, endPoint: .bottom))
  }
}
