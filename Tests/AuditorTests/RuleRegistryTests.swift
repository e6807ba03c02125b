import Testing

@testable import Auditor

@Suite struct RuleRegistryTests {
  @Test func `every rule says what, why and what to do`() {
    #expect(RuleRegistry.rules.count == 28)
    for rule in RuleRegistry.rules {
      let family = rule.id.prefix { $0 != "-" }
      #expect(["control", "fit", "font", "layout", "type"].contains(family))
      for text in [rule.title, rule.why, rule.guideline, rule.advice, rule.failing, rule.mended] {
        #expect(!text.isEmpty)
      }
      #expect(rule.why.hasSuffix("."))
      #expect(!rule.advice.hasSuffix("."))
      #expect(!rule.title.hasSuffix("."))
      #expect(rule.failing != rule.mended)
    }
  }

  @Test func `ids are sorted and differ`() {
    let ids = RuleRegistry.rules.map(\.id)
    #expect(ids == Set(ids).sorted())
  }

  @Test func `a rule is found by its id, and a misspelt id leads to it`() {
    #expect(RuleRegistry.rule("font-tall-line")?.severity == .minor)
    #expect(RuleRegistry.rule("font-tall") == nil)
    #expect(RuleRegistry.suggestions(for: "font-tal-line").first == "font-tall-line")
  }
}
