import SampleApps
import Testing

@testable import Auditor

@Suite struct TypeThinWeightTests {
  @Test func `a light face may harm small text, which a person has to see`() throws {
    let found = try findings(
      TypeThinWeight(), files: ["Lato-Light.ttf", "Lato-Regular.ttf", "Lato-Bold.ttf"])
    #expect(found.map(\.place.symbol) == ["Lato-Light"])
    #expect(found.first?.outcome == .needsReview)
    #expect(found.first?.message.contains("Lato-Light 300") == true)
  }

  @Test func `regular faces, and light ones that no source asks for, are fine`() throws {
    #expect(try findings(TypeThinWeight(), files: ["Lato-Regular.ttf"]).isEmpty)
    let files = ["Lato-Light.ttf", "Lato-Regular.ttf"]
    #expect(try findings(TypeThinWeight(), files: files, used: ["Lato-Regular"]).isEmpty)
    #expect(try findings(TypeThinWeight(), files: files, used: ["Lato-Light"]).count == 1)
  }

  @Test func `a weight of 350 is not thin`() throws {
    func findings(weight: Int) throws -> [Finding] {
      let app = try SampleApp()
      try app.addFont("a.ttf") { try $0.set(weight, in: "OS/2", at: 4) }
      return try app.findings(TypeThinWeight())
    }
    #expect(try findings(weight: 349).count == 1)
    #expect(try findings(weight: 350).isEmpty)
  }

  @Test func `the thin instances of a variable font are not chosen by bringing it along`() throws {
    #expect(try findings(TypeThinWeight(), files: ["Inter-Variable.ttf"]).isEmpty)
  }
}

@Suite struct TypeBoldTextIgnoredTests {
  @Test func `a family of Regular and Light cannot answer Bold Text`() throws {
    let found = try findings(
      TypeBoldTextIgnored(), files: ["Lato-Light.ttf", "Lato-Regular.ttf", "Lato-Italic.ttf"])
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.occurrences.count == 2)
    #expect(finding.outcome == .needsReview)
    #expect(finding.message == "Lato (3 fonts) has no bold face; the heaviest has weight 400")
  }

  @Test func `a bold face, or an axis that reaches bold, answers it`() throws {
    #expect(
      try findings(TypeBoldTextIgnored(), files: ["Lato-Regular.ttf", "Lato-Bold.ttf"]).isEmpty)
    #expect(try findings(TypeBoldTextIgnored(), files: ["Inter-Variable.ttf"]).isEmpty)
  }

  @Test func `a family that is not used, and one without letters, need no bold face`() throws {
    #expect(
      try findings(TypeBoldTextIgnored(), files: ["Lato-Regular.ttf"], used: ["Other"]).isEmpty)
    let app = try SampleApp()
    try app.addFont("Icons.ttf") { try $0.hide("cmap") }
    #expect(try app.findings(TypeBoldTextIgnored()).isEmpty)
  }

  @Test func `semibold is bold enough`() throws {
    func findings(weight: Int) throws -> [Finding] {
      let app = try SampleApp()
      try app.addFont("a.ttf")
      try app.addFont("b.ttf", from: "Lato-Bold.ttf") { try $0.set(weight, in: "OS/2", at: 4) }
      return try app.findings(TypeBoldTextIgnored())
    }
    #expect(try findings(weight: 599).count == 1)
    #expect(try findings(weight: 600).isEmpty)
  }
}

@Suite struct TypeCustomLegibilityTests {
  /// Lato has 2000 units an em; its cap height is in OS/2 at byte 88.
  private func findings(capHeight: Int) throws -> [Finding] {
    let app = try SampleApp()
    try app.addFont("a.ttf") { try $0.set(capHeight, in: "OS/2", at: 88) }
    return try app.findings(TypeCustomLegibility())
  }

  @Test func `capitals of 0.6 em are found, with the size that makes up for them`() throws {
    // 0.6 em / 0.7046 em: 11 pt look like 9.37 pt, and 17 pt need 19.96 pt.
    let finding = try #require(try findings(capHeight: 1200).first)
    #expect(finding.message.contains("looks like SF at 9.37 pt"))
    #expect(finding.advice == "ask for 19.96 pt where the system font would have 17")
    #expect(finding.outcome == .needsReview)
  }

  @Test func `what looks like a size above 10 pt is fine`() throws {
    // 0.7046 em x 10 / 11 = 0.64054 em: 1281.07 units.
    #expect(try findings(capHeight: 1281).count == 1)
    #expect(try findings(capHeight: 1282).isEmpty)
  }
}
