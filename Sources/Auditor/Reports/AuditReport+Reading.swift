package import AppProject

extension AuditReport {
  /// Reads a report that was written as JSON.
  ///
  /// - Parameter path: The file.
  /// - Throws: `AppProjectError` with `unreadable`, or `malformed` when it is no report, is one of
  ///   another version's shape, or names a rule that is not known.
  package init(contentsOf path: String) throws(AppProjectError) {
    let bytes = try JSONTree.bytes(at: path, limit: Self.byteLimit)
    try self.init(parsing: bytes, path: path)
  }

  /// The largest report that is read, in bytes.
  private static let byteLimit = 256 << 20

  /// Reads a report from JSON.
  init(parsing bytes: [UInt8], path: String) throws(AppProjectError) {
    let root = ReportObject(try JSONTree(parsing: bytes, path: path), path: path)
    let shape = try root.integer("schemaVersion")
    guard shape == Self.schemaVersion else {
      throw root.error(
        "is a report of shape \(shape); this program reads shape \(Self.schemaVersion)")
    }
    var checks: [AuditResult.Check] = []
    for object in try root.objects("checks") { checks.append(try AuditResult.Check(object)) }
    var suppressed: [Suppressed] = []
    for object in try root.objects("suppressed") {
      suppressed.append(
        Suppressed(
          finding: try Finding(object), reason: try object.string("reason"),
          isInSource: object.tree["isInSource"]?.bool ?? false))
    }
    var problems: [AuditProblem] = []
    for object in try root.objects("problems") {
      problems.append(
        AuditProblem(
          file: try object.string("file"), line: try object.integer(ifAny: "line"),
          reason: try object.string("reason")))
    }
    self.init(
      findings: try Self.findings(root, "findings"), checks: checks, suppressed: suppressed,
      hidden: try Self.findings(root, "hiddenByBaseline"),
      deadBaselineLines: try root.strings("deadBaselineEntries"),
      unusedSuppressions: try root.strings("unusedSuppressions"), problems: problems,
      pathPrefix: try root.string("folder"), failOn: try root.choice("failOn"))
  }

  private static func findings(
    _ root: ReportObject, _ name: String
  ) throws(AppProjectError) -> [Finding] {
    var findings: [Finding] = []
    for object in try root.objects(name) { findings.append(try Finding(object)) }
    return findings
  }
}

extension AuditResult.Check {
  fileprivate init(_ object: ReportObject) throws(AppProjectError) {
    let id = try object.string("rule")
    guard let rule = RuleRegistry.rule(id) else {
      throw object.error("names the rule \"\(id)\", which this program does not know")
    }
    let outcome: Outcome =
      switch try object.string("outcome") {
      case "not-run": .notRun(reason: try object.string("reason"))
      case let name: try Outcome(name, in: object)
      }
    self.init(rule: rule, outcome: outcome, findingCount: try object.integer("findingCount"))
  }
}

extension Outcome {
  fileprivate init(_ name: String, in object: ReportObject) throws(AppProjectError) {
    let known: [Outcome] = [.violation, .needsReview, .pass]
    guard let outcome = known.first(where: { $0.name == name }) else {
      throw object.error("has no outcome \"\(name)\"")
    }
    self = outcome
  }
}

// MARK: - Findings

extension Finding {
  fileprivate init(_ object: ReportObject) throws(AppProjectError) {
    var occurrences: [Place] = []
    for place in try object.objects("occurrences") { occurrences.append(try Place(place)) }
    var facts: [Fact] = []
    let units = object.tree["units"]
    for member in try object.object("facts").tree.members {
      facts.append(
        Fact(member.name, try .init(member, unit: units?[member.name]?.string, in: object)))
    }
    rule = try object.string("rule")
    ruleVersion = try object.integer("ruleVersion")
    severity = try object.choice("severity")
    outcome = try Outcome(try object.string("outcome"), in: object)
    place = try Place(try object.object("place"))
    self.occurrences = occurrences
    message = try object.string("message")
    self.facts = facts
    advice = try object.string("advice")
  }
}

extension Place {
  fileprivate init(_ object: ReportObject) throws(AppProjectError) {
    self.init(
      file: try object.string(ifAny: "file"), line: try object.integer(ifAny: "line"),
      column: try object.integer(ifAny: "column"), symbol: try object.string(ifAny: "symbol"))
    viewPath = try object.string(ifAny: "viewPath")
    stringKey = try object.string(ifAny: "stringKey")
    locale = try object.string(ifAny: "locale")
  }
}

extension Fact.Value {
  fileprivate init(
    _ member: JSONTree.Member, unit: String?, in object: ReportObject
  ) throws(AppProjectError) {
    switch (member.tree.value, unit) {
    case (.string(let text), _): self = .text(text)
    case (.number(let number), "pt"?): self = .points(number)
    case (.number(let number), "ratio"?): self = .ratio(number)
    case (.number(let number), _): self = .count(try Self.count(number, member.name, object))
    case (.array(let elements), _):
      let texts = elements.compactMap(\.string)
      guard texts.count == elements.count else { throw Self.unknown(member.name, object) }
      self = .list(texts)
    default: throw Self.unknown(member.name, object)
    }
  }

  private static func count(
    _ number: Double, _ name: String, _ object: ReportObject
  ) throws(AppProjectError) -> Int {
    guard let count = Int(exactly: number) else { throw unknown(name, object) }
    return count
  }

  private static func unknown(_ name: String, _ object: ReportObject) -> AppProjectError {
    object.error("has a fact \"\(name)\" of no known kind")
  }
}
