import SampleApps
import Testing

@testable import Auditor

@Suite struct FontTallLineTests {
  private func findings(ascent: Int) throws -> [Finding] {
    let app = try SampleApp()
    try app.addFont("a.ttf") { try $0.set(ascent, in: "hhea", at: 4) }
    return try app.findings(FontTallLine())
  }

  @Test func `a line of more than one and a half em is found`() throws {
    // 3074 + 426 of 2000 units: 1.75 em, 29.75 pt at 17.
    let finding = try #require(try findings(ascent: 3074).first)
    #expect(finding.message.contains("1.75 em"))
    #expect(finding.message.contains("29.75 pt"))
  }

  @Test func `a line of exactly one and a half em is fine`() throws {
    #expect(try findings(ascent: 3000 - 426).isEmpty)
    #expect(try findings(ascent: 3001 - 426).count == 1)
  }
}
