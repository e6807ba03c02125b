import AppProject
import DynamicType

extension ScaleDouble: SourceRule {
  func findings(in facts: [SourceFact]) -> [Finding] {
    facts.customFonts.filter { $0.use.isScaled && $0.use.growth != .fixed }.map { fact, name, _ in
      Finding(
        rule, at: fact.place,
        message: "\(fact.code) scales a size that has been scaled already",
        facts: name.map { [Fact("font", .text($0))] } ?? [])
    }
  }
}
