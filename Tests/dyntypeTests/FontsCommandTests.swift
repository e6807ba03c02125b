import ArgumentParsing
import FontBook
import Foundation
import OutputFormats
import SampleApps
import Synchronization
import Testing

@testable import dyntype

@Suite struct FontsCommandTests {
  private let program = Program(
    Command("dyntype", abstract: "", subcommands: [FontsCommand.command]), version: "0",
    exitStatus: { ($0 as? ToolError)?.exitStatus ?? .software })

  /// What a command line writes and returns.
  private func run(_ words: String...) async -> (output: String, notes: String, status: Int32) {
    let streams = Mutex<(output: [UInt8], notes: [UInt8])>(([], []))
    let console = Console(
      output: ByteSink { bytes in streams.withLock { $0.output += bytes } },
      diagnostics: ByteSink { bytes in streams.withLock { $0.notes += bytes } })
    let status = await program.run(["fonts"] + words, on: console)
    let (output, notes) = streams.withLock { $0 }
    return (
      String(decoding: output, as: UTF8.self), String(decoding: notes, as: UTF8.self),
      status.rawValue
    )
  }

  private func lato() throws -> SampleApp {
    let app = try SampleApp()
    try app.addFont("Fonts/Lato-Regular.ttf")
    try app.addFont("Fonts/Lato-Bold.ttf", from: "Lato-Bold.ttf")
    try app.addPlist(fonts: ["Lato-Regular.ttf", "lato-bold.ttf"])
    return app
  }

  @Test func `a folder is shown by families, without a path of this machine`() async throws {
    let app = try lato()
    let (output, notes, status) = await run(app.path)
    #expect(status == 0)
    #expect(notes.isEmpty)
    #expect(output.hasPrefix("Lato: 2 fonts in 2 files\n"))
    #expect(output.contains("  Lato-Bold        700 bold     Fonts/Lato-Bold.ttf\n"))
    #expect(output.contains("  Font.custom(\"Lato-Bold\", size: 17, relativeTo: .body)\n"))
    #expect(output.contains("    from SF         +0.59    -0.48  0.00  +0.11  +0.20     -\n"))
    #expect(!output.contains(app.path))
    #expect(output.split(separator: "\n").allSatisfy { DisplayWidth.columns($0) <= 80 })
  }

  @Test func `a check fails at a misspelt entry and says how to mend it`() async throws {
    let app = try lato()
    let (output, _, status) = await run(app.path, "--check")
    #expect(status == 1)
    #expect(output.contains(": serious: [font-declared-missing]\n"))
    #expect(output.contains("  fix: write \"Lato-Bold.ttf\"\n"))
    #expect(output.contains("1 violation (1 serious) in 2 font files.\n"))
    #expect(await run(app.path, "--check", "--fail-on", "critical").status == 0)
    #expect(await run(app.path).status == 0)
  }

  @Test func `names that an app asks for are checked`() async throws {
    let app = try lato()
    let (output, _, _) = await run(app.path, "--check", "--used", "Lato", "--used", "Lato-Regular")
    #expect(output.contains("\"Lato\" is a family name, not a PostScript name"))
    #expect(!output.contains("\"Lato-Regular\" is"))
    #expect(output.contains("[font-declared-unused]") == false)
  }

  @Test func `JSON holds families, findings and checks`() async throws {
    let app = try lato()
    let (output, _, status) = await run(app.path, "--check", "--format", "json")
    #expect(status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["schemaVersion"] as? Int == 1)
    let families = try #require(document["families"] as? [[String: Any]])
    #expect(families.map { $0["name"] as? String } == ["Lato"])
    let audits = try #require(document["audits"] as? [[String: Any]])
    let findings = audits.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    #expect(findings.map { $0["rule"] as? String } == ["font-declared-missing"])
    let checks = audits.flatMap { $0["checks"] as? [[String: Any]] ?? [] }
    #expect(checks.count == 17)
  }

  @Test func `Markdown is tables under headings`() async throws {
    let app = try lato()
    let (output, _, _) = await run(app.path, "--format", "markdown")
    #expect(output.hasPrefix("## Lato: 2 fonts in 2 files\n\n| PostScript name | Weight |"))
    let findings = await run(app.path, "--format", "markdown", "--check").output
    #expect(findings.hasPrefix("| Severity | Rule | Place | Finding | Fix |\n"))
  }

  @Test func `coverage names what lacks, for languages and for texts`() async throws {
    let app = try lato()
    try app.add("ro.lproj/L.strings", text: "\"a\" = \"\u{E01}\";")
    let (output, _, _) = await run(
      app.path, "--coverage", "ro,th", "--coverage", app.location("ro.lproj/L.strings"))
    #expect(output.contains("  ro              Lato-Bold"))
    #expect(output.contains("  L.strings (ro)  Lato-Bold        1 of 1  \u{E01}\n"))
    let unknown = await run(app.path, "--coverage", "qq")
    #expect(unknown.status == 64)
    #expect(unknown.notes.hasPrefix("Error: The value 'qq' is invalid for '--coverage'"))
  }

  @Test func `what cannot be read or understood is said, and not a success`() async throws {
    let app = try SampleApp()
    try app.add("bad.ttf", text: "nothing")
    try app.add("bad.plist", text: "{ = }")
    let bad = await run(app.location("bad.ttf"))
    #expect(bad.status == 65)
    #expect(bad.notes.hasPrefix("Error: bad.ttf: is not a font"))
    #expect(await run(app.location("bad.ttf"), "--check").status == 1)
    #expect(await run(app.location("bad.plist")).status == 65)
    #expect(await run(app.location("none.ttf")).status == 66)
    let folder = await run(app.path)
    #expect(folder.status == 0)
    #expect(folder.output.contains("Not usable as fonts\n\n  bad.ttf: is not a font"))
  }

  @Test func `names in a font cannot steer the terminal`() async throws {
    let app = try SampleApp()
    try app.addFont("a.ttf") { try $0.rename("Lato-Regular", to: "Lato\u{1B}[31mxyz") }
    let output = await run(app.path).output
    #expect(output.contains("Lato"))
    #expect(!output.contains("\u{1B}"))
  }

  @Test func `an output file is written whole`() async throws {
    let app = try lato()
    let (output, _, status) = await run(app.path, "--output", app.location("report.txt"))
    #expect(status == 0)
    #expect(output.isEmpty)
    let text = try String(contentsOfFile: app.location("report.txt"), encoding: .utf8)
    #expect(text.hasPrefix("Lato: 2 fonts"))
  }

  @Test func `the work tells at every step how far it is`() throws {
    let app = try lato()
    var steps: [String] = []
    _ = try FontsResult(
      FontInputs([app.path]), coverage: [CoverageTarget(locale: "ro")], usedNames: nil,
      checks: true, progress: { steps.append($0) })
    #expect(
      steps == [
        "Reading fonts: 0 of 2 files", "Reading fonts: 1 of 2 files",
        "Comparing languages: 0 of 2 faces", "Comparing languages: 1 of 2 faces",
        "Looking for characters: 0 of 2 faces", "Looking for characters: 1 of 2 faces",
        "Checking 2 files",
      ])
  }

  @Test func `several folders keep their files apart`() async throws {
    let one = try lato()
    let two = try lato()
    let (output, _, _) = await run(one.path, two.path)
    #expect(output.contains("Lato: 4 fonts in 4 files"))
  }
}
