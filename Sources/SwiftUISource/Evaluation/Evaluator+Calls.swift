import Views

extension Evaluator {
  func arguments(_ list: [Argument], _ scope: Scope) -> [CallArgument] {
    list.map {
      CallArgument(label: $0.label, value: evaluate($0.value, scope), isTrailing: $0.isTrailing)
    }
  }

  func call(
    _ callee: Expression, _ list: [Argument], at position: Position, _ scope: Scope
  ) -> Value {
    let arguments = arguments(list, scope)
    let call = Call(
      evaluator: self, arguments: arguments, position: position, file: scope.frame.file)
    switch callee.kind {
    case .name(let name): return self.call(named: name, call, scope)
    case .type(let type):
      let meaning = program.meaning(of: type, in: scope.frame.type)
      return make(meaning.name, call, in: scope.frame.type)
    case .member(nil, let name):
      return .symbol(
        Symbol(
          links: [
            .init(
              name: name, arguments: arguments, position: position, file: scope.frame.file)
          ]))
    case .member(let base?, let name):
      let value = evaluate(base, scope)
      if case .optional = base.kind, case .null = value { return .null }
      return self.call(member: name, of: value, call)
    default: return self.call(evaluate(callee, scope), call, name: "")
    }
  }

  private func call(named name: String, _ call: Call, _ scope: Scope) -> Value {
    if let value = scope[name] { return self.call(value, call, name: name) }
    let frame = scope.frame
    if let instance = frame.instance, name != "Self",
      let value = self.call(ownMember: name, of: instance, call, isImplicit: true)
    {
      return value
    }
    if let type = frame.type, let functions = type.staticFunctions[name] {
      return invoke(best(functions, call.arguments), call.arguments, base: nil, type: type)
    }
    if name == "Self", let type = frame.type { return make(type.name, call, in: nil) }
    if let functions = program.functions[name] {
      return invoke(
        best(functions, call.arguments), call.arguments, base: nil, type: nil,
        file: program.globalFiles[name] ?? "")
    }
    return make(name, call, in: frame.type)
  }

  /// A new value of a type, a view of the platform, or what a function of it gives.
  func make(_ name: String, _ call: Call, in outer: TypeInfo?) -> Value {
    if let type = program.type(name, in: outer), type.declaration != nil {
      return instance(of: type, call.arguments)
    }
    if let made = Platform.shared.make(name, call) { return made }
    if let type = program.typeAnywhere(name), type.declaration != nil {
      return instance(of: type, call.arguments)
    }
    let isType = name.first?.isUppercase == true
    return .unknown(
      UnknownValue(
        name: name,
        reason: Platform.shared.isKnown(name)
          ? "its arguments are not understood"
          : isType ? "it is not in these sources" : "the function is not in these sources"))
  }

  // MARK: Members

  func call(member name: String, of value: Value, _ call: Call) -> Value {
    switch value {
    case .symbol(var symbol):
      symbol.links.append(
        .init(
          name: name, arguments: call.arguments, position: call.position, file: call.file))
      return .symbol(symbol)
    case .type(let type): return self.call(static: name, of: type, call)
    case .null: return .null
    default: break
    }
    if let found = self.call(ownMember: name, of: value, call) { return found }
    if let text = accessor(joinedName(value, name), call.arguments) { return .string(text) }
    if case .unknown(let unknown) = value, !unknown.reason.isEmpty,
      unknown.name.first?.isUppercase == true
    {
      // A view that is not known stays one, whatever modifies it.
      return .native(
        Platform.shared.modify(AnyView(view(value, at: call.place)), name, call)
          ?? AnyView(view(value, at: call.place)))
    }
    return .unknown(UnknownValue(name: callName(value, name, call)))
  }

  /// `formatter.string(from: date)` is named by what it formats.
  private func callName(_ value: Value, _ name: String, _ call: Call) -> String {
    for argument in call.arguments {
      if case .unknown(let unknown) = argument.value, !unknown.name.isEmpty { return unknown.name }
    }
    let generic = ["string", "formatted", "localizedString", "description", "map", "first"]
    if generic.contains(name), case .unknown(let unknown) = value { return unknown.name }
    return joinedName(value, name)
  }

  /// A method that is there; nil where nothing is known of it.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - value: What it is called on.
  ///   - call: The call.
  ///   - isImplicit: Whether `self` is not written, so that the name may be that of a function.
  /// - Returns: What it gives.
  private func call(
    ownMember name: String, of value: Value, _ call: Call, isImplicit: Bool = false
  ) -> Value? {
    switch value {
    case .instance(let instance):
      if let functions = instance.type.functions[name] {
        return invoke(
          best(functions, call.arguments), call.arguments, base: value, type: instance.type)
      }
      if let stored = instance.stored[name] ?? property(name, of: instance) {
        return self.call(stored, call, name: name)
      }
      for contract in instance.type.inherited {
        if let found = self.call(extension: contract, name, of: value, call) { return found }
      }
      guard isView(value) else { return nil }
    case .enumeration(let enumeration):
      if let functions = enumeration.type.functions[name] {
        return invoke(
          best(functions, call.arguments), call.arguments, base: value, type: enumeration.type)
      }
      return nil
    case .native(let native):
      let type = Platform.shared.name(of: native)
      if let type, let found = self.call(extension: type, name, of: value, call) { return found }
      if let found = Platform.shared.call(name, of: native, call) { return found }
      guard native is any View else { return nil }
    default: return StandardLibrary.call(name, of: value, call)
    }
    if let found = self.call(extension: "View", name, of: value, call) { return found }
    if isImplicit, !Platform.shared.isModifier(name) { return nil }
    return modified(value, name, call)
  }

  private func property(_ name: String, of instance: Instance) -> Value? {
    guard let property = instance.type.properties[name], property.getter != nil else { return nil }
    return knownMember(of: .instance(instance), name)
  }

  /// A method that an extension of a protocol or of a type of the platform gives.
  private func call(
    extension type: String, _ name: String, of value: Value, _ call: Call
  ) -> Value? {
    guard let info = program.types[type], let functions = info.functions[name] else { return nil }
    let function = best(functions, call.arguments)
    // An app's own method may have the name of a modifier and call that.
    if accepts(function, call.arguments) < 0 { return nil }
    return invoke(function, call.arguments, base: value, type: info)
  }

  private func modified(_ value: Value, _ name: String, _ call: Call) -> Value? {
    let view = view(value, at: call.place)
    run.coverage.evaluated.insert(call.place)
    if let changed = Platform.shared.modify(view, name, call) {
      return .native(AnyView(PlacedView(content: changed, place: call.place)))
    }
    if !Platform.shared.isWithoutInfluence(name) {
      run.coverage.unknown[call.place] = ".\(name): the modifier is not known"
    }
    return value
  }

  private func call(static name: String, of type: String, _ call: Call) -> Value {
    if name == "init" { return make(type, call, in: nil) }
    if let info = program.types[type] {
      if let functions = info.staticFunctions[name] {
        let own = info.selfTypes[name].flatMap { program.type($0) } ?? info
        return invoke(
          best(functions, call.arguments), call.arguments, base: nil, type: own,
          file: info.file(of: name))
      }
      if let found = info.cases.first(where: { $0.name == name }) {
        return enumeration(info, found, call.arguments)
      }
      if let inner = program.types[info.name + "." + name] {
        return instance(of: inner, call.arguments)
      }
      if let value = staticMember(of: info, name) { return self.call(value, call, name: name) }
    }
    if let text = accessor(type + "." + name, call.arguments) { return .string(text) }
    return Platform.shared.make(name, of: type, call)
      ?? .unknown(UnknownValue(name: type + "." + name, reason: "it is not in these sources"))
  }

  func enumeration(
    _ type: TypeInfo, _ found: CaseDeclaration, _ arguments: [CallArgument]
  ) -> Value {
    let payload = zip(arguments, found.parameters).map { argument, parameter in
      CallArgument(label: parameter.label, value: coerced(argument.value, to: parameter.type, type))
    }
    return .enumeration(EnumerationValue(type: type, name: found.name, payload: payload))
  }

  // MARK: Code

  /// Calls a value.
  func call(_ value: Value, _ call: Call, name: String) -> Value {
    switch value {
    case .closure(let closure): return self.call(closure, call.arguments.map(\.value))
    case .function(let function):
      return invoke(
        function.function, call.arguments, base: function.base, type: function.type,
        scope: function.scope)
    case .native(let layout as any Layout):
      return .native(LayoutContent.view(layout, call.content()))
    case .type(let type): return make(type, call, in: nil)
    case .instance(let instance):
      if let functions = instance.type.functions["callAsFunction"] {
        return invoke(
          best(functions, call.arguments), call.arguments, base: value, type: instance.type)
      }
      return .unknown(
        UnknownValue(name: instance.type.name, reason: "a layout of the app's own is not evaluated")
      )
    case .unknown(let unknown): return .unknown(unknown)
    default: return .unknown(UnknownValue(name: name))
    }
  }

  func call(_ closure: ClosureValue, _ arguments: [Value]) -> Value {
    guarded("closure") {
      let scope = Scope(parent: closure.scope)
      let names = closure.closure.parameters
      for (index, argument) in arguments.enumerated() {
        let value = coerced(argument, to: nil, nil)
        scope.declare("$\(index)", value)
        if names.indices.contains(index) { scope.declare(names[index], value) }
      }
      if names.count > arguments.count, arguments.count == 1, case .tuple(let parts) = arguments[0]
      {
        for (name, part) in zip(names, parts) { scope.declare(name, part.value) }
      } else {
        for name in names.dropFirst(arguments.count) {
          scope.declare(name, .unknown(UnknownValue(name: name)))
        }
      }
      return body(closure.closure.body, scope)
    }
  }

  /// The function whose parameters suit the arguments best.
  func best(_ functions: [FunctionDeclaration], _ arguments: [CallArgument]) -> FunctionDeclaration
  {
    guard functions.count > 1 else { return functions[0] }
    return functions.max { accepts($0, arguments) < accepts($1, arguments) } ?? functions[0]
  }

  /// How well a function's parameters suit arguments; negative when they do not.
  func accepts(_ function: FunctionDeclaration, _ arguments: [CallArgument]) -> Int {
    var left = arguments
    var score = 0
    for parameter in function.parameters {
      if let index = left.firstIndex(where: { parameter.takes($0) }) {
        left.remove(at: index)
        score += 2
        if parameter.isVariadic { left.removeAll { $0.label == nil } }
      } else if parameter.initial == nil && !parameter.isVariadic {
        score -= 100
      }
    }
    return score - 100 * left.count
  }

  func invoke(
    _ function: FunctionDeclaration, _ arguments: [CallArgument], base: Value?, type: TypeInfo?,
    file: String? = nil, scope: Scope? = nil
  ) -> Value {
    guarded(function.name) {
      let file = file ?? type?.file(of: function.name) ?? ""
      let inner =
        scope.map { Scope(parent: $0) }
        ?? Scope(frame: Frame(instance: base, type: type, file: file))
      bind(function.parameters, arguments, inner)
      let result = body(function.body, inner)
      return coerced(result, to: function.result, type, keepsKeys: true)
    }
  }

  func bind(_ parameters: [Parameter], _ arguments: [CallArgument], _ scope: Scope) {
    var left = arguments
    for parameter in parameters {
      let type = parameter.type
      if parameter.isVariadic {
        let taken = left.filter { $0.label == parameter.label || $0.label == nil }
        left.removeAll { $0.label == parameter.label || $0.label == nil }
        scope.declare(
          parameter.name, .array(taken.map { coerced($0.value, to: type, scope.frame.type) }))
      } else if let index = left.firstIndex(where: { parameter.takes($0) }) {
        scope.declare(
          parameter.name, coerced(left.remove(at: index).value, to: type, scope.frame.type))
      } else if let initial = parameter.initial {
        scope.declare(
          parameter.name, coerced(evaluate(initial, scope), to: type, scope.frame.type))
      } else {
        scope.declare(parameter.name, sample(parameter.name, type, in: scope.frame.type))
      }
    }
  }
}

extension Parameter {
  /// Whether an argument may be meant for the parameter.
  func takes(_ argument: CallArgument) -> Bool {
    if argument.label == label { return !argument.isTrailing || mayBeClosure }
    return argument.isTrailing && argument.label == nil && mayBeClosure
  }

  private var mayBeClosure: Bool {
    guard let type else { return true }
    return type.isFunction || !Self.plainTypes.contains(type.name)
  }

  private static let plainTypes: Set<String> = [
    "String", "Int", "Double", "CGFloat", "Bool", "LocalizedStringKey", "Color", "Font", "Image",
    "Binding", "Array", "Float",
  ]
}
