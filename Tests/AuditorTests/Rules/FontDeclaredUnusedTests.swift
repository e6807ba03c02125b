import SampleApps
import Testing

@testable import Auditor

@Suite struct FontDeclaredUnusedTests {
  private let rule = FontDeclaredUnused()

  private func app() throws -> SampleApp {
    let app = try SampleApp()
    try app.addFont("Fonts/Lato-Regular.ttf")
    try app.addFont("Fonts/Inter.ttf", from: "Inter-Variable.ttf")
    try app.addPlist(fonts: ["Lato-Regular.ttf", "Inter.ttf"])
    return app
  }

  @Test func `a declared font that nothing asks for is found`() throws {
    let findings = try app().findings(rule, used: [UsedFontName("Inter-Bold")])
    #expect(findings.map(\.place.file) == ["Fonts/Lato-Regular.ttf"])
  }

  @Test func `a font asked for by an instance or by its family is used`() throws {
    let used = [UsedFontName("Inter-Bold"), UsedFontName("Lato")]
    #expect(try app().findings(rule, used: used).isEmpty)
  }

  @Test func `without names the rule is not run`() throws {
    let app = try app()
    #expect(isNotRun { try app.findings(rule) })
  }
}
