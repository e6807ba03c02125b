import SampleApps
import Testing

@testable import Auditor

@Suite struct FontNotDeclaredTests {
  private let rule = FontNotDeclared()

  @Test func `a file without an entry needs a review`() throws {
    let app = try SampleApp()
    try app.addFont("Fonts/Lato-Regular.ttf")
    try app.addPlist(fonts: [])
    let finding = try #require(try app.findings(rule).first)
    #expect(finding.outcome == .needsReview)
    #expect(finding.severity == .moderate)
    #expect(finding.message.contains("is not known"))
    #expect(finding.facts == [Fact("postScriptNames", .list(["Lato-Regular"]))])
  }

  @Test func `it weighs more once the app is known to use it, and nothing if not`() throws {
    let app = try SampleApp()
    try app.addFont("Fonts/Lato-Regular.ttf")
    try app.addPlist(fonts: [])
    let used = try app.findings(rule, used: [UsedFontName("Lato-Regular")])
    #expect(used.map(\.severity) == [.serious])
    #expect(try app.findings(rule, used: [UsedFontName("Abel-Regular")]).isEmpty)
  }

  @Test func `declared files, also misspelt, and files of data sets are fine`() throws {
    let app = try SampleApp()
    try app.addFont("Fonts/Lato-Regular.ttf")
    try app.addFont("Fonts/Abel-Regular.ttf", from: "Abel-Regular.ttf")
    try app.addFont("A.xcassets/L.dataset/Lato-Bold.ttf", from: "Lato-Bold.ttf")
    try app.addPlist(fonts: ["Lato-Regular.ttf", "abel-regular.ttf"])
    #expect(try app.findings(rule).isEmpty)
  }

  @Test func `fonts of a macOS folder are declared`() throws {
    let app = try SampleApp()
    try app.addFont("Mac/Fonts/Lato-Regular.ttf")
    try app.addPlist(folder: "Fonts")
    #expect(try app.findings(rule).isEmpty)
  }
}
