import AppProject

extension LayoutLineLimit: SourceRule {
  func findings(in facts: [SourceFact]) -> [Finding] {
    facts.compactMap { fact in
      guard case .lineLimit(let limit) = fact.kind else { return nil }
      return Finding(
        rule, at: fact.place, severity: .minor, outcome: .needsReview,
        message: "\(fact.code) keeps \(Wording.count(limit, "line")) at every size; the view was "
          + "not laid out", facts: [Fact("lineLimit", .count(limit))])
    }
  }
}
