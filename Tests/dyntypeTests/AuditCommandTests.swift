import Foundation
import SampleApps
import Testing

@testable import dyntype

@Suite struct AuditCommandTests {
  /// An app with a font that is declared wrongly and a text that is cut.
  private func app() throws -> SampleApp {
    let app = try SampleApp()
    try app.addFont("App/Fonts/Lato-Bold.ttf", from: "Lato-Bold.ttf")
    try app.addPlist(fonts: ["Lato-bold.ttf"])
    try app.add(
      "App/L.xcstrings",
      text: """
        {"sourceLanguage": "en", "strings": {
          "sign.button": {"localizations": {
            "de": {"stringUnit": {"value": "Anmelden und weiterlesen"}},
            "en": {"stringUnit": {"value": "Sign in"}}}}}}
        """)
    try app.add(
      "dyntype.json",
      text: """
        {"constraints": {"*.button": {"font": "Lato-Bold", "width": 280, "lines": 1}}}
        """)
    return app
  }

  @Test func `fonts and texts are looked at, by the configuration above the folder`() async throws {
    let app = try app()
    let outcome = await dyntype("audit", app.location("App"))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("[font-declared-missing]"))
    #expect(outcome.output.contains("[fit-locale-regression]"))
    #expect(outcome.output.contains("2 violations (1 serious, 1 moderate)"))
    #expect(!outcome.output.contains(app.path))
  }

  private func git(_ arguments: String..., in folder: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `only files that have changed are told of`() async throws {
    let app = try app()
    try git("init", "-q", in: app.path)
    try git("add", "-A", in: app.path)
    try git("commit", "-qm", "All", in: app.path)
    let before = await dyntype("audit", app.path, "--since", "HEAD")
    #expect(before.status == 0)
    #expect(!before.output.contains("[fit-locale-regression]"))
    try app.add(
      "App/M.xcstrings",
      text: """
        {"sourceLanguage": "en", "strings": {
          "buy.button": {"localizations": {
            "en": {"stringUnit": {"value": "Buy every book that is in the list"}}}}}}
        """)
    let after = await dyntype("audit", app.path, "--since", "HEAD")
    #expect(after.status == 1)
    #expect(after.output.contains("buy.button"))
    #expect(!after.output.contains("sign.button"))
    #expect(!after.output.contains("[font-declared-missing]"))
    let wrong = await dyntype("audit", app.path, "--since", "nowhere")
    #expect(wrong.status == 66)
    #expect(wrong.diagnostics.contains("git cannot tell what has changed"))
    #expect(await dyntype("audit", app.path, "--since=--output").status == 65)
  }

  @Test func `the threshold comes from the option, or from the configuration`() async throws {
    let app = try app()
    #expect(await dyntype("audit", app.location("App"), "--fail-on", "critical").status == 0)
    try app.add("strict.json", text: #"{"failOn": "critical"}"#)
    let words = ["audit", app.location("App"), "--config", app.location("strict.json")]
    #expect(await dyntype(words).status == 0)
    #expect(await dyntype(words + ["--fail-on", "serious"]).status == 1)
  }

  @Test func `a baseline that was written hides all that was found`() async throws {
    let app = try app()
    let file = app.location("known.txt")
    #expect(await dyntype("audit", app.path, "--write-baseline", file).status == 0)
    let outcome = await dyntype("audit", app.path, "--baseline", file)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("2 hidden by the baseline."))
    try app.add("known.txt", text: "0123456789abcdef serious fit-truncated gone\n")
    let dead = await dyntype("audit", app.path, "--baseline", file)
    #expect(dead.status == 1)
    #expect(dead.diagnostics.contains("an entry without a finding: 0123456789abcdef"))
    // Written anew with the old one at hand, the baseline keeps what that hides.
    #expect(await dyntype("audit", app.path, "--write-baseline", file).status == 0)
    let again = ["audit", app.path, "--baseline", file, "--write-baseline", file]
    #expect(await dyntype(again).status == 0)
    #expect(await dyntype("audit", app.path, "--baseline", file).status == 0)
    try app.add("known.txt", text: "{}\n")
    #expect(await dyntype("audit", app.path, "--baseline", file).status == 65)
  }

  @Test func `what cannot be read is told in a line each, and the rest is audited`() async throws {
    let app = try app()
    try app.add("App/de.lproj/A.strings", text: "\"a\" = \"A\"\n")
    try app.add("App/B.xcstrings", text: "{\"strings\": ")
    let huge = try FileHandle(
      forWritingTo: {
        try app.add("App/C.strings", Data())
        return URL(filePath: app.location("App/C.strings"))
      }())
    try huge.truncate(atOffset: 1 << 30)
    let outcome = await dyntype("audit", app.path)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("[fit-locale-regression]"))
    let errors = outcome.diagnostics.split(separator: "\n").filter { $0.hasPrefix("Error: ") }
    #expect(errors.count == 3, "\(errors)")
    #expect(outcome.diagnostics.contains("C.strings: is larger than 64 MB"))
  }

  @Test func `the web page shows the last size that fits beside the first that does not`()
    async throws
  {
    let app = try app()
    let html = await dyntype("audit", app.path, "--format", "html").output
    let picture = try #require(
      html.firstMatch(of: /alt="([^"]*)" src="data:image\/png;base64,(.{8})/))
    #expect(picture.1.hasPrefix("XXXL: Anmelden und weiterlesen; AX1: Anmelden"))
    // The first bytes of a PNG.
    #expect(picture.2 == "iVBORw0K")
  }

  @Test func `files that are excluded are not looked at`() async throws {
    let app = try app()
    try app.add("dyntype.json", text: #"{"exclude": ["App/Info.plist", "*.xcstrings"]}"#)
    let outcome = await dyntype("audit", app.path, "--format", "json")
    #expect(!outcome.output.contains("font-declared-missing\",\n      \"ruleVersion"))
    #expect(outcome.output.contains("needs string tables; none was found"))
  }

  @Test func `a folder that is none, and a configuration that is wrong, are errors`() async throws {
    let app = try app()
    #expect(await dyntype("audit", app.location("none")).status == 66)
    #expect(await dyntype("audit", app.location("dyntype.json")).status == 66)
    try app.add("dyntype.json", text: "{")
    #expect(await dyntype("audit", app.path).status == 65)
    #expect(await dyntype("audit", app.path, "--config", app.location("no.json")).status == 66)
  }

  @Test(arguments: ["text", "editor", "json", "sarif", "junit", "github", "markdown", "html"])
  func `two audits give the same bytes`(format: String) async throws {
    let app = try app()
    let words = ["audit", app.path, "--format", format]
    let first = await dyntype(words)
    #expect(!first.bytes.isEmpty)
    #expect(await dyntype(words).bytes == first.bytes)
  }

  @Test func `the parts of a divided audit make the report of the whole`() async throws {
    let app = try app()
    try app.add(
      "App/M.strings",
      text: (1...5).map { "\"\($0).button\" = \"Button number \($0) of five\";\n" }.joined())
    let options = ["--format", "json", "--fail-on", "moderate"]
    let whole = await dyntype(["audit", app.location("App")] + options)
    var files: [String] = []
    for number in 1...3 {
      let part = await dyntype(
        ["audit", app.location("App"), "--shard", "\(number)/3"] + options)
      files.append(app.location("part\(number).json"))
      try app.add("part\(number).json", Data(part.bytes))
    }
    let merged = await dyntype(["audit", "merge", "--format", "json"] + files.reversed())
    #expect(merged.output == whole.output)
    #expect(merged.status == 1)
    let text = await dyntype(["audit", "merge"] + files).output
    #expect(text == (await dyntype("audit", app.location("App"), "--fail-on", "moderate").output))
  }

  @Test func `what cannot be divided or merged is refused`() async throws {
    let app = try app()
    for part in ["0/3", "4/3", "1", "a/b", "1/2/3"] {
      #expect(await dyntype("audit", app.path, "--shard", part).status == 64)
    }
    let file = app.location("known.txt")
    #expect(
      await dyntype("audit", app.path, "--shard", "1/2", "--write-baseline", file).status == 64)
    #expect(await dyntype("audit", "merge").status == 64)
    #expect(await dyntype("audit", "merge", app.location("none.json")).status == 66)
    #expect(await dyntype("audit", "merge", app.location("dyntype.json")).status == 65)
  }
}
