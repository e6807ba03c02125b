import Views

/// What is known of SwiftUI: how views, values and modifiers are made, by their names.
struct Platform: Sendable {
  typealias Maker = @Sendable (Call) -> Value?
  typealias Modifier = @Sendable (AnyView, Call) -> AnyView?
  typealias Method = @Sendable (Any, Call) -> Value?

  /// Views, values and functions that are called by their names alone.
  private let makers: [String: Maker]
  /// The modifiers of all views.
  private let modifiers: [String: Modifier]
  /// The types of values with their members.
  private let types: [String: PlatformType]

  static let shared = Platform()

  private init() {
    var makers: [String: Maker] = [:]
    for table in [
      ViewTable.texts, ViewTable.pictures, ViewTable.stacks, ViewTable.containers, ViewTable.lists,
      ViewTable.controls, ViewTable.fields, ViewTable.shapes, ValueTable.makers,
      FunctionTable.makers,
    ] {
      makers.merge(table) { first, _ in first }
    }
    var modifiers: [String: Modifier] = [:]
    for table in [
      ModifierTable.layout, ModifierTable.text, ModifierTable.surroundings, ModifierTable.screens,
      ModifierTable.styles, ModifierTable.accessibility,
    ] {
      modifiers.merge(table) { first, _ in first }
    }
    self.makers = makers
    self.modifiers = modifiers
    types = Dictionary(
      (ValueTable.types + TypeTable.text + TypeTable.layout + TypeTable.looks).map { ($0.name, $0) }
    ) { first, _ in first }
  }

  /// Whether a name is that of a type of the platform.
  func isType(_ name: String) -> Bool {
    types[name] != nil || makers[name] != nil && name.first?.isUppercase == true
  }

  func isKnown(_ name: String) -> Bool { makers[name] != nil }

  /// A view, a value, or what a function gives; nil for one that is not known, or does not
  /// understand its arguments.
  func make(_ name: String, _ call: Call) -> Value? { makers[name]?(call) }

  /// The view with a modifier; nil for one that is not known.
  func modify(_ view: AnyView, _ name: String, _ call: Call) -> AnyView? {
    modifiers[name]?(view, call)
  }

  func isModifier(_ name: String) -> Bool { modifiers[name] != nil }

  /// Whether a modifier that changed nothing may do so.
  func isWithoutInfluence(_ name: String) -> Bool {
    modifiers[name] != nil || ModifierTable.withoutInfluence.contains(name)
  }

  // MARK: Values

  /// The name of the type of a value.
  func name(of native: Any) -> String? {
    if native is any Shape { return "Shape" }
    return (native as? any PlatformValue).map { type(of: $0).sourceName }
  }

  /// A static member of a type.
  func constant(_ name: String, of type: String) -> Value? {
    types[type]?.constants[name].map { .native($0) }
  }

  /// What a static function of a type gives.
  func make(_ name: String, of type: String, _ call: Call) -> Value? {
    types[type]?.factories[name]?(call)
  }

  /// Types whose members a symbol may mean too, where one is expected.
  func alternatives(for type: String) -> [String] { types[type]?.alternatives ?? [] }

  /// A property of a value.
  func member(_ name: String, of native: Any) -> Value? {
    self.name(of: native).flatMap { types[$0]?.members[name]?(native) }
  }

  /// What a method of a value gives.
  func call(_ name: String, of native: Any, _ call: Call) -> Value? {
    self.name(of: native).flatMap { types[$0]?.methods[name]?(native, call) }
  }
}

/// A type of the platform with what is known of it.
struct PlatformType: Sendable {
  let name: String
  var constants: [String: any Sendable] = [:]
  var factories: [String: Platform.Maker] = [:]
  var members: [String: @Sendable (Any) -> Value?] = [:]
  var methods: [String: Platform.Method] = [:]
  var alternatives: [String] = []
}

/// A value of the platform whose type has a name in source.
protocol PlatformValue {
  static var sourceName: String { get }
}

extension PlatformValue {
  static var sourceName: String { "\(Self.self)" }
}
