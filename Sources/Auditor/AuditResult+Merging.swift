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
      rule: rule, outcome: outcome.yields(to: other.outcome) ? other.outcome : outcome,
      findingCount: findingCount + other.findingCount)
  }
}

extension Outcome {
  /// Whether another outcome tells more; of two reasons the same is taken whichever comes first.
  fileprivate func yields(to other: Outcome) -> Bool {
    if case .notRun(let own) = self, case .notRun(let reason) = other, mergeRank == other.mergeRank
    {
      return reason < own
    }
    return mergeRank < other.mergeRank
  }

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
