import AppProject

extension LayoutColumnsFixed: SourceRule {
  func findings(in facts: [SourceFact]) -> [Finding] {
    facts.compactMap { fact in
      guard case .columns(let count) = fact.kind else { return nil }
      return Finding(
        rule, at: fact.place, severity: .minor, outcome: .needsReview,
        message: "a grid has \(count) columns at every size; the view was not laid out",
        facts: [Fact("columns", .count(count))])
    }
  }
}
