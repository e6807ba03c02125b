import FontBook
import Testing

@testable import Auditor

@Suite struct FontMissingGlyphsTests {
  private let rule = FontMissingGlyphs()

  @Test func `characters of a language that lack are named`() throws {
    let finding = try #require(
      try findings(
        rule, files: ["Abel-Regular.ttf"], coverage: [CoverageTarget(locale: "ro")]
      ).first)
    #expect(finding.severity == .moderate)
    #expect(finding.place.locale == "ro")
    #expect(finding.message.contains("(U+0102)"))
  }

  @Test func `it is serious when more than half of the texts are affected`() throws {
    let many = CoverageTarget(texts: ["\u{219}", "\u{21B}", "a"], name: "t")
    let few = CoverageTarget(texts: ["\u{219}", "b", "a"], name: "t")
    #expect(
      try findings(rule, files: ["Abel-Regular.ttf"], coverage: [many]).map(\.severity)
        == [.serious])
    #expect(
      try findings(rule, files: ["Abel-Regular.ttf"], coverage: [few]).map(\.severity)
        == [.moderate])
  }

  @Test func `faces of a family that lack the same are one finding`() throws {
    let coverage = [CoverageTarget(texts: ["\u{0E01}"], name: "t")]
    let found = try findings(
      rule, files: ["Lato-Regular.ttf", "Lato-Bold.ttf"], coverage: coverage)
    #expect(found.count == 1)
    #expect(found.first?.occurrences.count == 1)
  }

  @Test func `a font that has all is fine`() throws {
    let coverage = [try CoverageTarget(locale: "ro"), try CoverageTarget(locale: "de")]
    #expect(try findings(rule, files: ["Lato-Regular.ttf"], coverage: coverage).isEmpty)
  }

  @Test func `without a target the rule is not run`() {
    #expect(isNotRun { try findings(rule, files: ["Lato-Regular.ttf"]) })
  }
}
