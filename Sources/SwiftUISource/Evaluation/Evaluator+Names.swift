import Views

extension Evaluator {
  /// What a name stands for.
  func value(named name: String, _ scope: Scope) -> Value {
    if let value = scope[name] { return read(value) }
    if name.hasPrefix("$"), name.count > 1 {
      return value(named: String(name.dropFirst()), scope)
    }
    let frame = scope.frame
    if name == "self" { return frame.instance ?? frame.type.map { .type($0.name) } ?? .null }
    if name == "Self" { return frame.type.map { .type($0.name) } ?? .null }
    if let instance = frame.instance, let value = knownMember(of: instance, name) { return value }
    if let type = frame.type, let value = staticMember(of: type, name) { return value }
    if let property = program.properties[name] {
      return global(property, file: program.globalFiles[name] ?? "")
    }
    if let function = program.functions[name]?.first {
      return .function(FunctionValue(function: function, base: nil, type: nil, scope: nil))
    }
    if let type = program.type(name, in: frame.type) { return .type(type.name) }
    if Platform.shared.isType(name) { return .type(name) }
    if let type = program.typeAnywhere(name) { return .type(type.name) }
    return .unknown(UnknownValue(name: name))
  }

  /// A stored value as it is read: what grows has grown.
  func read(_ value: Value) -> Value {
    guard case .scaled(let base, let style) = value else { return value }
    return .number(scaled(base, relativeTo: style))
  }

  /// The value of a variable of a file.
  private func global(_ property: PropertyDeclaration, file: String) -> Value {
    once("." + property.name) {
      let scope = Scope(frame: Frame(file: file))
      return value(of: property, scope)
    }
  }

  /// The value of a static property, a case, or a type inside; nil where there is none of the name.
  func staticMember(of type: TypeInfo, _ name: String) -> Value? {
    if let property = type.statics[name] {
      return once(type.name + "." + name) {
        let own = type.selfTypes[name].flatMap { program.type($0) } ?? type
        let frame = Frame(type: own, file: type.file(of: name))
        return value(of: property, Scope(frame: frame))
      }
    }
    if let found = type.cases.first(where: { $0.name == name }) {
      return found.parameters.isEmpty
        ? .enumeration(EnumerationValue(type: type, name: name, payload: [])) : nil
    }
    if name == "allCases", !type.cases.isEmpty {
      return .array(
        type.cases.filter(\.parameters.isEmpty).map {
          .enumeration(EnumerationValue(type: type, name: $0.name, payload: []))
        })
    }
    if let inner = program.types[type.name + "." + name] { return .type(inner.name) }
    if let function = type.staticFunctions[name]?.first {
      return .function(FunctionValue(function: function, base: nil, type: type, scope: nil))
    }
    return nil
  }

  /// What a getter gives, as the type of its property has it.
  func computed(_ property: PropertyDeclaration, _ getter: [Statement], _ scope: Scope) -> Value {
    coerced(body(getter, scope), to: property.type, scope.frame.type, keepsKeys: true)
  }

  private func value(of property: PropertyDeclaration, _ scope: Scope) -> Value {
    if let getter = property.getter { return computed(property, getter, scope) }
    if let initial = property.initial {
      return coerced(evaluate(initial, scope), to: property.type, scope.frame.type)
    }
    return sample(property.name, property.type, in: scope.frame.type)
  }

  /// A static value, made when it is first asked for; one that needs itself is unknown.
  private func once(_ key: String, _ make: () -> Value) -> Value {
    if let value = run.statics[key] { return value }
    guard run.pending.insert(key).inserted else {
      return .unknown(UnknownValue(name: key, reason: Self.tooDeep))
    }
    let value = make()
    run.pending.remove(key)
    run.statics[key] = value
    return value
  }
}
