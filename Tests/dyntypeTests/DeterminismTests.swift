import Foundation
import SampleApps
import Testing

/// The same input gives the same bytes, whoever runs the tool where.
@Suite struct DeterminismTests {
  /// Command lines over the sample app, one a command and form of its result.
  static let commandLines: [[String]] =
    [
      ["measure", "Lend a book, ein Buch, كتاب, หนังสือ", "--width", "120", "--line-limit", "2"],
      ["measure", "Lend 1,5 books", "--format", "json", "--device", "se3"],
      ["measure", "--batch", "requests.jsonl"],
      ["render", "Lend a book", "--width", "120", "--line-limit", "1", "--output", "-"],
      ["render", "Lend a book", "--width", "120", "--output", "/dev/stdout", "--show", "ink"],
      ["scale", "17.5", "--format", "csv"], ["scale"],
      ["fonts", "."], ["fonts", ".", "--check"], ["fonts", ".", "--format", "json"],
      ["fonts", ".", "--coverage", "tr,ar", "--format", "markdown"],
      ["explain"], ["explain", "fit-truncated"], ["help", "measure"],
    ]
    + ["text", "json", "csv", "markdown", "html"].map { ["strings", ".", "--format", $0] }
    + ["text", "editor", "json", "sarif", "junit", "github", "markdown", "html"].map {
      ["audit", ".", "--format", $0]
    }

  /// A folder with something for every command.
  private func app() throws -> SampleApp {
    let app = try SampleApp()
    try app.addFont("Fonts/Lato-Regular.ttf")
    try app.addFont("Fonts/Abel.ttf", from: "Abel-Regular.ttf")
    try app.addPlist("Info.plist", fonts: ["Lato-Regular.ttf", "abel.ttf"])
    for language in ["en", "de", "ar", "tr"] {
      let lines = (0..<20).map { "\"key\($0).button\" = \"İstanbul \($0) lend %d books now\";" }
      try app.add("\(language).lproj/Texts.strings", text: lines.joined(separator: "\n"))
    }
    try app.add(
      "dyntype.json", text: #"{"constraints": {"*.button": {"width": 180, "lines": 1}}}"#)
    let requests = (0..<20).map { "{\"id\": \($0), \"text\": \"Lend \($0)\", \"width\": 70}" }
    try app.add("requests.jsonl", text: requests.joined(separator: "\n"))
    return app
  }

  @Test(arguments: commandLines)
  func `a command answers the same everywhere`(words: [String]) async throws {
    // A file named on the command line has to end as a picture does.
    let words = words.map { $0 == "/dev/stdout" ? "-" : $0 }
    let first = try app()
    let usual = try await BuiltProgram.run(words, in: URL(filePath: first.path))
    #expect([0, 1].contains(usual.status), "\(usual.diagnostics)")
    #expect(!usual.bytes.isEmpty)
    let second = try app()
    let other = try await BuiltProgram.run(
      words,
      environment: [
        "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Auckland", "HOME": "/",
        "TMPDIR": second.path, "SWIFT_DETERMINISTIC_HASHING": "1",
      ], in: URL(filePath: second.path), cores: 1)
    #expect(usual.status == other.status)
    #expect(usual.bytes == other.bytes)
    #expect(usual.diagnostics == other.diagnostics)
    #expect(!usual.output.contains(first.path), "the folder should not show")
  }

  @Test(arguments: commandLines.filter { $0.contains("--format") && !$0.contains("text") })
  func `what programs read does not depend on the terminal`(words: [String]) async throws {
    let app = try app()
    let narrow = try await BuiltProgram.run(
      words, environment: ["COLUMNS": "20"], in: URL(filePath: app.path))
    let wide = try await BuiltProgram.run(
      words, environment: ["COLUMNS": "300", "TERM": "xterm"], in: URL(filePath: app.path))
    #expect(narrow.bytes == wide.bytes)
  }
}
