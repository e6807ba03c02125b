import FontBook
import SampleApps
import Testing

@testable import Auditor

@Suite struct FontMetricsUnderreportTests {
  private let rule = FontMetricsUnderreport()

  @Test func `letters beyond the ascent are measured`() throws {
    let app = try SampleApp()
    try app.addFont("a.ttf") { try $0.set(1400, in: "hhea", at: 4) }
    let finding = try #require(try app.findings(rule).first)
    #expect(finding.severity == .moderate)
    #expect(finding.message.contains("above the ascent"))
    let beyond = finding.facts.first { $0.name == "beyondAscent" }
    guard case .points(let length) = beyond?.value else {
      Issue.record("no length")
      return
    }
    #expect(length > 1 && length < 10)
  }

  @Test func `feet below the descent are measured`() throws {
    let app = try SampleApp()
    try app.addFont("a.ttf") { try $0.set(-100, in: "hhea", at: 6) }
    #expect(try app.findings(rule).first?.message.contains("below the descent") == true)
  }

  @Test func `a font whose letters stay inside is fine`() throws {
    #expect(try findings(rule, files: ["Lato-Regular.ttf", "Abel-Regular.ttf"]).isEmpty)
  }

  @Test func `the characters that are asked for count as well`() throws {
    let stacked = CoverageTarget(texts: ["\u{1EA8}"], name: "vi")
    #expect(try findings(rule, files: ["Lato-Regular.ttf"], coverage: [stacked]).count == 1)
  }
}
