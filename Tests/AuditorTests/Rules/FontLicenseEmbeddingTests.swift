import SampleApps
import Testing

@testable import Auditor

@Suite struct FontLicenseEmbeddingTests {
  /// The findings for a font with these bits.
  private func findings(bits: Int) throws -> [Finding] {
    let app = try SampleApp()
    try app.addFont("a.ttf") { try $0.set(bits, in: "OS/2", at: 8) }
    return try app.findings(FontLicenseEmbedding())
  }

  @Test(arguments: [2, 4, 0x200])
  func `restrictive bits are found`(bits: Int) throws {
    let finding = try #require(try findings(bits: bits).first)
    #expect(finding.severity == .minor)
    #expect(finding.facts == [Fact("fsType", .count(bits))])
  }

  @Test(arguments: [0, 8, 0x100])
  func `generous bits are fine`(bits: Int) throws {
    #expect(try findings(bits: bits).isEmpty)
  }
}
