import Foundation
import SampleApps
import Testing

/// A file is written whole or not at all, whatever comes between.
@Suite struct InterruptedWriteTests {
  private let app: SampleApp
  private let words: [String]
  private let old = Data("old".utf8)

  init() throws {
    app = try SampleApp()
    words = ["render", "Lend a book", "--width", "160", "--output", app.location("sheet.png")]
    try app.add("sheet.png", old)
  }

  private func content() throws -> Data {
    try Data(contentsOf: URL(filePath: app.location("sheet.png")))
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: app.path)
  }

  @Test func `a file that grows beyond what the system allows leaves the old one`() async throws {
    // Without the signal, writing fails as it does on a full disk.
    let outcome = try await BuiltProgram.run(
      words, launcher: ["/bin/sh", "-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\""])
    #expect(outcome.status == 66)
    #expect(outcome.diagnostics.contains("File too large"), "\(outcome.diagnostics)")
    #expect(try content() == old)
    #expect(try names() == ["sheet.png"])
  }

  @Test(arguments: stride(from: 0.01, to: 0.5, by: 0.07).map(\.self))
  func `a run that is killed leaves the old file or the new one`(delay: Double) async throws {
    _ = try await BuiltProgram.run(
      words, launcher: ["/usr/bin/timeout", "--signal=KILL", "\(delay)"])
    let found = try content()
    let isWhole =
      found.starts(with: [0x89, 0x50, 0x4E, 0x47]) && found.suffix(8).starts(with: "IEND".utf8)
    #expect(found == old || isWhole)
  }

  @Test(.enabled(if: NSUserName() != "root"))
  func `a folder that may only be read leaves the old file`() async throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: app.path)
    let outcome = try await BuiltProgram.run(words)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: app.path)
    #expect(outcome.status == 66)
    #expect(try content() == old)
  }
}
