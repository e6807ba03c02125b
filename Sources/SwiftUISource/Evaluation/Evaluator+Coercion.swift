import DynamicType
import ViewLayout
import Views

extension Evaluator {
  /// A value as a variable of a type holds it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: The type, where it is written.
  ///   - outer: The type in whose code it is written.
  ///   - keepsKeys: Whether a literal remains a key even where the type does not say so.
  /// - Returns: The value, with symbols of a known type resolved.
  func coerced(
    _ value: Value, to type: TypeReference?, _ outer: TypeInfo?, keepsKeys: Bool = false
  ) -> Value {
    let meaning = type.map { program.meaning(of: $0, in: outer) }
    let name = meaning?.name ?? ""
    switch value {
    case .integer(let number) where Self.numberTypes.contains(name): return .number(Double(number))
    case .number(let number) where name == "Int": return .integer(Int(clamping: number))
    case .string(var string):
      guard !keepsKeys || name == "String" else { return value }
      string.isKey = string.isKey && Self.keyTypes.contains(name)
      return .string(string)
    case .array(let elements):
      let element = meaning?.arguments.first
      return .array(elements.map { coerced($0, to: element, outer, keepsKeys: keepsKeys) })
    case .symbol(let symbol):
      guard !name.isEmpty else { return value }
      if name == "Binding" || Self.wrapsValue.contains(name), let inner = meaning?.arguments.first {
        return coerced(value, to: inner, outer)
      }
      let known = name == "Self" ? outer?.name ?? name : program.type(name, in: outer)?.name ?? name
      return resolved(symbol, as: known)
    case .closure(let closure):
      // What builds a view is called at once where the view itself is kept.
      guard let meaning, !meaning.isFunction, meaning.name == "View" || meaning.name == "Content"
      else { return value }
      return call(closure, [])
    case .tuple(let elements) where meaning?.name == "" && meaning?.arguments.isEmpty == false:
      return .tuple(
        elements.enumerated().map { index, element in
          let types = meaning?.arguments ?? []
          return CallArgument(
            label: element.label,
            value: coerced(
              element.value, to: types.indices.contains(index) ? types[index] : nil, outer)
          )
        })
    case .unknown(var unknown) where unknown.type == nil:
      unknown.type = type
      return .unknown(unknown)
    default: return value
    }
  }

  private static let numberTypes: Set<String> = [
    "Double", "CGFloat", "Float", "TimeInterval", "Decimal",
  ]
  private static let keyTypes: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "Text",
  ]
  private static let wrapsValue: Set<String> = ["State", "Published", "Optional"]

  /// What a symbol means where a type is expected.
  func resolved(_ symbol: Symbol, as type: String) -> Value {
    guard let first = symbol.links.first else { return .null }
    var value = start(first, of: type)
    for link in symbol.links.dropFirst() {
      if let arguments = link.arguments {
        value = call(
          member: link.name, of: value,
          Call(evaluator: self, arguments: arguments, position: link.position, file: link.file))
      } else {
        value = member(of: value, link.name, at: link.position)
      }
    }
    return value
  }

  private func start(_ link: Symbol.Link, of type: String) -> Value {
    for candidate in [type] + Platform.shared.alternatives(for: type) {
      if let arguments = link.arguments {
        let call = Call(
          evaluator: self, arguments: arguments, position: link.position, file: link.file)
        if let info = program.types[candidate], let made = make(link.name, call, of: info) {
          return made
        }
        if let made = Platform.shared.make(link.name, of: candidate, call) { return made }
        if link.name == "init", let made = Platform.shared.make(candidate, call) { return made }
      } else {
        if let info = program.types[candidate], let value = staticMember(of: info, link.name) {
          return value
        }
        if let value = Platform.shared.constant(link.name, of: candidate) { return value }
      }
    }
    return .unknown(UnknownValue(name: type + "." + link.name))
  }

  private func make(_ name: String, _ call: Call, of info: TypeInfo) -> Value? {
    if name == "init" { return info.declaration == nil ? nil : instance(of: info, call.arguments) }
    if let functions = info.staticFunctions[name] {
      let own = info.selfTypes[name].flatMap { program.type($0) } ?? info
      return invoke(
        best(functions, call.arguments), call.arguments, base: nil, type: own,
        file: info.file(of: name))
    }
    if let found = info.cases.first(where: { $0.name == name }) {
      return enumeration(info, found, call.arguments)
    }
    return nil
  }

  // MARK: Plain values

  func number(_ value: Value) -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .scaled(let base, let style): scaled(base, relativeTo: style)
    case .unknown(let unknown): DataSamples.number(named: unknown.name)
    case .native(let native as CGFloat): Double(native)
    case .symbol(let symbol) where symbol.links.first?.name == "infinity": .infinity
    case .symbol(let symbol) where symbol.links.first?.name == "zero": 0
    default: nil
    }
  }

  func integer(_ value: Value) -> Int? {
    number(value).map { Int(clamping: $0) }
  }

  /// Whether a condition holds; of what is not known, the name decides.
  func isTrue(_ value: Value) -> Bool {
    switch value {
    case .boolean(let value): value
    case .unknown(let unknown): DataSamples.boolean(named: unknown.name)
    case .null: false
    default: true
    }
  }

  /// The elements of a list; three stand for one that is not known.
  func elements(_ value: Value) -> [Value] {
    switch value {
    case .array(let elements): return elements
    case .range(let lower, let upper, let isClosed):
      guard let first = lower.flatMap(integer), let last = upper.flatMap(integer) else { return [] }
      let end = isClosed ? last.addingReportingOverflow(1).partialValue : last
      guard first < end else { return [] }
      return (first..<min(end, first.addingReportingOverflow(1000).partialValue)).map {
        .integer($0)
      }
    case .dictionary(let entries):
      return entries.map {
        .tuple([
          CallArgument(label: "key", value: $0.key), CallArgument(label: "value", value: $0.value),
        ])
      }
    case .unknown(let unknown):
      let element = unknown.type?.arguments.first
      let name = DataSamples.singular(unknown.name)
      return (0..<DataSamples.elementCount).map { _ in sample(name, element, in: nil) }
    case .null: return []
    default: return [value]
    }
  }

  /// A value as text; of what is not known, a sample.
  func text(_ value: Value) -> StringValue {
    switch value {
    case .string(let string): return string
    case .integer(let number): return StringValue(String(number))
    case .number(let number): return StringValue(String(number))
    case .boolean(let value): return StringValue(String(value))
    case .native(let native as Text):
      return StringValue(native.plainText)
    case .native(let native as String): return StringValue(native)
    case .enumeration(let enumeration): return StringValue(enumeration.name)
    case .scaled: return StringValue(number(value).map { String($0) } ?? "")
    case .unknown(let unknown):
      if let string = accessor(unknown.name, []) { return string }
      var string = StringValue(DataSamples.text(named: unknown.name, type: unknown.type?.name))
      string.sample = unknown.name.isEmpty ? "a value" : unknown.name
      return string
    default:
      return StringValue("")
    }
  }

  /// The text of a generated accessor, `L10n.Settings.title`; nil for any other name.
  func accessor(_ name: String, _ arguments: [CallArgument]) -> StringValue? {
    guard let accessor = run.strings.key(ofAccessor: name) else { return nil }
    var interpolation = LocalizedStringKey.StringInterpolation(
      literalCapacity: 0, interpolationCount: 0)
    var sample: String?
    for argument in arguments {
      let piece = text(argument.value)
      interpolation.appendInterpolation(piece.text)
      sample = sample ?? piece.sample
    }
    let format =
      run.strings.text(accessor.key, table: accessor.table, locale: values.locale.identifier)
      ?? accessor.key
    var string = StringValue(
      LocalizedStringKey(stringInterpolation: interpolation).filling(format))
    if arguments.isEmpty { string.source = (LocalizedStringKey(accessor.key), accessor.table) }
    string.sample = sample
    return string
  }

  // MARK: Views

  /// Whether a value is a view.
  func isView(_ value: Value) -> Bool {
    switch value {
    case .native(let native): native is any View
    case .instance(let instance):
      instance.type.conforms(to: "View") || instance.type.properties["body"] != nil
    case .unknown(let unknown):
      !Self.quietFunctions.contains(unknown.name)
        && (unknown.reason != "" || unknown.type?.name == "View" || unknown.type?.name == "Content")
    default: false
    }
  }

  /// Functions that make no view, called for what they do.
  private static let quietFunctions: Set<String> = [
    "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition", "fatalError",
    "NSLog", "os_log", "withAnimation", "",
  ]

  /// A value as a view, which knows where it is written.
  func view(_ value: Value, at place: SourcePlace) -> AnyView {
    switch value {
    case .native(let native as AnyView): return native
    case .native(let native as any View): return AnyView(placed(native, place))
    case .instance(let instance) where isView(value):
      return AnyView(SourceView(instance: instance, run: run, place: place))
    case .null: return AnyView(EmptyView())
    case .closure(let closure): return view(call(closure, []), at: place)
    case .function(let function):
      let result = invoke(
        function.function, [], base: function.base, type: function.type, scope: function.scope)
      return view(result, at: place)
    case .array(let elements):
      return AnyView(ViewList(views: elements.map { view($0, at: place) }))
    case .unknown(let unknown):
      return self.unknown(unknown.name, unknown.reason, at: place)
    default: return self.unknown("value", "it is not a view", at: place)
    }
  }

  func unknown(_ name: String, _ reason: String, at place: SourcePlace) -> AnyView {
    let reason = reason.isEmpty ? "only a running app knows it" : reason
    run.coverage.unknown[place] = name.isEmpty ? reason : "\(name): \(reason)"
    return AnyView(UnknownView(name: name, reason: reason, place: place))
  }

  private func placed<Content: View>(_ view: Content, _ place: SourcePlace) -> AnyView {
    AnyView(PlacedView(content: view, place: place))
  }
}

extension Int {
  /// A number without what is behind its point, within what an integer holds.
  init(clamping number: Double) {
    self =
      number.isNaN ? 0 : Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}
