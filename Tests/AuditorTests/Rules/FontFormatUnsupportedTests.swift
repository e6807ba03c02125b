import SampleApps
import Testing

@testable import Auditor

@Suite struct FontFormatUnsupportedTests {
  private let rule = FontFormatUnsupported()

  @Test(arguments: [
    ("wOFF rest", "WOFF"), ("wOF2 rest", "WOFF2"), ("%!PS-AdobeFont", "Type 1"),
    ("<!DOCTYPE html>", "web page"), ("version https://git-lfs", "Git LFS"), ("", "empty"),
    ("hello", "not a font"),
  ])
  func `a declared file that is no font of iOS is a violation`(
    content: String, word: String
  ) throws {
    let app = try SampleApp()
    try app.add("Font.ttf", text: content)
    try app.addPlist(fonts: ["Font.ttf"])
    let findings = try app.findings(rule)
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.first?.message.contains(word) == true)
  }

  @Test func `damaged fonts are violations, wherever they are cut off or wrong`() throws {
    let app = try SampleApp()
    try app.addFont("a.ttf") { $0.truncate(to: 40) }
    try app.addFont("b.ttf") { try $0.hide("cmap") }
    try app.addFont("c.ttf") { try $0.hide("head") }
    #expect(
      try app.findings(rule).map(\.place.file) == ["a.ttf", "b.ttf", "c.ttf"])
  }

  @Test func `a web font that is not declared needs a review only`() throws {
    let app = try SampleApp()
    try app.add("www/Font.woff2", text: "wOF2")
    #expect(try app.findings(rule).map(\.outcome) == [.needsReview])
  }

  @Test func `sound fonts are fine`() throws {
    #expect(try findings(rule, files: ["Lato-Regular.ttf", "Inter-Variable.ttf"]).isEmpty)
  }
}
