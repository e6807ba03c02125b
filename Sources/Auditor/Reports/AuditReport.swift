package import AppProject

/// What an audit tells: its findings, and those that it was asked not to tell.
package struct AuditReport: Sendable {
  /// A finding that someone has looked at, and why it is not told.
  package struct Suppressed: Hashable, Sendable {
    package let finding: Finding
    package let reason: String
    /// Whether a comment beside the text says so, rather than the configuration.
    package let isInSource: Bool
  }

  /// What is told, the most severe first.
  package let findings: [Finding]
  /// What each rule came to, before anything was suppressed.
  package let checks: [AuditResult.Check]
  package let suppressed: [Suppressed]
  /// What the baseline hides.
  package let hidden: [Finding]
  /// Lines of the baseline that no finding belongs to any more.
  package let deadBaselineLines: [String]
  /// The places of suppressions that suppress nothing.
  package let unusedSuppressions: [String]
  /// What could not be read, by place.
  package let problems: [AuditProblem]
  /// What paths begin with for who runs the audit: empty, or a folder with `/` at its end.
  package let pathPrefix: String
  /// The least severe violation that fails the audit.
  package let failOn: Severity

  /// Sorts findings into what is told and what is not.
  ///
  /// - Parameters:
  ///   - result: What the rules found.
  ///   - configuration: Rules that are off, severities, and suppressions.
  ///   - configurationPrefix: The folder that was audited, seen from that of the configuration.
  ///   - isWhole: Whether all was looked at, so that what no finding belongs to is of no use.
  ///   - comments: Suppressions by comments beside texts.
  ///   - baseline: Findings that are known; nil for none.
  ///   - problems: What could not be read.
  ///   - pathPrefix: What paths begin with for who runs the audit.
  ///   - failOn: The least severe violation that fails the audit.
  package init(
    _ result: AuditResult, configuration: Configuration = Configuration(),
    configurationPrefix: String = "", isWhole: Bool = true, comments: [CommentSuppression] = [],
    baseline: Baseline? = nil,
    problems: [AppProjectError] = [], pathPrefix: String = "", failOn: Severity = .serious
  ) {
    var told: [Finding] = []
    var suppressed: [Suppressed] = []
    var used: Set<Int> = []
    var usedComments: Set<CommentSuppression> = []
    var hidden: [Finding] = []
    for original in result.findings where configuration.isOn(original.rule) {
      var finding = original
      if case .severity(let severity)? = configuration.rules[original.rule] {
        finding = original.with(severity: severity)
      }
      let path = configurationPrefix + (finding.place.file ?? "")
      if let suppression = configuration.suppressions.first(where: { $0.holds(finding, path) }) {
        used.insert(suppression.line)
        suppressed.append(
          Suppressed(finding: finding, reason: suppression.reason, isInSource: false))
      } else if let comment = comments.first(where: { $0.holds(finding) }) {
        usedComments.insert(comment)
        suppressed.append(
          Suppressed(finding: finding, reason: comment.reason, isInSource: true))
      } else if baseline?.knows(finding) == true {
        hidden.append(finding)
      } else {
        told.append(finding)
      }
    }
    let sorted = AuditResult(findings: told, checks: result.checks)
    let found = Set((told + hidden).map(\.fingerprint.text))
    self.init(
      findings: sorted.findings,
      checks: sorted.checks.map { check in
        configuration.isOn(check.rule.id)
          ? check
          : AuditResult.Check(
            rule: check.rule, outcome: .notRun(reason: "is off in \(Configuration.fileName)"),
            findingCount: 0)
      },
      suppressed: suppressed, hidden: hidden,
      deadBaselineLines: (isWhole ? baseline?.entries ?? [] : [])
        .filter { !found.contains($0.fingerprint) }.map(\.line),
      unusedSuppressions: !isWhole
        ? []
        : configuration.suppressions.map(\.line).filter { !used.contains($0) }
          .map { "\(Configuration.fileName):\($0)" }
          + comments.filter { !usedComments.contains($0) }
          .map { "\(pathPrefix)\($0.file):\($0.line)" },
      problems: Set(problems.map { AuditProblem($0) }).sorted(), pathPrefix: pathPrefix,
      failOn: failOn)
  }

  /// Keeps what another report says.
  init(
    findings: [Finding], checks: [AuditResult.Check], suppressed: [Suppressed],
    hidden: [Finding], deadBaselineLines: [String], unusedSuppressions: [String],
    problems: [AuditProblem], pathPrefix: String, failOn: Severity
  ) {
    self.findings = findings
    self.checks = checks
    self.suppressed = suppressed
    self.hidden = hidden
    self.deadBaselineLines = deadBaselineLines
    self.unusedSuppressions = unusedSuppressions
    self.problems = problems
    self.pathPrefix = pathPrefix
    self.failOn = failOn
  }

  /// Whether the audit fails.
  package var fails: Bool { fails(at: failOn) }

  /// Whether anything that is told breaks a rule at or above a severity.
  package func fails(at threshold: Severity) -> Bool {
    findings.contains { $0.fails(at: threshold) }
  }

  /// A file of the project as who runs the audit can open it.
  package func path(_ place: Place) -> String? { place.file.map { pathPrefix + $0 } }

  /// How many findings there are of each severity, the worst first, and for review.
  package var counts: String {
    let violations = findings.filter { $0.outcome == .violation }
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = violations.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)"
    }
    let reviews = findings.count - violations.count
    let kinds = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    let review =
      reviews == 0 ? "" : "; \(reviews) \(reviews == 1 ? "needs" : "need") a person's review"
    return Wording.count(violations.count, "violation") + kinds + review
  }
}

extension Configuration.Suppression {
  /// Whether the suppression is for a finding in a file.
  fileprivate func holds(_ finding: Finding, _ path: String) -> Bool {
    rule.matches(finding.rule) && (self.path.map { $0.matches(path) } ?? true)
      && (key.map { $0.matches(finding.place.stringKey ?? "") } ?? true)
      && (locale.map { $0 == finding.place.locale } ?? true)
      && (fingerprint.map { $0 == finding.fingerprint.text } ?? true)
  }
}
