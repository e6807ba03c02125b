import DynamicType
import Views

extension Evaluator {
  func binary(
    _ sign: String, _ left: Expression, _ right: Expression, _ scope: Scope
  ) -> Value {
    switch sign {
    case "&&": return .boolean(isTrue(evaluate(left, scope)) && isTrue(evaluate(right, scope)))
    case "||": return .boolean(isTrue(evaluate(left, scope)) || isTrue(evaluate(right, scope)))
    case "??":
      let value = evaluate(left, scope)
      if case .null = value { return evaluate(right, scope) }
      return value
    default:
      return binary(sign, evaluate(left, scope), evaluate(right, scope))
    }
  }

  private func binary(_ sign: String, _ left: Value, _ right: Value) -> Value {
    switch sign {
    case "==", "===": return .boolean(isEqual(left, right))
    case "!=", "!==": return .boolean(!isEqual(left, right))
    case "<", ">", "<=", ">=": return .boolean(isOrdered(sign, left, right))
    case "...", "..<": return .range(lower: left, upper: right, isClosed: sign == "...")
    default: return calculated(sign, left, right)
    }
  }

  private func calculated(_ sign: String, _ left: Value, _ right: Value) -> Value {
    switch (left, right) {
    case (.integer(let first), .integer(let second)): return calculated(sign, first, second)
    case (.native(let first as Text), .native(let second as Text)) where sign == "+":
      return .native(first + second)
    case (.array(let first), .array(let second)) where sign == "+": return .array(first + second)
    case (.string, _), (_, .string):
      guard sign == "+" else { break }
      let (first, second) = (text(left), text(right))
      var joined = StringValue(first.text + second.text)
      joined.sample = first.sample ?? second.sample
      return .string(joined)
    default: break
    }
    if let first = number(left), let second = number(right) {
      switch sign {
      case "+": return .number(first + second)
      case "-": return .number(first - second)
      case "*": return .number(first * second)
      case "/": return .number(second == 0 ? 0 : first / second)
      case "%": return .number(first.truncatingRemainder(dividingBy: second))
      default: break
      }
    }
    return .unknown(UnknownValue(name: "\(sign)", reason: Self.notRead))
  }

  private func calculated(_ sign: String, _ left: Int, _ right: Int) -> Value {
    switch sign {
    case "+": return .integer(left &+ right)
    case "-": return .integer(left &- right)
    case "*": return .integer(left &* right)
    case "/":
      return .integer(right == 0 ? 0 : left.dividedReportingOverflow(by: right).partialValue)
    case "%":
      return .integer(
        right == 0 ? 0 : left.remainderReportingOverflow(dividingBy: right).partialValue)
    default: return .unknown(UnknownValue(name: sign, reason: Self.notRead))
    }
  }

  func prefixed(_ sign: String, _ value: Value) -> Value {
    switch (sign, value) {
    case ("!", _): return .boolean(!isTrue(value))
    case ("-", .integer(let number)): return .integer(0 &- number)
    case ("-", _): return number(value).map { .number(-$0) } ?? value
    case ("...", _): return .range(lower: nil, upper: value, isClosed: true)
    case ("..<", _): return .range(lower: nil, upper: value, isClosed: false)
    default: return value
    }
  }

  // MARK: Comparing

  func isEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.null, .null): return true
    case (.boolean(let first), .boolean(let second)): return first == second
    case (.string(let first), .string(let second)): return first.text == second.text
    case (.enumeration(let first), .enumeration(let second)):
      return first.name == second.name && first.type.name == second.type.name
        && first.payload.count == second.payload.count
        && zip(first.payload, second.payload).allSatisfy { isEqual($0.value, $1.value) }
    case (.enumeration(let enumeration), .symbol(let symbol)),
      (.symbol(let symbol), .enumeration(let enumeration)):
      return symbol.links.first?.name == enumeration.name
    case (.native(let native), .symbol(let symbol)), (.symbol(let symbol), .native(let native)):
      guard let type = Platform.shared.name(of: native) else { return false }
      return isEqual(.native(native), resolved(symbol, as: type))
    case (.native(let first as any Hashable), .native(let second as any Hashable)):
      return AnyHashable(first) == AnyHashable(second)
    case (.instance(let first), .instance(let second)):
      return first.type.name == second.type.name
        && first.stored.allSatisfy { name, value in
          second.stored[name].map { isEqual(value, $0) } ?? false
        }
    case (.type(let first), .type(let second)): return first == second
    default:
      if let first = number(left), let second = number(right) { return first == second }
      return false
    }
  }

  private func isOrdered(_ sign: String, _ left: Value, _ right: Value) -> Bool {
    if let first = category(left, beside: right), let second = category(right, beside: left) {
      return Self.isOrdered(sign, first.rawValue, second.rawValue)
    }
    if case .string(let first) = left, case .string(let second) = right {
      return Self.isOrdered(sign, first.text, second.text)
    }
    guard let first = number(left), let second = number(right) else { return false }
    return Self.isOrdered(sign, first, second)
  }

  private func category(_ value: Value, beside other: Value) -> ContentSizeCategory? {
    switch value {
    case .native(let native): return native as? ContentSizeCategory
    case .symbol(let symbol):
      guard case .native(let native) = other, native is ContentSizeCategory,
        case .native(let found) = resolved(symbol, as: ContentSizeCategory.sourceName)
      else { return nil }
      return found as? ContentSizeCategory
    default: return nil
    }
  }

  private static func isOrdered<Number: Comparable>(
    _ sign: String, _ left: Number, _ right: Number
  ) -> Bool {
    switch sign {
    case "<": left < right
    case ">": left > right
    case "<=": left <= right
    default: left >= right
    }
  }

  /// Whether a range, a list or a text contains a value.
  func contains(_ container: Value, _ value: Value) -> Bool {
    switch container {
    case .range(let lower, let upper, let isClosed):
      let isAbove = lower.map { isOrdered(">=", value, $0) } ?? true
      return isAbove && (upper.map { isOrdered(isClosed ? "<=" : "<", value, $0) } ?? true)
    case .array(let elements): return elements.contains { isEqual($0, value) }
    case .string(let text): return text.text.contains(self.text(value).text)
    default: return false
    }
  }

  // MARK: Changing

  func assign(_ sign: String, _ target: Expression, _ value: Value, _ scope: Scope) {
    let changed =
      sign == "="
      ? value : binary(String(sign.dropLast()), evaluate(target, scope), value)
    switch target.kind {
    case .name(let name):
      if !scope.assign(name, changed) { set(name, changed, scope.frame) }
    case .member(let base?, let name):
      if case .name("self") = base.kind { return set(name, changed, scope.frame) }
      guard case .name(let variable) = base.kind, case .instance(var instance)? = scope[variable]
      else { return }
      let type = instance.type.properties[name]?.type
      instance.stored[name] = coerced(changed, to: type, instance.type)
      _ = scope.assign(variable, .instance(instance))
    default: break
    }
  }

  private func set(_ name: String, _ value: Value, _ frame: Frame) {
    if name == "self" {
      frame.instance = value
      return
    }
    guard case .instance(var instance)? = frame.instance else { return }
    // The storage of a wrapped property has its name with a line before it.
    let isStorage = name.hasPrefix("_") && instance.type.properties[name] == nil
    let own = isStorage ? String(name.dropFirst()) : name
    instance.stored[own] = coerced(value, to: instance.type.properties[own]?.type, instance.type)
    frame.instance = .instance(instance)
  }
}
