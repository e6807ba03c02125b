package import OutputFormats

extension Finding {
  /// Writes the finding's members.
  package func write(to object: inout JSONObject) {
    object.field("rule", rule)
    object.field("ruleVersion", ruleVersion)
    object.field("severity", severity.rawValue)
    object.field("outcome", outcome.name)
    object.object("place") { place.write(to: &$0) }
    object.array("occurrences") { array in
      for place in occurrences { array.object { place.write(to: &$0) } }
    }
    object.field("message", message)
    object.object("facts") { object in
      for fact in facts { fact.write(to: &object) }
    }
    let units = facts.filter { $0.value.unit != nil }
    if !units.isEmpty {
      object.object("units") { object in
        for fact in units { object.field(fact.name, fact.value.unit) }
      }
    }
    object.field("advice", advice)
    object.field("fingerprint", fingerprint.text)
  }
}

extension Place {
  /// Writes what is known of the place.
  func write(to object: inout JSONObject) {
    if let file { object.field("file", file) }
    if let line { object.field("line", line) }
    if let column { object.field("column", column) }
    if let symbol { object.field("symbol", symbol) }
    if let viewPath { object.field("viewPath", viewPath) }
    if let stringKey { object.field("stringKey", stringKey) }
    if let locale { object.field("locale", locale) }
  }
}

extension Fact {
  /// Writes the fact as one member; lengths are rounded to thousandths of a point.
  func write(to object: inout JSONObject) {
    switch value {
    case .text(let text): object.field(name, text)
    case .count(let count): object.field(name, count)
    case .points(let length): object.field(name, Number.rounded(length, places: 3))
    case .ratio(let part): object.field(name, Number.rounded(part, places: 4))
    case .list(let names): object.field(name, names)
    }
  }
}

extension Fact.Value {
  /// What a number counts, where that is not things: `pt`, or `ratio` for a part of a whole.
  var unit: String? {
    switch self {
    case .points: "pt"
    case .ratio: "ratio"
    case .text, .count, .list: nil
    }
  }
}

extension AuditResult.Check {
  /// Writes the check's members.
  package func write(to object: inout JSONObject) {
    object.field("rule", rule.id)
    object.field("outcome", outcome.name)
    object.field("findingCount", findingCount)
    if case .notRun(let reason) = outcome { object.field("reason", reason) }
  }
}
