import SampleApps
import Testing

@testable import Auditor

@Suite struct FontVariableInstanceTests {
  private let rule = FontVariableInstance()

  /// The findings for Inter after a change; its axes are `opsz` and `wght`.
  private func findings(
    used: [UsedFontName]? = nil, _ edit: (inout FontBytes) throws -> Void
  ) throws -> [Finding] {
    let app = try SampleApp()
    try app.addFont("a.ttf", from: "Inter-Variable.ttf", edit: edit)
    return try app.findings(rule, used: used)
  }

  @Test func `optical sizes need a review`() throws {
    let findings = try findings { _ in }
    #expect(findings.map(\.outcome) == [.needsReview])
    #expect(findings.first?.message.contains("from 14 to 32 pt") == true)
  }

  @Test func `a default other than Regular is a trap`() throws {
    // The default of the second axis: 16 bytes of header, 20 of the first axis, 8 into the second.
    let findings = try findings { try $0.set(250, in: "fvar", at: 16 + 20 + 8) }
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.first?.message.contains("weight 250") == true)
  }

  @Test func `a font that names no instances is a trap`() throws {
    let findings = try findings { try $0.set(0, in: "fvar", at: 12) }
    #expect(findings.first?.message.contains("names no instances") == true)
    #expect(findings.map(\.severity) == [.moderate])
  }

  @Test func `fonts that are not variable are fine`() throws {
    #expect(try bundled(["Lato-Regular.ttf"]).isEmpty)
  }

  @Test func `a variable font with Regular as its default and one size is fine`() throws {
    // The axis of optical sizes becomes one that nothing is said about.
    let findings = try findings { bytes in
      try bytes.set(0x5853, in: "fvar", at: 16)
    }
    #expect(findings.isEmpty)
  }

  private func bundled(_ files: [String]) throws -> [Finding] {
    try AuditorTests.findings(rule, files: files)
  }
}
