import Foundation
import SampleApps
import Testing

@testable import dyntype

/// Files that are larger than anything sensible, that never end, or that lead elsewhere.
@Suite struct HostileInputTests {
  private let app: SampleApp

  init() throws { app = try SampleApp() }

  // MARK: Limits

  /// Makes a file of so many megabytes and a byte, which takes no room on the disk.
  private func sparse(_ name: String, megabytes: Int) throws -> String {
    try app.add(name, Data())
    let handle = try FileHandle(forWritingTo: URL(filePath: app.location(name)))
    try handle.truncate(atOffset: UInt64(megabytes << 20 + 1))
    try handle.close()
    return app.location(name)
  }

  @Test(arguments: [
    ("a.ttf", 512, ["fonts", "FILE"]), ("a.ttf", 512, ["measure", "Lend", "--font", "FILE"]),
    ("Info.plist", 16, ["measure", "Lend", "--fonts", "FILE"]), ("a.plist", 16, ["fonts", "FILE"]),
    ("a.strings", 64, ["strings", "FILE", "--width", "100"]),
    ("a.xcstrings", 64, ["strings", "FILE", "--width", "100"]),
    ("dyntype.json", 4, ["audit", ".", "--config", "FILE"]),
    ("part.json", 256, ["audit", "merge", "FILE"]),
  ])
  func `a file above its limit is refused, and the limit named`(
    name: String, megabytes: Int, words: [String]
  ) async throws {
    let file = try sparse(name, megabytes: megabytes)
    let outcome = await dyntype(words.map { $0 == "FILE" ? file : $0 })
    #expect([65, 66].contains(outcome.status), "\(outcome)")
    #expect(outcome.diagnostics.contains("is larger than \(megabytes) MB"), "\(outcome)")
    #expect(outcome.diagnostics.contains(name))
  }

  @Test func `a text above its limit is refused while it is read`() async throws {
    let file = try sparse("text.txt", megabytes: 128)
    let outcome = await dyntype("measure", "--file", file)
    #expect(outcome.status == 65)
    #expect(outcome.diagnostics.contains("longer than 128 MB"), "\(outcome.diagnostics)")
  }

  @Test func `a line of many megabytes is read once, not again for each piece`() async throws {
    let file = try sparse("requests.jsonl", megabytes: 8)
    let outcome = await dyntype("measure", "--batch", file)
    #expect(outcome.status == 65)
    #expect(outcome.output.contains("line 1: is not JSON"), "\(outcome.output.prefix(200))")
  }

  @Test func `a picture of too many pixels is refused before it is drawn`() async throws {
    let path = app.location("sheet.png")
    let outcome = await dyntype("render", "Lend", "--width", "2147483648", "--output", path)
    #expect(outcome.status == 65)
    #expect(outcome.diagnostics.contains("at most 32,768 a side and 67 million in all"))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  // MARK: Nesting

  @Test(arguments: [
    ("a.plist", "<?xml version=\"1.0\"?><plist>", "<array>", "values", ["fonts", "FILE"]),
    (
      "a.stringsdict", "<plist><dict>", "<key>a</key><dict>", "values",
      ["strings", "FILE", "--width", "90"]
    ),
    (
      "a.xcstrings", "", "{\"strings\":", "nested deeper than 256",
      ["strings", "FILE", "--width", "90"]
    ),
    ("dyntype.json", "", "[", "nested deeper than 256", ["audit", ".", "--config", "FILE"]),
    ("a.strings", "\"a\" = ", "{", "a.strings", ["strings", "FILE", "--width", "90"]),
  ])
  func `endless nesting is an error`(
    name: String, start: String, piece: String, message: String, words: [String]
  ) async throws {
    try app.add(name, text: start + String(repeating: piece, count: 100_000))
    let outcome = await dyntype(words.map { $0 == "FILE" ? app.location(name) : $0 })
    #expect(outcome.status == 65, "\(outcome)")
    #expect(outcome.diagnostics.contains(message), "\(outcome)")
  }

  @Test func `a request nested without end gets an error, and the next its answer`() async throws {
    let deep = "{\"text\": \"a\", \"categories\": " + String(repeating: "[", count: 1_000_000)
    try app.add("requests.jsonl", text: deep + "\n{\"text\": \"Lend\", \"categories\": \"L\"}\n")
    let outcome = await dyntype("measure", "--batch", app.location("requests.jsonl"))
    #expect(outcome.status == 65)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("\"code\":\"request\"") == true)
    #expect(lines.last?.contains("\"lineCount\":1") == true)
  }

  // MARK: Paths

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: app.location(name), withDestinationPath: target)
  }

  /// Makes a pipe that no one writes to.
  private func pipe(_ name: String) throws {
    try #require(unsafe mkfifo(app.location(name), 0o600) == 0)
  }

  @Test func `pipes and devices in a folder are passed over`() async throws {
    for name in ["a.ttf", "Info.plist", "a.strings", "a.xcstrings"] {
      // Reading one would wait for ever.
      try pipe(name)
    }
    try link("zero.ttf", to: "/dev/zero")
    try link("zero.strings", to: "/dev/zero")
    for words in [["audit", app.path], ["fonts", app.path]] {
      let outcome = await dyntype(words)
      #expect(outcome.diagnostics.isEmpty || outcome.status != 70, "\(outcome)")
      #expect(!outcome.output.contains("zero"))
    }
  }

  @Test func `a pipe or device in the place of a configuration is refused`() async throws {
    try pipe("dyntype.json")
    let outcome = await dyntype("audit", app.path)
    #expect(outcome.status == 0 || outcome.status == 66, "\(outcome)")
    #expect(
      await dyntype("audit", app.path, "--config", "/dev/zero").diagnostics
        .contains("is not a regular file"))
  }

  @Test func `nothing outside of a folder is looked at, whatever points there`() async throws {
    let outside = try SampleApp()
    try outside.addFont("Secret.ttf")
    try outside.add("Secret.strings", text: "\"secret\" = \"Hidden\";")
    try link("linked", to: outside.path)
    try link("Linked.ttf", to: outside.location("Secret.ttf"))
    try link("Linked.strings", to: outside.location("Secret.strings"))
    let climb = String(repeating: "../", count: 20)
    try app.addPlist(
      "Info.plist",
      fonts: [outside.location("Secret.ttf"), climb + outside.location("Secret.ttf")],
      folder: climb + outside.path)
    for words in [["fonts", app.path], ["audit", app.path, "--format", "json"]] {
      let outcome = await dyntype(words)
      #expect(!outcome.output.contains("Lato"), "\(outcome.output)")
      #expect(!outcome.output.contains("Hidden"))
    }
  }
}
