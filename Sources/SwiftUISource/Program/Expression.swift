import ViewLayout

/// A place in a file, as small as can be: trees hold one for every expression.
struct Position: Hashable, Sendable {
  /// Counted from 1.
  var line: Int32
  /// Counted from 1, in UTF-8 bytes.
  var column: Int32
}

/// An expression with what the evaluator knows of Swift; types are left out.
struct Expression: Sendable {
  let kind: Kind
  let position: Position

  /// The kinds of expressions.
  indirect enum Kind: Sendable {
    case integer(Int)
    case number(Double)
    case string([StringSegment])
    case boolean(Bool)
    case null
    case name(String)
    /// A member of a base, or of the type that is expected where there is none: `.title`.
    case member(Expression?, String)
    case call(Expression, [Argument])
    case element(Expression, [Argument])
    case closure(Closure)
    case array([Expression])
    case dictionary([DictionaryEntry])
    case tuple([Argument])
    case ternary(Expression, Expression, Expression)
    case prefix(String, Expression)
    case postfix(String, Expression)
    case binary(String, Expression, Expression)
    case assignment(String, Expression, Expression)
    case cast(Expression, TypeReference, CastKind)
    case keyPath([String])
    case conditional(IfStatement)
    case choice(SwitchStatement)
    /// `value?.member`: nothing where the value is nil.
    case optional(Expression)
    case forced(Expression)
    case type(TypeReference)
    /// Something that is not looked into, with its source in short.
    case unknown(String)
  }

  /// The casts.
  enum CastKind: Sendable {
    case test, conditional, forced, plain
  }
}

/// A part of a string literal.
enum StringSegment: Sendable {
  case literal(String)
  case interpolation([Argument])
}

/// An argument of a call.
struct Argument: Sendable {
  let label: String?
  let value: Expression
  /// Whether it stands behind the parentheses.
  var isTrailing = false
}

/// An entry of a dictionary literal.
struct DictionaryEntry: Sendable {
  let key: Expression
  let value: Expression
}

/// The code between braces of a closure.
struct Closure: Sendable {
  let parameters: [String]
  let body: [Statement]
  /// The number of `$0`, `$1` … where no parameters are named.
  let usesShorthand: Bool
}

/// A type as it is written.
struct TypeReference: Hashable, Sendable {
  /// The name without its arguments: `Array` for `[String]`, `Binding` for `Binding<Bool>`.
  var name: String
  var arguments: [TypeReference] = []
  var isOptional = false
  var isFunction = false

  /// A name whose last part counts: `DesignSystem.Theme` is looked up as `Theme` where it must.
  var lastName: String { String(name.split(separator: ".").last ?? "") }
}
