import Views

/// What texts, numbers and lists of the standard library can do.
enum StandardLibrary {
  static func member(_ name: String, of value: Value, _ evaluator: Evaluator) -> Value? {
    switch value {
    case .string(let string): return member(name, of: string)
    case .array(let elements): return member(name, of: elements)
    case .dictionary(let entries):
      switch name {
      case "keys": return .array(entries.map(\.key))
      case "values": return .array(entries.map(\.value))
      case "count": return .integer(entries.count)
      case "isEmpty": return .boolean(entries.isEmpty)
      default: return nil
      }
    case .integer, .number:
      switch name {
      case "description": return .string(evaluator.text(value))
      case "magnitude": return evaluator.number(value).map { .number($0.magnitude) }
      default: return nil
      }
    case .range:
      let elements = evaluator.elements(value)
      return name == "lowerBound" ? elements.first : member(name, of: elements)
    case .boolean: return name == "description" ? .string(evaluator.text(value)) : nil
    default: return name == "wrappedValue" || name == "projectedValue" ? value : nil
    }
  }

  private static func member(_ name: String, of string: StringValue) -> Value? {
    switch name {
    case "isEmpty": .boolean(string.text.isEmpty)
    case "count": .integer(string.text.count)
    case "capitalized", "localizedCapitalized": changed(string) { $0.capitalized }
    case "localizedUppercase": changed(string) { $0.uppercased() }
    case "localizedLowercase": changed(string) { $0.lowercased() }
    case "first": string.text.first.map { .string(StringValue(String($0))) } ?? .null
    case "description", "wrappedValue", "self": .string(string)
    default: nil
    }
  }

  private static func member(_ name: String, of elements: [Value]) -> Value? {
    switch name {
    case "isEmpty": .boolean(elements.isEmpty)
    case "count": .integer(elements.count)
    case "first": elements.first ?? .null
    case "last": elements.last ?? .null
    case "indices": .range(lower: .integer(0), upper: .integer(elements.count), isClosed: false)
    case "wrappedValue", "projectedValue", "lazy", "self": .array(elements)
    default: nil
    }
  }

  private static func changed(_ string: StringValue, _ change: (String) -> String) -> Value {
    var changed = StringValue(change(string.text))
    changed.sample = string.sample
    return .string(changed)
  }

  static func call(_ name: String, of value: Value, _ call: Call) -> Value? {
    switch value {
    case .string(let string): return self.call(name, of: string, call)
    case .array, .range, .dictionary:
      return self.call(name, of: call.evaluator.elements(value), value, call)
    case .integer, .number:
      guard let number = call.evaluator.number(value) else { return nil }
      switch name {
      case "rounded": return .number(number.rounded())
      case "formatted": return .string(StringValue(formatted(number, call)))
      default: return nil
      }
    case .unknown(let unknown)
    where ["map", "filter", "prefix", "sorted", "compactMap"].contains(name):
      return self.call(name, of: call.evaluator.elements(.unknown(unknown)), value, call)
    default: return nil
    }
  }

  /// A number as the form that is asked for writes it in English.
  private static func formatted(_ number: Double, _ call: Call) -> String {
    guard case .symbol(let symbol)? = call.value(0), let form = symbol.links.first else {
      return number.formatted(.number.locale(Locale(identifier: "en_US")))
    }
    switch form.name {
    case "percent": return "\(Int(clamping: (number * 100).rounded()))%"
    case "currency":
      let code = form.arguments?.first { $0.label == "code" }.map { call.evaluator.text($0.value) }
      let sign = ["EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥"][code?.text ?? "USD"] ?? "$"
      return sign + String(format: "%.2f", number)
    default: return number.formatted(.number.locale(Locale(identifier: "en_US")))
    }
  }

  private static func call(_ name: String, of string: StringValue, _ call: Call) -> Value? {
    switch name {
    case "uppercased": return changed(string) { $0.uppercased() }
    case "lowercased": return changed(string) { $0.lowercased() }
    case "trimmingCharacters": return changed(string) { $0.trimmingCharacters(in: .whitespaces) }
    case "hasPrefix": return call.string(0).map { .boolean(string.text.hasPrefix($0.text)) }
    case "hasSuffix": return call.string(0).map { .boolean(string.text.hasSuffix($0.text)) }
    case "contains": return call.string(0).map { .boolean(string.text.contains($0.text)) }
    case "replacingOccurrences":
      guard let old = call.string("of"), let new = call.string("with") else { return nil }
      return changed(string) { $0.replacingOccurrences(of: old.text, with: new.text) }
    case "prefix":
      return call.integer(0).map { count in changed(string) { String($0.prefix(max(count, 0))) } }
    default: return nil
    }
  }

  private static func call(
    _ name: String, of elements: [Value], _ whole: Value, _ call: Call
  ) -> Value? {
    switch name {
    case "map": return call.apply { apply in .array(elements.map { apply([$0]) }) }
    case "compactMap":
      return call.apply { apply in
        .array(
          elements.map { apply([$0]) }.filter { if case .null = $0 { false } else { true } })
      }
    case "flatMap":
      return call.apply { apply in
        .array(elements.flatMap { call.evaluator.elements(apply([$0])) })
      }
    case "filter":
      return call.apply { apply in .array(elements.filter { call.evaluator.isTrue(apply([$0])) }) }
    case "first":
      return call.apply { apply in
        elements.first { call.evaluator.isTrue(apply([$0])) } ?? .null
      }
    case "sorted", "shuffled": return .array(elements)
    case "reversed": return .array(elements.reversed())
    case "prefix": return call.integer(0).map { .array(Array(elements.prefix(max($0, 0)))) }
    case "dropFirst": return .array(Array(elements.dropFirst(max(call.integer(0) ?? 1, 0))))
    case "enumerated":
      return .array(
        elements.enumerated().map {
          .tuple([
            CallArgument(label: "offset", value: .integer($0)),
            CallArgument(label: "element", value: $1),
          ])
        })
    case "joined":
      let separator = call.string("separator")?.text ?? ""
      let texts = elements.map { call.evaluator.text($0) }
      var joined = StringValue(texts.map(\.text).joined(separator: separator))
      joined.sample = texts.lazy.compactMap(\.sample).first
      return .string(joined)
    case "contains":
      return call.value(0).map { .boolean(call.evaluator.contains(whole, $0)) }
    default: return nil
    }
  }
}
