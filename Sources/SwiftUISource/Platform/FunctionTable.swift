import Views

/// Functions of the standard library and Foundation that give texts and numbers.
enum FunctionTable {
  static let makers: [String: Platform.Maker] = [
    "String": { call in string(call) },
    "NSLocalizedString": { call in
      guard let key = call.string(0) else { return nil }
      return localized(LocalizedStringKey(key.text), table: call.string("tableName")?.text, call)
    },
    "CGFloat": { call in call.number(0).map { .number($0) } },
    "Double": { call in call.number(0).map { .number($0) } },
    "Float": { call in call.number(0).map { .number($0) } },
    "Int": { call in call.integer(0).map { .integer($0) } },
    "Bool": { call in call.boolean(0).map { .boolean($0) } },
    "Array": { call in
      if let count = call.integer("count"), let element = call["repeating"] {
        return .array(Array(repeating: element, count: min(max(count, 0), 1000)))
      }
      return call.value(0).map { .array(call.evaluator.elements($0)) }
    },
    "max": { call in extreme(call, >) },
    "min": { call in extreme(call, <) },
    "abs": { call in call.number(0).map { .number($0.magnitude) } },
    "round": { call in call.number(0).map { .number($0.rounded()) } },
    "floor": { call in call.number(0).map { .number($0.rounded(.down)) } },
    "ceil": { call in call.number(0).map { .number($0.rounded(.up)) } },
    "zip": { call in
      guard let first = call.value(0), let second = call.value(1) else { return nil }
      return .array(
        zip(call.evaluator.elements(first), call.evaluator.elements(second)).map {
          .tuple([CallArgument(label: nil, value: $0), CallArgument(label: nil, value: $1)])
        })
    },
    "AttributedString": { call in call.string(0).map { .string($0) } },
    "UUID": { _ in .unknown(UnknownValue(name: "id")) },
    "Date": { _ in
      .unknown(UnknownValue(name: "date", type: TypeReference(name: "Date")))
    },
    "URL": { call in
      .unknown(UnknownValue(name: call.string("string")?.text ?? "url"))
    },
  ]

  private static func extreme(_ call: Call, _ isBetter: (Double, Double) -> Bool) -> Value? {
    let numbers = call.arguments.compactMap { call.evaluator.number($0.value) }
    guard numbers.count == call.arguments.count, let first = numbers.first else { return nil }
    let best = numbers.dropFirst().reduce(first) { isBetter($1, $0) ? $1 : $0 }
    let isWhole = call.arguments.allSatisfy { if case .integer = $0.value { true } else { false } }
    return isWhole ? .integer(Int(clamping: best)) : .number(best)
  }

  private static func string(_ call: Call) -> Value? {
    if let localized = call["localized"] {
      let text = call.evaluator.text(localized)
      return self.localized(
        text.key ?? LocalizedStringKey(text.text), table: call.string("table")?.text, call,
        sample: text.sample)
    }
    if let format = call.string("format") { return formatted(format, call) }
    if let element = call.string("repeating"), let count = call.integer("count") {
      return .string(
        StringValue(String(repeating: element.text, count: min(max(count, 0), 1000))))
    }
    guard let value = call.value(0) ?? call["describing"] else {
      return .string(StringValue(""))
    }
    var string = call.evaluator.text(value)
    string.isKey = false
    return .string(string)
  }

  /// The text of a key in the language at hand.
  private static func localized(
    _ key: LocalizedStringKey, table: String?, _ call: Call, sample: String? = nil
  ) -> Value {
    let values = call.evaluator.values
    var string = StringValue(
      key.text(in: values.strings, table: table, locale: values.locale.identifier))
    string.source = (key: key, table: table)
    string.sample = sample
    return .string(string)
  }

  /// A format with its arguments put in.
  private static func formatted(_ format: StringValue, _ call: Call) -> Value {
    var interpolation = LocalizedStringKey.StringInterpolation(
      literalCapacity: 0, interpolationCount: 0)
    var sample = format.sample
    for argument in call.arguments where argument.label == nil {
      let text = call.evaluator.text(argument.value)
      sample = sample ?? text.sample
      interpolation.appendInterpolation(numberText(argument.value, format.text, call) ?? text.text)
    }
    var string = StringValue(
      LocalizedStringKey(stringInterpolation: interpolation).filling(format.text))
    string.sample = sample
    return .string(string)
  }

  /// A number as the first specifier of the format with a precision writes it.
  private static func numberText(_ value: Value, _ format: String, _ call: Call) -> String? {
    guard case .number(let number) = value,
      let match = format.firstMatch(of: /%[-+0 #]*[0-9]*\.([0-9]+)f/), let places = Int(match.1)
    else { return nil }
    return String(format: "%.\(min(places, 9))f", number)
  }
}
