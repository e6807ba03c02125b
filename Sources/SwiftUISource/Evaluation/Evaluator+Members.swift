import DynamicType
import Views

extension Evaluator {
  /// A member of an expression, or a symbol.
  func member(_ base: Expression?, _ name: String, at position: Position, _ scope: Scope) -> Value {
    guard let base else {
      return .symbol(
        Symbol(
          links: [.init(name: name, arguments: nil, position: position, file: scope.frame.file)]))
    }
    if case .optional = base.kind {
      let value = evaluate(base, scope)
      if case .null = value { return .null }
      return member(of: value, name, at: position)
    }
    return member(of: evaluate(base, scope), name, at: position)
  }

  func member(of value: Value, _ name: String, at position: Position) -> Value {
    if case .symbol(var symbol) = value {
      let file = symbol.links.last?.file ?? ""
      symbol.links.append(.init(name: name, arguments: nil, position: position, file: file))
      return .symbol(symbol)
    }
    return knownMember(of: value, name)
      ?? .unknown(UnknownValue(name: joinedName(value, name)))
  }

  /// The name of something within something unknown.
  func joinedName(_ value: Value, _ name: String) -> String {
    if case .unknown(let unknown) = value, !unknown.name.isEmpty {
      return unknown.name + "." + name
    }
    return name
  }

  /// A member that is there; nil where nothing is known of it.
  func knownMember(of value: Value, _ name: String) -> Value? {
    switch value {
    case .instance(let instance): return member(of: instance, name)
    case .enumeration(let enumeration): return member(of: enumeration, name)
    case .type(let type): return member(ofType: type, name)
    case .tuple(let elements):
      if let index = Int(name) {
        return elements.indices.contains(index) ? elements[index].value : nil
      }
      return elements.first { $0.label == name }?.value
    case .null: return .null
    case .unknown(let unknown):
      if let type = unknown.type, let known = program.type(type.name) {
        return member(of: sampleInstance(of: known, depth: 1), name)
      }
      return nil
    case .native(let native):
      if let found = Platform.shared.member(name, of: native) { return found }
      guard native is any View else { return nil }
      return extensionMember("View", name, of: value)
    default: return StandardLibrary.member(name, of: value, self)
    }
  }

  private func member(of value: Value, _ name: String) -> Value? {
    switch value {
    case .instance(let instance): member(of: instance, name)
    case .enumeration(let enumeration): member(of: enumeration, name)
    default: nil
    }
  }

  private func member(of instance: Instance, _ name: String) -> Value? {
    if let stored = instance.stored[name] { return read(stored) }
    if name.hasPrefix("_"), let stored = instance.stored[String(name.dropFirst())] {
      return stored
    }
    if let property = instance.type.properties[name] {
      let frame = Frame(
        instance: .instance(instance), type: instance.type, file: instance.type.file(of: name))
      guard let getter = property.getter else {
        return stored(property, Scope(frame: frame))
      }
      return guarded(name) { computed(property, getter, Scope(frame: frame)) }
    }
    if let function = instance.type.functions[name]?.first {
      return .function(
        FunctionValue(
          function: function, base: .instance(instance), type: instance.type, scope: nil))
    }
    if name == "wrappedValue" || name == "projectedValue" { return .instance(instance) }
    for contract in instance.type.inherited {
      if let value = extensionMember(contract, name, of: .instance(instance)) { return value }
    }
    return nil
  }

  private func member(of enumeration: EnumerationValue, _ name: String) -> Value? {
    let type = enumeration.type
    if let property = type.properties[name], let getter = property.getter {
      let frame = Frame(
        instance: .enumeration(enumeration), type: type, file: type.file(of: name))
      return guarded(name) { computed(property, getter, Scope(frame: frame)) }
    }
    if name == "rawValue" {
      guard let found = type.cases.first(where: { $0.name == enumeration.name }) else { return nil }
      if let raw = found.raw {
        return evaluate(raw, Scope(frame: Frame(type: type, file: type.file(of: name))))
      }
      if type.inherited.contains("Int") {
        return .integer(type.cases.firstIndex { $0.name == enumeration.name } ?? 0)
      }
      return .string(StringValue(enumeration.name))
    }
    if let function = type.functions[name]?.first {
      return .function(
        FunctionValue(
          function: function, base: .enumeration(enumeration), type: type, scope: nil))
    }
    for contract in type.inherited {
      if let value = extensionMember(contract, name, of: .enumeration(enumeration)) { return value }
    }
    return nil
  }

  /// A property that an extension of a protocol gives.
  private func extensionMember(_ contract: String, _ name: String, of value: Value) -> Value? {
    guard let type = program.types[contract], let property = type.properties[name],
      let getter = property.getter
    else { return nil }
    let own: TypeInfo? = if case .instance(let instance) = value { instance.type } else { type }
    let frame = Frame(instance: value, type: own, file: type.file(of: name))
    return guarded(name) { computed(property, getter, Scope(frame: frame)) }
  }

  private func member(ofType name: String, _ member: String) -> Value? {
    if member == "self" { return .type(name) }
    if let type = program.types[name], let value = staticMember(of: type, member) { return value }
    if let value = Platform.shared.constant(member, of: name) { return value }
    let inner = name + "." + member
    if Platform.shared.isType(inner) { return .type(inner) }
    if program.types[name] == nil, let type = program.typeAnywhere(member) {
      return .type(type.name)
    }
    return nil
  }

  /// Runs code of the app, unless too much of it is running already.
  func guarded(_ name: String, _ work: () -> Value) -> Value {
    guard run.depth < Self.nestingLimit - Run.depthLimit else {
      return .unknown(UnknownValue(name: name, reason: Self.tooDeep))
    }
    run.depth += 8
    defer { run.depth -= 8 }
    return work()
  }

  // MARK: Elements

  /// `list[2]`, `values["name"]`.
  func element(of base: Value, _ arguments: [CallArgument]) -> Value {
    guard let first = arguments.first else { return base }
    switch (base, first.value) {
    case (.array(let elements), .integer(let index)):
      return elements.indices.contains(index) ? elements[index] : .null
    case (.array(let elements), .range(let lower, let upper, let isClosed)):
      let start = lower.flatMap(integer) ?? 0
      let end = upper.flatMap(integer).map { isClosed ? $0 + 1 : $0 } ?? elements.count
      guard start >= 0, start <= end, end <= elements.count else { return .array([]) }
      return .array(Array(elements[start..<end]))
    case (.dictionary(let entries), _):
      return entries.first { isEqual($0.key, first.value) }?.value
        ?? arguments.first { $0.label == "default" }?.value ?? .null
    case (.instance, _), (.null, _): return .null
    default: return .unknown(UnknownValue(name: joinedName(base, "element")))
    }
  }
}
