import ViewLayout
import Views

/// Evaluates expressions for one view in one environment.
///
/// It knows values, not types: what a symbol such as `.title` means is settled where it is used.
/// What is not understood becomes an unknown value, and never stops anything.
final class Evaluator {
  /// How deep evaluations may nest, over all functions and views.
  static let nestingLimit = 900

  let run: Run
  let values: EnvironmentValues
  var program: Program { run.program }

  init(run: Run, values: EnvironmentValues) {
    self.run = run
    self.values = values
  }

  func place(_ position: Position, _ scope: Scope) -> SourcePlace {
    SourcePlace(
      file: scope.frame.file, line: Int(position.line), column: Int(position.column))
  }

  func evaluate(_ expression: Expression, _ scope: Scope) -> Value {
    guard run.takesStep() else { return .unknown(UnknownValue(name: "", reason: Self.tooMuch)) }
    run.depth += 1
    defer { run.depth -= 1 }
    guard run.depth < Self.nestingLimit else {
      return .unknown(UnknownValue(name: "", reason: Self.tooDeep))
    }
    switch expression.kind {
    case .integer(let number): return .integer(number)
    case .number(let number): return .number(number)
    case .string(let segments): return .string(string(segments, scope))
    case .boolean(let value): return .boolean(value)
    case .null: return .null
    case .name(let name): return value(named: name, scope)
    case .type(let type): return .type(program.meaning(of: type, in: scope.frame.type).name)
    case .array(let elements): return .array(elements.map { evaluate($0, scope) })
    case .closure(let closure): return .closure(ClosureValue(closure: closure, scope: scope))
    case .keyPath(let names): return .keyPath(names)
    case .member(let base, let name):
      return member(base, name, at: expression.position, scope)
    case .call(let callee, let arguments):
      return call(callee, arguments, at: expression.position, scope)
    case .unknown(let source): return .unknown(UnknownValue(name: source, reason: Self.notRead))
    default: return evaluateOther(expression, scope)
    }
  }

  static let tooMuch = "resolving it takes too many steps"
  static let tooDeep = "it is nested too deeply, or leads back to itself"
  static let notRead = "this kind of code is not evaluated"

  private func evaluateOther(_ expression: Expression, _ scope: Scope) -> Value {
    switch expression.kind {
    case .dictionary(let entries):
      return .dictionary(
        entries.map { Pair(key: evaluate($0.key, scope), value: evaluate($0.value, scope)) })
    case .tuple(let elements):
      return .tuple(
        elements.map { CallArgument(label: $0.label, value: evaluate($0.value, scope)) })
    case .ternary(let condition, let first, let second):
      return evaluate(isTrue(evaluate(condition, scope)) ? first : second, scope)
    case .prefix(let sign, let operand): return prefixed(sign, evaluate(operand, scope))
    case .postfix(let sign, let operand):
      let value = evaluate(operand, scope)
      return sign == "..." ? .range(lower: value, upper: nil, isClosed: true) : value
    case .binary(let sign, let left, let right): return binary(sign, left, right, scope)
    case .assignment(let sign, let target, let value):
      assign(sign, target, evaluate(value, scope), scope)
      return .tuple([])
    case .cast(let value, let type, let kind): return cast(evaluate(value, scope), type, kind)
    case .conditional(let statement):
      var views: [Value] = []
      if case .leave(let value) = perform(statement, scope, into: &views) { return value }
      return joined(views, scope)
    case .choice(let statement):
      var views: [Value] = []
      if case .leave(let value) = perform(statement, scope, into: &views) { return value }
      return joined(views, scope)
    case .optional(let inner), .forced(let inner): return evaluate(inner, scope)
    case .element(let base, let arguments):
      return element(of: evaluate(base, scope), self.arguments(arguments, scope))
    default: return .unknown(UnknownValue(name: "", reason: Self.notRead))
    }
  }

  private func cast(_ value: Value, _ type: TypeReference, _ kind: Expression.CastKind) -> Value {
    // Types are not followed: a cast is taken to succeed.
    kind == .test ? .boolean(true) : value
  }

  // MARK: Texts

  private func string(_ segments: [StringSegment], _ scope: Scope) -> StringValue {
    if segments.isEmpty { return StringValue("", key: LocalizedStringKey("")) }
    if segments.count == 1, case .literal(let text) = segments[0] {
      // A per cent sign of a key is doubled where it is an interpolation only.
      return StringValue(text, key: LocalizedStringKey(text))
    }
    var key = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    var text = ""
    var sample: String?
    for segment in segments {
      switch segment {
      case .literal(let literal):
        key.appendLiteral(literal)
        text += literal
      case .interpolation(let arguments):
        guard let first = arguments.first else { continue }
        let value = evaluate(first.value, scope)
        let piece = interpolated(value, self.arguments(Array(arguments.dropFirst()), scope))
        sample = sample ?? piece.sample
        switch value {
        case .native(let native as Text): key.appendInterpolation(native)
        case .integer(let number): key.appendInterpolation(number)
        case .unknown where piece.text.allSatisfy(\.isNumber) && !piece.text.isEmpty:
          key.appendInterpolation(Int(piece.text) ?? 0)
        default: key.appendInterpolation(piece.text)
        }
        text += piece.text
      }
    }
    var string = StringValue(text, key: LocalizedStringKey(stringInterpolation: key))
    string.sample = sample
    return string
  }

  private func interpolated(_ value: Value, _ options: [CallArgument]) -> StringValue {
    if let format = options.first(where: { $0.label == "specifier" })?.value,
      case .string(let specifier) = format, let number = number(value)
    {
      return StringValue(String(format: specifier.text, number))
    }
    return text(value)
  }
}

extension StringValue {
  init(_ text: String, key: LocalizedStringKey) {
    self.text = text
    self.key = key
    isKey = true
  }
}
