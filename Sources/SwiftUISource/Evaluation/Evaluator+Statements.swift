import Views

/// How code goes on after a statement.
enum Flow {
  case next
  case leave(Value)
  case stop
  case goOn
}

extension Evaluator {
  /// What code gives: what it returns, its only value, or its views in order.
  func body(_ statements: [Statement], _ scope: Scope) -> Value {
    var views: [Value] = []
    if case .leave(let value) = perform(statements, scope, into: &views) { return value }
    return joined(views, scope)
  }

  /// Several views as one.
  func joined(_ found: [Value], _ scope: Scope) -> Value {
    if found.count == 1 { return found[0] }
    let views = found.filter(isView)
    if views.isEmpty { return found.last ?? .native(EmptyView()) }
    return .native(
      ViewList(
        views: views.map {
          view($0, at: place(Position(line: 0, column: 0), scope))
        }))
  }

  func perform(_ statements: [Statement], _ scope: Scope, into views: inout [Value]) -> Flow {
    for statement in statements {
      let flow = perform(statement, scope, into: &views)
      guard case .next = flow else { return flow }
    }
    return .next
  }

  private func perform(_ statement: Statement, _ scope: Scope, into views: inout [Value]) -> Flow {
    switch statement.kind {
    case .expression(let expression):
      if case .assignment = expression.kind {
        _ = evaluate(expression, scope)
        return .next
      }
      let value = evaluate(expression, scope)
      views.append(
        isView(value) ? .native(view(value, at: place(expression.position, scope))) : value)
    case .binding(let pattern, let type, let initial):
      let value =
        initial.map { coerced(evaluate($0, scope), to: type, scope.frame.type) } ?? .null
      _ = match(pattern, value, scope)
    case .conditional(let statement): return perform(statement, scope, into: &views)
    case .guardElse(let conditions, let otherwise):
      if !holds(conditions, scope) { return perform(otherwise, scope, into: &views) }
    case .choice(let statement): return perform(statement, scope, into: &views)
    case .loop(let pattern, let sequence, let body):
      return loop(pattern, evaluate(sequence, scope), body, scope)
    case .leave(let value): return .leave(value.map { evaluate($0, scope) } ?? .tuple([]))
    case .function(let function):
      scope.declare(
        function.name,
        .function(FunctionValue(function: function, base: nil, type: nil, scope: scope)))
    case .property(let property):
      scope.declare(property.name, property.getter.map { body($0, Scope(parent: scope)) } ?? .null)
    case .stopLoop(let goesOn): return goesOn ? .goOn : .stop
    case .ignored: break
    }
    return .next
  }

  func perform(_ statement: IfStatement, _ scope: Scope, into views: inout [Value]) -> Flow {
    let inner = Scope(parent: scope)
    guard holds(statement.conditions, inner) else {
      guard let otherwise = statement.otherwise else {
        // A view that is not there takes a place in its container's list all the same.
        if statement.then.contains(where: \.isExpression) { views.append(.native(EmptyView())) }
        return .next
      }
      return branch(otherwise, Scope(parent: scope), into: &views)
    }
    return branch(statement.then, inner, into: &views)
  }

  private func branch(
    _ statements: [Statement], _ scope: Scope, into views: inout [Value]
  ) -> Flow {
    var found: [Value] = []
    let flow = perform(statements, scope, into: &found)
    if !found.isEmpty { views.append(joined(found, scope)) }
    return flow
  }

  func perform(_ statement: SwitchStatement, _ scope: Scope, into views: inout [Value]) -> Flow {
    let subject = evaluate(statement.subject, scope)
    for item in statement.cases {
      let inner = Scope(parent: scope)
      if item.patterns.isEmpty || item.patterns.contains(where: { matches($0, subject, inner) }) {
        let flow = branch(item.body, inner, into: &views)
        if case .stop = flow { return .next }
        return flow
      }
    }
    // A subject that is not known: its first case stands for it.
    guard case .unknown = subject, let first = statement.cases.first else { return .next }
    let inner = Scope(parent: scope)
    for name in first.patterns.flatMap(\.pattern.names) {
      inner.declare(name, .unknown(UnknownValue(name: name)))
    }
    return branch(first.body, inner, into: &views)
  }

  private func matches(_ item: CasePattern, _ subject: Value, _ scope: Scope) -> Bool {
    match(item.pattern, subject, scope)
      && (item.filter.map { isTrue(evaluate($0, scope)) } ?? true)
  }

  /// How often a loop runs at most.
  private static let loopLimit = 1000

  private func loop(
    _ pattern: Pattern, _ sequence: Value, _ body: [Statement], _ scope: Scope
  ) -> Flow {
    for element in elements(sequence).prefix(Self.loopLimit) {
      let inner = Scope(parent: scope)
      _ = match(pattern, element, inner)
      var ignored: [Value] = []
      switch perform(body, inner, into: &ignored) {
      case .leave(let value): return .leave(value)
      case .stop: return .next
      case .next, .goOn: continue
      }
    }
    return .next
  }

  // MARK: Conditions

  func holds(_ conditions: [Condition], _ scope: Scope) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .available(let isAvailable): return isAvailable
      case .holds(let expression): return isTrue(evaluate(expression, scope))
      case .matches(let pattern, let expression):
        return match(pattern, evaluate(expression, scope), scope)
      case .binding(let name, let expression):
        let value = evaluate(expression, scope)
        if case .null = value { return false }
        if case .unknown(let unknown) = value, DataSamples.isRarelyThere(unknown.name) {
          return false
        }
        scope.declare(name, value)
        return true
      }
    }
  }

  /// Takes a value apart; false when it does not have the pattern's form.
  func match(_ pattern: Pattern, _ value: Value, _ scope: Scope) -> Bool {
    switch pattern {
    case .any: return true
    case .name(let name):
      scope.declare(name, value)
      return true
    case .tuple(let patterns):
      guard case .tuple(let parts) = value, parts.count == patterns.count else { return false }
      return zip(patterns, parts).allSatisfy { match($0, $1.value, scope) }
    case .member("some", let inner) where inner.count == 1:
      return match(.some(inner[0]), value, scope)
    case .member("none", _):
      if case .null = value { return true }
      return false
    case .some(let inner):
      if case .null = value { return false }
      return match(inner, value, scope)
    case .member(let name, let inner): return match(member: name, inner, value, scope)
    case .value(let expression):
      let wanted = evaluate(expression, scope)
      if case .range = wanted { return contains(wanted, value) }
      return isEqual(value, wanted)
    case .type(_, let inner): return match(inner, value, scope)
    }
  }

  private func match(
    member name: String, _ inner: [Pattern], _ value: Value, _ scope: Scope
  ) -> Bool {
    switch value {
    case .enumeration(let enumeration):
      guard enumeration.name == name else { return false }
      if inner.count == 1, enumeration.payload.count > 1, case .name(let whole) = inner[0] {
        scope.declare(whole, .tuple(enumeration.payload))
        return true
      }
      return zip(inner, enumeration.payload).allSatisfy { match($0, $1.value, scope) }
    case .symbol(let symbol): return symbol.links.first?.name == name
    case .native(let native):
      return Platform.shared.name(of: native).flatMap { Platform.shared.constant(name, of: $0) }
        .map { isEqual($0, value) } ?? false
    default: return false
    }
  }
}

extension Statement {
  fileprivate var isExpression: Bool {
    switch kind {
    case .expression(let expression):
      if case .assignment = expression.kind { false } else { true }
    case .conditional, .choice: true
    default: false
    }
  }
}

extension Pattern {
  /// The names that the pattern declares.
  fileprivate var names: [String] {
    switch self {
    case .name(let name): [name]
    case .tuple(let inner), .member(_, let inner): inner.flatMap(\.names)
    case .some(let inner), .type(_, let inner): inner.names
    case .any, .value: []
    }
  }
}
