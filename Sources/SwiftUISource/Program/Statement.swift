/// A statement of a body, a closure or a function.
struct Statement: Sendable {
  let kind: Kind
  let position: Position

  /// The kinds of statements.
  indirect enum Kind: Sendable {
    case expression(Expression)
    case binding(Pattern, TypeReference?, Expression?)
    case conditional(IfStatement)
    case guardElse([Condition], [Statement])
    case choice(SwitchStatement)
    case loop(Pattern, Expression, [Statement])
    case leave(Expression?)
    case function(FunctionDeclaration)
    case property(PropertyDeclaration)
    /// Goes on with the next element, or leaves a loop.
    case stopLoop(goesOn: Bool)
    /// Without influence here: imports, types within functions, `defer`.
    case ignored
  }
}

/// `if`, with what follows when its conditions do not hold.
struct IfStatement: Sendable {
  let conditions: [Condition]
  let then: [Statement]
  let otherwise: [Statement]?
}

/// A condition of `if` or `guard`.
enum Condition: Sendable {
  case holds(Expression)
  case binding(name: String, Expression)
  case matches(Pattern, Expression)
  /// `#available`: iOS in its newest release.
  case available(Bool)
}

/// `switch` with its cases.
struct SwitchStatement: Sendable {
  let subject: Expression
  let cases: [SwitchCase]
}

/// A case of a `switch`.
struct SwitchCase: Sendable {
  /// Empty for `default`.
  let patterns: [CasePattern]
  let body: [Statement]
}

/// A pattern of a case with its `where`.
struct CasePattern: Sendable {
  let pattern: Pattern
  let filter: Expression?
}

/// What a value is compared with or taken apart by.
indirect enum Pattern: Sendable {
  case any
  case name(String)
  case tuple([Pattern])
  /// `.loaded(let items)`.
  case member(String, [Pattern])
  case value(Expression)
  case type(TypeReference, Pattern)
  case some(Pattern)
}
