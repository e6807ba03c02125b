import ViewLayout
import Views

/// A call with its arguments, as makers of views and values read it.
struct Call {
  let evaluator: Evaluator
  let arguments: [CallArgument]
  let position: Position
  let file: String

  var place: SourcePlace {
    SourcePlace(file: file, line: Int(position.line), column: Int(position.column))
  }

  // MARK: Values

  /// The argument of a label.
  subscript(label: String) -> Value? {
    arguments.first { $0.label == label }.map { Self.unbound($0.value) }
  }

  /// An argument without a label, by its number among those.
  func value(_ index: Int) -> Value? {
    let plain = arguments.filter { $0.label == nil && !$0.isTrailing }
    return plain.indices.contains(index) ? Self.unbound(plain[index].value) : nil
  }

  func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }

  /// The value of a binding that never changes: `.constant(true)`.
  private static func unbound(_ value: Value) -> Value {
    guard case .symbol(let symbol) = value, let first = symbol.links.first,
      first.name == "constant", let inner = first.arguments?.first
    else { return value }
    return inner.value
  }

  /// A value of the platform, a symbol of which is looked up among those of its type.
  func native<Wanted: PlatformValue>(_ value: Value?, as type: Wanted.Type) -> Wanted? {
    switch value {
    case .native(let native)?: return native as? Wanted
    case .symbol(let symbol)?:
      guard case .native(let native) = evaluator.resolved(symbol, as: type.sourceName) else {
        return nil
      }
      return native as? Wanted
    default: return nil
    }
  }

  func native<Wanted: PlatformValue>(_ label: String, as type: Wanted.Type) -> Wanted? {
    native(self[label], as: type)
  }

  func native<Wanted: PlatformValue>(_ index: Int, as type: Wanted.Type) -> Wanted? {
    native(value(index), as: type)
  }

  func number(_ label: String) -> Double? { self[label].flatMap(evaluator.number) }
  func number(_ index: Int) -> Double? { value(index).flatMap(evaluator.number) }
  func length(_ label: String) -> CGFloat? { number(label).map { CGFloat($0) } }
  func length(_ index: Int) -> CGFloat? { number(index).map { CGFloat($0) } }
  func integer(_ index: Int) -> Int? { value(index).flatMap(evaluator.integer) }
  func integer(_ label: String) -> Int? { self[label].flatMap(evaluator.integer) }

  func boolean(_ label: String) -> Bool? { self[label].map(evaluator.isTrue) }
  func boolean(_ index: Int) -> Bool? { value(index).map(evaluator.isTrue) }

  func string(_ index: Int) -> StringValue? { value(index).map(evaluator.text) }
  func string(_ label: String) -> StringValue? { self[label].map(evaluator.text) }

  /// What stands for a value among others, in pickers and lists.
  func tag(_ value: Value?) -> SourceTag { SourceTag(value.map(evaluator.reflection) ?? "") }

  // MARK: Views

  /// A text of an argument.
  func text(_ value: Value?) -> Text? {
    guard let value else { return nil }
    if case .native(let text as Text) = value { return text }
    return evaluator.text(of: evaluator.text(value), at: place)
  }

  /// A text of an argument that is shown as it is, even if it looks like a key.
  func verbatim(_ value: Value) -> Text {
    var string = evaluator.text(value)
    string.isKey = false
    return evaluator.text(of: string, at: place)
  }

  /// A view that knows where it is written.
  func placed<Content: View>(_ view: Content) -> AnyView {
    AnyView(PlacedView(content: view, place: place))
  }

  func text(_ index: Int) -> Text? { text(value(index)) }

  /// The views of a closure; nil where there is none.
  ///
  /// - Parameters:
  ///   - label: The label of the closure; one behind the parentheses may have none.
  ///   - arguments: What the closure is given.
  /// - Returns: The views as one.
  func views(_ label: String, _ arguments: [Value] = []) -> AnyView? {
    let labelled = self.arguments.first { $0.label == label }
    return labelled.map { view($0.value, arguments) }
  }

  /// The views of the first closure behind the parentheses, or of a labelled one.
  func content(_ label: String = "content", _ arguments: [Value] = []) -> AnyView {
    views(label, arguments) ?? trailing(arguments) ?? AnyView(EmptyView())
  }

  /// The views of the closure without a label behind the parentheses.
  func trailing(_ arguments: [Value] = []) -> AnyView? {
    let closure =
      self.arguments.first { $0.isTrailing && $0.label == nil }
      ?? self.arguments.last {
        if $0.label == nil, case .closure = $0.value { true } else { false }
      }
    return closure.map { view($0.value, arguments) }
  }

  var hasTrailing: Bool { arguments.contains { $0.isTrailing && $0.label == nil } }

  func view(_ value: Value, _ arguments: [Value] = []) -> AnyView {
    switch value {
    case .closure(let closure):
      return evaluator.view(evaluator.call(closure, arguments), at: place)
    case .function(let function):
      let call = Call(
        evaluator: evaluator, arguments: arguments.map { CallArgument(label: nil, value: $0) },
        position: position, file: file)
      return evaluator.view(evaluator.call(.function(function), call, name: ""), at: place)
    default: return evaluator.view(value, at: place)
    }
  }

  /// Does something with the first closure or key path; nil where there is none.
  func apply(_ work: (([Value]) -> Value) -> Value) -> Value? {
    for argument in arguments {
      switch argument.value {
      case .closure(let closure): return work { evaluator.call(closure, $0) }
      case .keyPath(let names):
        return work { values in
          names.reduce(values.first ?? .null) { value, name in
            name == "self" ? value : evaluator.member(of: value, name, at: position)
          }
        }
      case .function(let function):
        return work { values in
          evaluator.invoke(
            function.function, values.map { CallArgument(label: nil, value: $0) },
            base: function.base, type: function.type)
        }
      default: continue
      }
    }
    return nil
  }
}

/// What tells a view from others, by the description of a value.
struct SourceTag: Hashable, CustomDebugStringConvertible {
  let debugDescription: String

  init(_ description: String) { debugDescription = description }
}

extension Evaluator {
  /// A value as its description tells it from others.
  func reflection(_ value: Value) -> String {
    switch value {
    case .string(let string): String(reflecting: string.text)
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let value): String(value)
    case .enumeration(let enumeration): enumeration.type.name + "." + enumeration.name
    case .symbol(let symbol): symbol.links.map(\.name).joined(separator: ".")
    case .native(let native): String(reflecting: native)
    case .null: "nil"
    case .instance: knownMember(of: value, "id").map(reflection) ?? "instance"
    case .unknown(let unknown): unknown.name
    default: "value"
    }
  }

  /// A text that a view shows, which is counted.
  func text(of string: StringValue, at place: SourcePlace) -> Text {
    if let sample = string.sample {
      run.coverage.sampledTexts[place] = sample
    } else {
      run.coverage.resolvedTexts.insert(place)
    }
    let text: Text
    if let source = string.source {
      text = Text(source.key, tableName: source.table)
    } else if string.isKey, let key = string.key {
      text = Text(key, tableName: string.table)
    } else if let sample = string.sample {
      text = Text(sample: string.text, of: sample)
    } else {
      text = Text(verbatim: string.text)
    }
    return text.placed(at: place)
  }
}
