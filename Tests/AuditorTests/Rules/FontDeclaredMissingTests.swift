import SampleApps
import Testing

@testable import Auditor

@Suite struct FontDeclaredMissingTests {
  private let rule = FontDeclaredMissing()

  @Test func `an entry that differs in case is a violation with the right path`() throws {
    let app = try SampleApp()
    try app.addFont("App/Fonts/Lato-Regular.ttf")
    try app.addPlist(fonts: ["Lato-regular.ttf"])
    let finding = try #require(try app.findings(rule).first)
    #expect(finding.outcome == .violation)
    #expect(finding.severity == .serious)
    #expect(finding.place.file == "App/Info.plist")
    #expect(finding.place.line != nil)
    #expect(finding.advice == "write \"Lato-Regular.ttf\"")
    #expect(finding.facts.contains(Fact("suggestion", .text("Lato-Regular.ttf"))))
  }

  @Test func `a file that is nowhere is a violation`() throws {
    let app = try SampleApp()
    try app.addPlist(fonts: ["OpenSans-Bold.ttf"])
    let findings = try app.findings(rule)
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.place.symbol) == ["OpenSans-Bold.ttf"])
  }

  @Test func `a file that may come from a dependency needs a review`() throws {
    let app = try SampleApp()
    try app.addFont("node_modules/icons/Ionicons.ttf")
    try app.addPlist("ios/Info.plist", fonts: ["Ionicons.ttf"])
    #expect(try app.findings(rule).map(\.outcome) == [.needsReview])
  }

  @Test func `a build setting needs a review`() throws {
    let app = try SampleApp()
    try app.addPlist(fonts: ["$(BRAND)-Regular.ttf"])
    #expect(try app.findings(rule).map(\.outcome) == [.needsReview])
  }

  @Test func `entries with a file are fine, also in folders that the build flattens`() throws {
    let app = try SampleApp()
    try app.addFont("App/Resources/Fonts/Lato-Regular.ttf")
    try app.addFont("App/Fonts/Lato-Bold.ttf")
    try app.addPlist(fonts: ["Lato-Regular.ttf", "Fonts/Lato-Bold.ttf"])
    #expect(try app.findings(rule).isEmpty)
  }

  @Test func `without an Info.plist the rule is not run`() throws {
    let app = try SampleApp()
    try app.addFont("Lato-Regular.ttf")
    #expect(isNotRun { try app.findings(rule) })
  }
}
