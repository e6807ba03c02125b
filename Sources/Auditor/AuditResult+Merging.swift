extension AuditResult.Check {
  /// One check a rule, of a rule's checks on different things or in different parts.
  static func merged(_ checks: [Self]) -> [Self] {
    var merged: [String: Self] = [:]
    for check in checks {
      merged[check.rule.id] = merged[check.rule.id].map { $0.merged(with: check) } ?? check
    }
    return Array(merged.values)
  }

  /// What the rule came to over both parts: applied in either, it is applied.
  private func merged(with other: Self) -> Self {
    Self(
      rule: rule, outcome: outcome.mergeRank >= other.outcome.mergeRank ? outcome : other.outcome,
      findingCount: findingCount + other.findingCount)
  }
}

extension Outcome {
  fileprivate var mergeRank: Int {
    switch self {
    case .notRun(Shard.elsewhere): 0
    case .notRun: 1
    case .pass: 2
    case .needsReview: 3
    case .violation: 4
    }
  }
}
