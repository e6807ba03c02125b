import Foundation
import SampleApps
import Testing

/// Bad input, each by its name: an error that says what is wrong, or a sane answer.
@Suite struct MeasureCommandInputTests {
  private let app: SampleApp

  init() throws { app = try SampleApp() }

  /// What the program says about a command line that it refuses; nothing goes to standard output.
  private func refusal(_ status: Int32, _ words: [String]) async -> String {
    let outcome = await dyntype(["measure"] + words)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.diagnostics.hasPrefix("Error: "))
    return outcome.diagnostics
  }

  // MARK: Numbers

  @Test func `a width of 0 puts a cluster on a line and says that it is too wide`() async throws {
    let document = try await decode(
      MeasuredDocument.self, "measure", "Lend it", "--width", "0", "--categories", "L")
    let category = try #require(document.results.first?.categories.first)
    #expect(category.lines.map(\.text) == ["L", "e", "n", "d", "i", "t"])
    let text = await dyntype("measure", "Lend it", "--width", "0", "--categories", "L").output
    #expect(text.contains("  too wide\n"))
  }

  @Test func `a width of a billion kilometres is a box like others`() async throws {
    let document = try await decode(
      MeasuredDocument.self, "measure", "Lend it", "--width", "1e12", "--categories", "L")
    let result = try #require(document.results.first)
    #expect(result.width == 1e12)
    #expect(result.categories.first?.lineCount == 1)
    #expect(result.categories.first?.isUncertain == false)
  }

  @Test(arguments: [
    ("--width=-1", "A width is 0 or more points"), ("--width=nan", "'nan' is invalid"),
    ("--width=inf", "'inf' is invalid"), ("--width=wide", "'wide' is invalid"),
    ("--width=", "--width"), ("--size=0", "A point size is above 0"),
    ("--size=-17", "A point size is above 0"), ("--size=nan", "'nan' is invalid"),
    ("--size=1e12", "at most 100000"), ("--line-limit=0", "A line limit is 1 or more"),
    ("--line-limit=1.5", "'1.5' is invalid"), ("--scale=0", "between 1 and 10"),
    ("--categories=AX9", "'AX9' is not a content size category"),
    ("--style=bodie", "is not a text style"), ("--device=nokia", "nokia"),
    ("--locale=not one", "A language tag looks like"), ("--truncation=end", "'end' is invalid"),
    ("--relative-to=none", "needs a --size"),
  ])
  func `a value that makes no sense is a wrong use`(word: String, reason: String) async {
    #expect(await refusal(64, ["Lend", word]).contains(reason))
  }

  @Test func `a width and a device exclude each other, and a text is needed`() async {
    let both = ["Lend", "--width", "200", "--device", "se3"]
    #expect(await refusal(64, both).contains("exclude each other"))
    #expect(await refusal(64, ["--width", "200"]).contains("Missing expected argument '<text>'"))
  }

  // MARK: Texts

  @Test func `an empty text has one empty line`() async throws {
    let document = try await decode(MeasuredDocument.self, "measure", "", "--categories", "L")
    let category = try #require(document.results.first?.categories.first)
    #expect(category.lineCount == 1)
    #expect(category.width == 0)
    #expect(category.lines.first?.range == [0, 0])
  }

  @Test func `ten megabytes on one line are measured`() async throws {
    // Letters with many selectors: plain words are laid out as well, but without optimisation they
    // take the better part of a minute.
    let word = "a" + String(repeating: "\u{E0100}", count: 24) + " "
    let count = 10_000_000 / word.utf8.count
    try app.add("long.txt", text: String(repeating: word, count: count))
    let document = try await decode(
      MeasuredDocument.self, "measure", "--file", app.location("long.txt"), "--width", "300",
      "--line-limit", "2", "--font", "Lato-Regular", "--categories", "L")
    let category = try #require(document.results.first?.categories.first)
    #expect(category.isTruncated)
    #expect(category.lineCount == 2)
    let units = try #require(category.lines.first?.range.last)
    let perLine = units / word.utf16.count
    #expect(category.requiredLineCount == (count + perLine - 1) / perLine)
  }

  @Test func `a file is measured without its last line feed`() async throws {
    try app.add("text.txt", text: "Lend\nit\n")
    let document = try await decode(
      MeasuredDocument.self, "measure", "--file", app.location("text.txt"), "--categories", "L")
    #expect(document.results.map(\.text) == ["Lend\nit"])
  }

  @Test func `a missing file and a folder are not text`() async {
    #expect(await refusal(66, ["--file", app.location("none.txt")]).contains("no such file"))
    #expect(await refusal(66, ["--file", app.path]).contains("irectory"))
  }

  @Test func `bytes that are not UTF-8 are told by their place`() async throws {
    try app.add("latin1.txt", Data([0x61, 0x62, 0xE9, 0x63]))
    let reason = await refusal(65, ["--file", app.location("latin1.txt")])
    #expect(reason.hasSuffix("latin1.txt: is not UTF-8 (byte 3); convert it first\n"))
    let outcome = try await BuiltProgram.run(["measure", "-"], input: [0x61, 0xFF])
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.diagnostics == "Error: standard input: is not UTF-8 (byte 2); convert it first\n")
  }

  @Test func `a dash reads standard input`() async throws {
    let outcome = try await BuiltProgram.run(
      ["measure", "-", "--categories", "L"], input: Array("Lend\n".utf8))
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Text   “Lend”\n"))
  }

  // MARK: Fonts

  @Test func `what is no font is told by what it is`() async throws {
    try app.add("empty.ttf", Data())
    try app.add("picture.ttf", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    try app.addFont("cut.ttf") { $0.truncate(to: 300) }
    try app.addFont("nocmap.ttf") { try $0.hide("cmap") }
    for (file, status, words) in [
      ("empty.ttf", 66, "empty"), ("picture.ttf", 65, "is a PNG picture"),
      ("cut.ttf", 65, "cut.ttf: "), ("nocmap.ttf", 65, "nocmap.ttf: "),
      ("none.ttf", 66, "no such file"),
    ] as [(String, Int32, String)] {
      let reason = await refusal(status, ["Lend", "--font", app.location(file)])
      #expect(reason.contains(words), "\(reason)")
      #expect(reason.contains(file))
    }
    #expect(await refusal(66, ["Lend", "--font", app.path]).contains("is a folder"))
  }

  @Test func `a face that a collection does not have is told`() async throws {
    try app.addFont("a.ttf")
    let reason = await refusal(65, ["Lend", "--font", app.location("a.ttf#Lato-Bold")])
    #expect(reason.contains("has no face Lato-Bold; it has Lato-Regular"))
    #expect(await refusal(65, ["Lend", "--font", app.location("a.ttf#3")]).contains("a.ttf"))
  }

  @Test func `a manifest that is none is refused, and one with a missing file is noted`()
    async throws
  {
    try app.add("bad.plist", text: "{ = }")
    #expect(
      await refusal(65, ["Lend", "--fonts", app.location("bad.plist")]).contains("bad.plist"))
    try app.addPlist("Info.plist", fonts: ["None.ttf"])
    let outcome = await dyntype(
      "measure", "Lend", "--fonts", app.location("Info.plist"), "--font", "None-Regular",
      "--categories", "L")
    #expect(outcome.status == 0)
    #expect(outcome.diagnostics.hasPrefix("note: "))
    #expect(outcome.diagnostics.contains("None.ttf"))
  }

  // MARK: Output

  @Test func `a place that cannot be written is an error, and nothing is left there`() async throws
  {
    let path = app.location("none/result.txt")
    let reason = await refusal(66, ["Lend", "--output", path])
    #expect(reason.contains("Cannot write '\(path)'"))
    #expect(await refusal(66, ["Lend", "--output", app.path]).contains("Cannot write"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: app.path).isEmpty)
  }

  @Test func `an output file is what would have been printed`() async throws {
    let path = app.location("result.json")
    let words = ["measure", "Lend", "--format", "json"]
    let written = await dyntype(words + ["-o", path])
    #expect(written.status == 0)
    #expect(written.output.isEmpty)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == (await dyntype(words)).output)
  }
}
