import Testing

@testable import Auditor

@Suite struct RuleRegistryTests {
  @Test func `every rule says what, why and what to do`() {
    let families: Set<Substring> = [
      "attachment", "bar", "contrast", "control", "fit", "font", "icon", "image", "label", "layout",
      "scale", "string", "target", "type",
    ]
    #expect(RuleRegistry.rules.count == 64)
    for rule in RuleRegistry.rules {
      #expect(families.contains(rule.id.prefix { $0 != "-" }))
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
