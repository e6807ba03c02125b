import AppProject
import SampleApps
import Testing

@testable import Auditor

@Suite struct AuditResultTests {
  private func audit(_ app: SampleApp) throws -> AuditResult {
    let project = try AppProject(folder: app.path)
    return AuditResult(on: FontAuditInput(project: project, fonts: project.openFonts()))
  }

  @Test func `a sound app passes, and says which rules could not be applied`() throws {
    let app = try SampleApp()
    try app.addFont("Fonts/Lato-Regular.ttf")
    try app.addFont("Fonts/Lato-Bold.ttf", from: "Lato-Bold.ttf")
    try app.addPlist(fonts: ["Lato-Regular.ttf", "Lato-Bold.ttf"])
    let audit = try audit(app)
    #expect(audit.findings.isEmpty)
    #expect(!audit.fails(at: .minor))
    #expect(
      audit.checks.map(\.rule.id)
        == (RuleRegistry.fontRules + RuleRegistry.fontNameRules).map(\.rule.id).sorted())
    let passed = audit.checks.filter { $0.outcome == .pass }.map(\.rule.id)
    #expect(passed.contains("font-declared-missing"))
    let notRun = audit.checks.filter { $0.outcome.name == "not-run" }.map(\.rule.id)
    #expect(notRun.contains("font-not-found"))
    #expect(notRun.contains("font-missing-glyphs"))
  }

  @Test func `the worst comes first, whatever the order of the files`() throws {
    let app = try SampleApp()
    try app.addFont("Fonts/A.ttf") { try $0.set(4, in: "OS/2", at: 8) }
    try app.add("Fonts/Z.ttf", text: "not a font")
    try app.addPlist(fonts: ["A.ttf", "Z.ttf", "Quicksand.ttf"])
    let audit = try audit(app)
    #expect(
      audit.findings.map(\.rule) == [
        "font-declared-missing", "font-format-unsupported", "type-bold-text-ignored",
        "font-license-embedding",
      ])
    #expect(audit.fails(at: .serious))
    #expect(!audit.fails(at: .critical))
  }

  @Test func `two audits of the same folder are equal`() throws {
    let app = try SampleApp()
    for index in 0..<4 {
      try app.addFont("Fonts/\(index).ttf") { try $0.set(index, in: "hhea", at: 8) }
    }
    try app.addPlist(fonts: ["none.ttf"])
    #expect(try audit(app).findings == audit(app).findings)
  }
}
