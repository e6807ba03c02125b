import AppProject
import DynamicType

extension ScaleCapped: SourceRule {
  func findings(in facts: [SourceFact]) -> [Finding] {
    facts.compactMap { fact in
      guard case .cap(let cap) = fact.kind, cap < .accessibilityExtraExtraExtraLarge else {
        return nil
      }
      return Finding(
        rule, at: fact.place, severity: Self.severity(of: cap), outcome: .needsReview,
        message: "\(fact.code) stops texts from growing at \(cap.shortName)",
        facts: [Fact("cap", .text(cap.shortName))])
    }
  }
}
