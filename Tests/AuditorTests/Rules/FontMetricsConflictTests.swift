import SampleApps
import Testing

@testable import Auditor

@Suite struct FontMetricsConflictTests {
  private let rule = FontMetricsConflict()

  private func findings(_ edit: (inout FontBytes) throws -> Void) throws -> [Finding] {
    let app = try SampleApp()
    try app.addFont("a.ttf", edit: edit)
    return try app.findings(rule)
  }

  @Test func `an ascent that differs between hhea and typo is shown in points`() throws {
    // 1610 of 2000 units are 13.685 pt at 17; hhea has 1974, 16.78 pt.
    let finding = try #require(try findings { try $0.set(1610, in: "OS/2", at: 68) }.first)
    #expect(finding.severity == .minor)
    #expect(finding.message.contains("16.78 + 3.62 pt"))
    #expect(finding.message.contains("13.69 + 3.62 pt"))
  }

  @Test func `a difference of up to a hundredth of the em is fine`() throws {
    #expect(try findings { try $0.set(1974 - 20, in: "OS/2", at: 68) }.isEmpty)
    #expect(try findings { try $0.set(1974 - 21, in: "OS/2", at: 68) }.count == 1)
  }

  @Test func `larger win metrics count unless the font says to take typo`() throws {
    #expect(try findings { _ in }.isEmpty)
    #expect(try findings { try $0.set(0x40, in: "OS/2", at: 62) }.count == 1)
  }

  @Test func `capitals far off the middle of the line are found`() throws {
    // Ascent and descent of 2200 and 200 units: capitals sit 4.84 pt lower than the middle.
    let findings = try findings { bytes in
      try bytes.set(2200, in: "hhea", at: 4)
      try bytes.set(-200, in: "hhea", at: 6)
      try bytes.set(2200, in: "OS/2", at: 68)
      try bytes.set(-200, in: "OS/2", at: 70)
    }
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.first?.message.contains("2.41 pt too low") == true)
  }
}
