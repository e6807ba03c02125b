/// Something that a rule found.
public struct Finding: Hashable, Sendable {
  /// The rule's id, such as `font-declared-missing`.
  public let rule: String
  /// The rule's version; it changes when the rule finds more or less than before.
  public let ruleVersion: Int
  /// How much it hurts.
  public let severity: Severity
  /// Whether the rule is broken, or a person has to decide.
  public let outcome: Outcome
  /// Where it is.
  public let place: Place
  /// The other places that share the cause.
  public let occurrences: [Place]
  /// What is wrong, in one sentence without a full stop at the end.
  public let message: String
  /// What was measured or read.
  public let facts: [Fact]
  /// What to do about it, in one sentence without a full stop at the end.
  public let advice: String

  /// Makes a finding.
  public init(
    _ rule: Rule, at place: Place, occurrences: [Place] = [], severity: Severity? = nil,
    outcome: Outcome = .violation, message: String, facts: [Fact] = [], advice: String? = nil
  ) {
    self.rule = rule.id
    ruleVersion = rule.version
    self.severity = severity ?? rule.severity
    self.outcome = outcome
    self.place = place
    self.occurrences = occurrences
    self.message = message
    self.facts = facts
    self.advice = advice ?? rule.advice
  }

  /// The same finding with another severity.
  package func with(severity: Severity) -> Finding {
    Finding(self, severity: severity, occurrences: occurrences)
  }

  /// The same finding at more places.
  func with(occurrences: [Place]) -> Finding {
    Finding(self, severity: severity, occurrences: occurrences)
  }

  private init(_ other: Finding, severity: Severity, occurrences: [Place]) {
    rule = other.rule
    ruleVersion = other.ruleVersion
    self.severity = severity
    outcome = other.outcome
    place = other.place
    self.occurrences = occurrences
    message = other.message
    facts = other.facts
    advice = other.advice
  }

  /// A name of the finding that stays the same while lines move.
  public var fingerprint: Fingerprint { Fingerprint(rule: rule, place: place) }

  /// Whether the finding breaks a rule at or above a severity, so that a check fails.
  public func fails(at threshold: Severity) -> Bool {
    outcome == .violation && severity >= threshold
  }
}
