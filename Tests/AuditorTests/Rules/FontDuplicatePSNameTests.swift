import SampleApps
import Testing

@testable import Auditor

@Suite struct FontDuplicatePSNameTests {
  private let rule = FontDuplicatePSName()

  @Test func `a file that calls itself like another is a violation at that file`() throws {
    let app = try SampleApp()
    try app.addFont("Fonts/Lato-Italic.ttf", from: "Lato-Italic.ttf")
    try app.addFont("Fonts/Lato-BlackItalic.ttf", from: "Lato-Italic.ttf") {
      try $0.set(900, in: "OS/2", at: 4)
    }
    let finding = try #require(try app.findings(rule).first)
    #expect(finding.outcome == .violation)
    #expect(finding.place == Place(file: "Fonts/Lato-BlackItalic.ttf", symbol: "Lato-Italic"))
    #expect(finding.occurrences.map(\.file) == ["Fonts/Lato-Italic.ttf"])
  }

  @Test func `equal copies need a review only`() throws {
    let app = try SampleApp()
    try app.addFont("App/Lato-Regular.ttf")
    try app.addFont("Widget/Lato-Regular.ttf")
    let findings = try app.findings(rule)
    #expect(findings.map(\.outcome) == [.needsReview])
    #expect(findings.map(\.severity) == [.minor])
  }

  @Test func `files that share many names are one finding`() throws {
    let app = try SampleApp()
    try app.addFont("a.ttf", from: "Inter-Variable.ttf")
    try app.addFont("b.ttf", from: "Inter-Variable.ttf") { try $0.set(1, in: "hhea", at: 8) }
    let findings = try app.findings(rule)
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("and 5 more") == true)
  }

  @Test func `faces of one family with names of their own are fine`() throws {
    let files = ["Lato-Light.ttf", "Lato-Regular.ttf", "Lato-Bold.ttf", "Lato-Italic.ttf"]
    #expect(try findings(rule, files: files).isEmpty)
  }
}
