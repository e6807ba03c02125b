import DynamicType
import Views

extension Evaluator {
  /// A new value of a type of the app.
  func instance(of type: TypeInfo, _ arguments: [CallArgument]) -> Value {
    guarded(type.name) {
      if let wanted = type.initializers.filter({ accepts($0, arguments) >= 0 })
        .max(by: { accepts($0, arguments) < accepts($1, arguments) })
      {
        return run(wanted, arguments, type)
      }
      if type.declaration?.kind == .enumeration {
        return raw(type, arguments.first?.value)
      }
      return memberwise(type, arguments)
    }
  }

  /// The case of a raw value.
  private func raw(_ type: TypeInfo, _ value: Value?) -> Value {
    guard let value else { return .null }
    for found in type.cases {
      let item = Value.enumeration(EnumerationValue(type: type, name: found.name, payload: []))
      if let raw = knownMember(of: item, "rawValue"), isEqual(raw, value) { return item }
    }
    return sample(type.name, TypeReference(name: type.name), in: nil)
  }

  func run(
    _ initializer: FunctionDeclaration, _ arguments: [CallArgument], _ type: TypeInfo
  ) -> Value {
    let frame = Frame(type: type, file: type.declaration?.file ?? "")
    var instance = Instance(type: type)
    for property in type.stored where property.initial != nil {
      instance.stored[property.name] = stored(property, Scope(frame: frame))
    }
    frame.instance = .instance(instance)
    let scope = Scope(frame: frame)
    bind(initializer.parameters, arguments, scope)
    var ignored: [Value] = []
    _ = perform(initializer.body, scope, into: &ignored)
    guard case .instance(var made)? = frame.instance else { return frame.instance ?? .null }
    for property in type.stored
    where made.stored[property.name] == nil && !property.isOfSurroundings {
      made.stored[property.name] = stored(property, Scope(frame: frame))
    }
    return .instance(made)
  }

  private func memberwise(_ type: TypeInfo, _ arguments: [CallArgument]) -> Value {
    var instance = Instance(type: type)
    var left = arguments
    let frame = Frame(type: type, file: type.declaration?.file ?? "")
    for property in type.stored {
      if let index = left.firstIndex(where: { $0.label == property.name })
        ?? left.firstIndex(where: { $0.isTrailing && $0.label == nil && property.mayBeClosure })
      {
        instance.stored[property.name] = coerced(
          left.remove(at: index).value, to: property.type, type)
      } else if !property.isOfSurroundings {
        instance.stored[property.name] = stored(property, Scope(frame: frame))
      }
    }
    return .instance(instance)
  }

  /// What a stored property begins with.
  func stored(_ property: PropertyDeclaration, _ scope: Scope) -> Value {
    if let wrapped = wrapped(property, scope) { return wrapped }
    if isFilledLater(property, scope) {
      return sample(property.name, property.type, in: scope.frame.type)
    }
    if let initial = property.initial {
      return coerced(evaluate(initial, scope), to: property.type, scope.frame.type)
    }
    if property.type?.isOptional == true, property.attribute("State") != nil { return .null }
    return sample(property.name, property.type, in: scope.frame.type)
  }

  /// Whether a list begins empty because a running app fills it.
  private func isFilledLater(_ property: PropertyDeclaration, _ scope: Scope) -> Bool {
    guard let type = property.type, type.name == "Array", !type.isOptional,
      case .array(let elements)? = property.initial?.kind, elements.isEmpty
    else { return false }
    return property.attribute("State") != nil || property.attribute("Published") != nil
      || scope.frame.type?.declaration?.kind == .object
  }

  /// What property wrappers of the platform give.
  private func wrapped(_ property: PropertyDeclaration, _ scope: Scope) -> Value? {
    if let metric = property.attribute("ScaledMetric") {
      let arguments = arguments(metric.arguments, scope)
      let call = Call(
        evaluator: self, arguments: arguments, position: property.position, file: scope.frame.file)
      let initial = property.initial.map { evaluate($0, scope) } ?? call["wrappedValue"]
      return .scaled(
        initial.flatMap(number) ?? 0, call.native("relativeTo", as: Views.Font.TextStyle.self))
    }
    if let environment = property.attribute("Environment") {
      return self.environment(environment, property, scope)
    }
    if property.attribute("EnvironmentObject") != nil {
      return values.sourceValues[property.type?.name ?? ""]
        ?? sample(property.name, property.type, in: scope.frame.type)
    }
    if property.attribute("FocusState") != nil || property.attribute("GestureState") != nil,
      property.initial == nil
    {
      return property.type?.name == "Bool" ? .boolean(false) : .null
    }
    return nil
  }

  private func environment(
    _ attribute: AttributeUse, _ property: PropertyDeclaration, _ scope: Scope
  ) -> Value {
    guard let first = attribute.arguments.first else { return .null }
    let value = evaluate(first.value, scope)
    switch value {
    case .keyPath(let names): return environmentValue(names.first ?? property.name, property.type)
    case .type(let name):
      return values.sourceValues[name]
        ?? sample(property.name, TypeReference(name: name), in: scope.frame.type)
    default: return sample(property.name, property.type, in: scope.frame.type)
    }
  }

  /// A value of the environment by the name of its key path.
  func environmentValue(_ name: String, _ type: TypeReference?) -> Value {
    if let value = values.sourceValues[name] { return value }
    if let value = EnvironmentTable.value(name, in: values) { return value }
    if let own = program.types["EnvironmentValues"]?.properties[name] {
      if let initial = own.initial {
        let file = program.types["EnvironmentValues"]?.file(of: name) ?? ""
        return coerced(
          evaluate(initial, Scope(frame: Frame(file: file))), to: own.type ?? type, nil)
      }
      if let key = own.getter.flatMap(environmentKey), let info = program.type(key),
        let value = staticMember(of: info, "defaultValue")
      {
        return value
      }
    }
    return sample(name, type, in: nil)
  }

  /// The key that `self[ThemeKey.self]` names.
  private func environmentKey(_ getter: [Statement]) -> String? {
    for statement in getter {
      let value: Expression
      switch statement.kind {
      case .expression(let expression), .leave(let expression?): value = expression
      default: continue
      }
      guard case .element(_, let arguments) = value.kind,
        case .member(let base?, "self")? = arguments.first?.value.kind
      else { continue }
      switch base.kind {
      case .name(let name): return name
      case .member(_, let name): return name
      default: continue
      }
    }
    return nil
  }

  /// A number as it has grown with a style.
  func scaled(_ base: Double, relativeTo style: Views.Font.TextStyle?) -> Double {
    let metric = DynamicType.ScaledMetric(base, relativeTo: style?.style ?? .body)
    let scaled = try? metric.value(
      at: values.dynamicTypeSize, displayScale: Double(values.displayScale))
    return scaled ?? base
  }
}

extension PropertyDeclaration {
  /// Whether it is read of the environment, anew wherever the view stands.
  var isOfSurroundings: Bool {
    attribute("Environment") != nil || attribute("EnvironmentObject") != nil
  }

  fileprivate var mayBeClosure: Bool {
    guard let type else { return false }
    return type.isFunction || attribute("ViewBuilder") != nil || type.name == "Content"
  }
}
