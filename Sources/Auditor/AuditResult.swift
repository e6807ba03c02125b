package import AppProject

/// What rules say about what they looked at.
package struct AuditResult: Sendable {
  /// What a rule came to, over all that it looked at.
  package struct Check: Hashable, Sendable {
    package let rule: Rule
    /// `violation` before `needsReview` before `pass`; or `notRun`.
    package let outcome: Outcome
    /// How many findings there are.
    package let findingCount: Int
  }

  /// What was found, the most severe first, and violations before what needs review; then by place.
  package let findings: [Finding]
  /// What each rule came to, in the order of their ids.
  package let checks: [Check]

  /// A rule with the work of applying it.
  package struct Application {
    let rule: Rule
    let findings: () throws(NotRun) -> [Finding]
  }

  /// Applies rules, one after the other.
  package init(applying applications: [Application]) {
    var findings: [Finding] = []
    var checks: [Check] = []
    for application in applications {
      do throws(NotRun) {
        let found = try application.findings()
        checks.append(
          Check(
            rule: application.rule, outcome: Self.outcome(of: found), findingCount: found.count))
        findings += found
      } catch {
        checks.append(
          Check(
            rule: application.rule, outcome: .notRun(reason: error.reason), findingCount: 0))
      }
    }
    self.init(findings: findings, checks: checks)
  }

  /// What rules come to that are not applied.
  package init(notApplying rules: [Rule], reason: String) {
    self.init(
      findings: [],
      checks: rules.map { rule in
        Check(rule: rule, outcome: .notRun(reason: reason), findingCount: 0)
      })
  }

  /// Puts findings and checks in order.
  package init(findings: [Finding], checks: [Check]) {
    self.findings = findings.sorted(by: Self.precedes)
    self.checks = checks.sorted { $0.rule.id < $1.rule.id }
  }

  /// This result together with that of other rules.
  package func merged(with other: AuditResult) -> AuditResult {
    AuditResult(
      findings: findings + other.findings, checks: Check.merged(checks + other.checks))
  }

  /// The findings of which one of the places is in a file that has changed.
  package func about(_ changed: ChangedFiles) -> AuditResult {
    AuditResult(
      findings: findings.filter { finding in
        ([finding.place] + finding.occurrences).contains { place in
          place.file.map(changed.paths.contains) ?? false
        }
      }, checks: checks)
  }

  private static func outcome(of findings: [Finding]) -> Outcome {
    if findings.contains(where: { $0.outcome == .violation }) { return .violation }
    return findings.isEmpty ? .pass : .needsReview
  }

  /// The order of findings.
  static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    if left.outcome != right.outcome { return left.outcome == .violation }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.place != right.place { return left.place < right.place }
    return left.message < right.message
  }

  /// Whether anything breaks a rule at or above a severity.
  package func fails(at threshold: Severity) -> Bool {
    findings.contains { $0.fails(at: threshold) }
  }
}

extension AuditResult {
  /// What rules say about the fonts of a project.
  package init(
    _ rules: [any FontRule] = RuleRegistry.fontRules + RuleRegistry.fontNameRules,
    on input: FontAuditInput
  ) {
    self.init(
      applying: rules.map { rule in
        Application(rule: rule.rule) { () throws(NotRun) in try rule.findings(in: input) }
      })
  }

  /// What rules say about the texts of a project.
  package init(
    _ rules: [any StringRule] = RuleRegistry.stringRules, on input: StringAuditInput
  ) {
    self.init(
      applying: rules.map { rule in
        Application(rule: rule.rule) { () throws(NotRun) in try rule.findings(in: input) }
      })
  }
}
