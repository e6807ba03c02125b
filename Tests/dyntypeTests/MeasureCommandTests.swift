import Foundation
import SampleApps
import SnapshotFiles
import Testing

@Suite struct MeasureCommandTests {
  /// Whether an output names a place of this machine.
  private func namesThisMachine(_ text: String) -> Bool {
    text.contains(BuiltProgram.packageRoot.path()) || text.contains("/Fonts/Files")
      || text.contains(NSHomeDirectory() + "/")
  }

  @Test(arguments: [
    ("one-line", ["Continue with your library card", "--font", "Lato-Bold", "--device", "se3"]),
    (
      "cut",
      [
        "Continue with your library card", "--font", "Lato-Bold", "--device", "se3",
        "--line-limit", "1",
      ]
    ),
    ("stand-in", ["Sign in to keep reading", "--width", "200", "--line-limit", "2"]),
    ("two-texts", ["Lend", "Give back", "--font", "Abel-Regular", "--categories", "L,AX5"]),
    (
      "two-fonts",
      ["Lend", "--font", "Lato-Bold", "--font", "Lato-Light", "--categories", "L"]
    ),
    ("fallback", ["ยืม Lend \u{5D0}\u{5D1}", "--font", "Lato-Regular", "--categories", "L"]),
    ("fixed", ["Lend", "--size", "20", "--relative-to", "none", "--font", "Abel-Regular"]),
    ("bold-text", ["Lend", "--bold-text", "--style", "title1", "--categories", "standard"]),
    ("missing-font", ["Lend", "--font", "Lato-Bolt", "--categories", "L"]),
    ("unknown-font", ["Lend", "--font", "Quux", "--categories", "L"]),
    ("family", ["Lend", "--font", "Lato", "--categories", "L"]),
    ("too-narrow", ["Lend", "--width", "5", "--categories", "L"]),
    ("empty", ["", "--categories", "L"]),
  ])
  func `the table is the recorded one`(name: String, words: [String]) async throws {
    let outcome = await dyntype(["measure"] + words)
    #expect(outcome.status == 0)
    #expect(outcome.diagnostics.isEmpty)
    #expect(!namesThisMachine(outcome.output))
    #expect(try Snapshot("\(name).txt").problem(with: outcome.output) == nil)
  }

  @Test func `it is said that Inter stands in for SF Pro, and only where it does`() async {
    let system = await dyntype("measure", "Lend", "--categories", "L").output
    #expect(
      system.contains("Font   Inter-Regular from Files/Inter-Variable.ttf, in place of SF Pro\n"))
    let named = await dyntype("measure", "Lend", "--font", "Lato-Bold", "--categories", "L")
    #expect(!named.output.contains("in place of"))
    let own = await dyntype(
      "measure", "Lend", "--system-font",
      "\(BuiltProgram.packageRoot.path())Fonts/Files/Abel-Regular.ttf",
      "--categories", "L")
    #expect(own.output.contains("Font   Abel-Regular from "))
    #expect(!own.output.contains("in place of"))
  }

  @Test(arguments: [50, 60, 80, 200])
  func `the table stays within the terminal`(columns: Int) async {
    let words = ["measure", "Continue with your library card", "--width", "200"]
    let outcome = await dyntype(
      words + ["--line-limit", "1"], environment: ["COLUMNS": "\(columns)"])
    let table = outcome.output.split(separator: "\n").drop { !$0.hasPrefix("Size") }.prefix(14)
    #expect(table.count == 14)
    #expect(table.allSatisfy { $0.count <= columns })
  }

  @Test func `colour marks cut text only when it is asked for`() async {
    let words = ["measure", "Lend and read", "--width", "60", "--line-limit", "1"]
    let plain = await dyntype(words).output
    let coloured = await dyntype(words + ["--color"]).output
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.contains("\u{1B}"))
    let escapes = /\u{1B}\[[0-9;]*m/
    #expect(coloured.replacing(escapes, with: "") == plain)
  }

  @Test func `control characters of a text cannot steer the terminal`() async {
    let outcome = await dyntype(
      "measure", "Lend\u{1B}[31m\u{7}\r\nand read", "--width", "60", "--line-limit", "1")
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(!outcome.output.contains("\u{7}"))
    #expect(!outcome.output.contains("\r"))
  }
}

// MARK: - The same bytes everywhere

extension MeasureCommandTests {
  private static let words = [
    "measure", "Continue with your library card", "Ausweis ยืม 漢", "--width", "200", "--font",
    "Lato-Bold", "--format", "json",
  ]

  @Test func `two runs, in this process and in another, write the same`() async throws {
    let here = await dyntype(Self.words)
    #expect(here.output == (await dyntype(Self.words)).output)
    let spawned = try await BuiltProgram.run(Self.words)
    #expect(spawned.status == 0)
    #expect(spawned.output == here.output)
  }

  @Test(arguments: [
    ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"], ["LANG": "C"], ["TZ": "Pacific/Apia"],
    ["COLUMNS": "20"], ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"],
  ])
  func `JSON does not depend on the environment`(environment: [String: String]) async throws {
    let usual = try await BuiltProgram.run(Self.words)
    let other = try await BuiltProgram.run(Self.words, environment: environment)
    #expect(other.output == usual.output)
  }

  @Test func `the working directory does not matter, and is not told`() async throws {
    let usual = try await BuiltProgram.run(Self.words)
    let other = try await BuiltProgram.run(Self.words, in: URL(filePath: "/"))
    #expect(other.output == usual.output)
    #expect(!namesThisMachine(usual.output))
  }

  @Test func `a font file is shown by the path that was given`() async throws {
    let font = "Fonts/Files/Abel-Regular.ttf"
    let outcome = try await BuiltProgram.run(
      ["measure", "Lend", "--font", font, "--categories", "L"])
    #expect(outcome.output.contains("Font   Abel-Regular from \(font)\n"))
    #expect(!outcome.output.contains(BuiltProgram.packageRoot.path()))
  }
}
