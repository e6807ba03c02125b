import SampleApps
import Testing

@testable import Auditor

/// The three rules about font names that an app asks for.
@Suite struct FontNameTests {
  private let files = [
    "Lato-Regular.ttf", "Lato-Bold.ttf", "Abel-Regular.ttf", "Inter-Variable.ttf",
  ]

  @Test(arguments: ["Lato-Regular.ttf", "Inter-Variable", "Inter-Variable.ttf"])
  func `the name of a file is found out`(name: String) throws {
    let finding = try #require(
      try findings(FontNameIsFilename(), files: files, used: [name]).first)
    #expect(finding.severity == .serious)
    #expect(finding.place == Place(file: "View.swift", line: 3, symbol: name))
    #expect(try findings(FontNotFound(), files: files, used: [name]).isEmpty)
  }

  @Test(arguments: ["Lato", "Lato Bold", "Abel", "Inter"])
  func `a family or full name is found out`(name: String) throws {
    let finding = try #require(
      try findings(FontNameNotPostScript(), files: files, used: [name]).first)
    #expect(finding.severity == .moderate)
    #expect(finding.advice.hasPrefix("use \""))
    #expect(try findings(FontNotFound(), files: files, used: [name]).isEmpty)
  }

  @Test(arguments: [
    ("abel", "Abel-Regular"), ("Lato-Bolt", "Lato-Bold"), ("lato-regular", "Lato-Regular"),
    ("HelveticaNeu", "HelveticaNeue"),
  ])
  func `a name that finds nothing leads to the nearest`(name: String, nearest: String) throws {
    let finding = try #require(try findings(FontNotFound(), files: files, used: [name]).first)
    #expect(finding.severity == .serious)
    #expect(finding.message.contains("did you mean \"\(nearest)\"?"))
  }

  @Test func `a name that is taken for granted is critical`() throws {
    let app = try SampleApp()
    try app.addFont("Lato-Regular.ttf")
    let forced = UsedFontName("OpenSans-Bold", isForced: true)
    let findings = try app.findings(FontNotFound(), used: [forced, UsedFontName("OpenSans-Bold")])
    #expect(findings.map(\.severity) == [.critical, .serious])
  }

  @Test(arguments: [
    "Lato-Regular", "Abel-Regular", "Inter-SemiBold", "HelveticaNeue-Bold", ".SFUI-Regular",
  ])
  func `PostScript names of faces, instances and of iOS are fine`(name: String) throws {
    #expect(try findings(FontNotFound(), files: files, used: [name]).isEmpty)
    #expect(try findings(FontNameIsFilename(), files: files, used: [name]).isEmpty)
    #expect(try findings(FontNameNotPostScript(), files: files, used: [name]).isEmpty)
  }

  @Test func `without names the rules are not run`() {
    #expect(isNotRun { try findings(FontNotFound(), files: files) })
    #expect(isNotRun { try findings(FontNameIsFilename(), files: files) })
    #expect(isNotRun { try findings(FontNameNotPostScript(), files: files) })
  }
}
