import AppProject

extension TypeTooSmall: SourceRule {
  func findings(in facts: [SourceFact]) -> [Finding] {
    let fonts =
      facts.systemFonts.map { ($0.fact, $0.use) } + facts.customFonts.map { ($0.fact, $0.use) }
    return fonts.compactMap { fact, use in
      guard let size = use.size, size < FitShrunkBelow.smallest, size > 0 else { return nil }
      return Finding(
        rule, at: fact.place, message: "\(fact.code) has \(Wording.points(size)) at L",
        facts: [Fact("pointSize", .points(size))])
    }
  }
}
