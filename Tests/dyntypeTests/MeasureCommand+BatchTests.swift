import Foundation
import SampleApps
import Testing

/// A line that answers a request of a batch: a result or an error.
private struct Answer: Decodable {
  struct Failure: Decodable {
    let code: String
    let reason: String
  }

  let id: String?
  let error: Failure?
  let text: String?
}

@Suite struct MeasureCommandBatchTests {
  private let app: SampleApp

  init() throws { app = try SampleApp() }

  private func run(_ lines: [String], _ words: String...) async throws -> Outcome {
    try app.add("requests.jsonl", text: lines.joined(separator: "\n"))
    return await dyntype(["measure", "--batch", app.location("requests.jsonl")] + words)
  }

  private func answers(_ outcome: Outcome) throws -> [Answer] {
    try outcome.output.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }

  /// The one answer to one request, which must be an error.
  private func failure(_ line: String) async throws -> Answer.Failure {
    let outcome = try await run([line])
    #expect(outcome.status == 65)
    #expect(outcome.diagnostics == "note: 1 of 1 requests could not be answered\n")
    let answers = try answers(outcome)
    try #require(answers.count == 1)
    return try #require(answers[0].error)
  }

  @Test func `each request has one line, in order, and blank lines none`() async throws {
    let outcome = try await run([
      #"{"id": "a", "text": "Lend"}"#, "", "  \t", #"{"id": "b", "text": "Read"}"#, "\r",
      #"{"id": "c", "text": "Give back"}"#, "",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.diagnostics.isEmpty)
    let answers = try answers(outcome)
    #expect(answers.map(\.id) == ["a", "b", "c"])
    #expect(answers.map(\.text) == ["Lend", "Read", "Give back"])
  }

  @Test func `an answer is an element of the results with the id`() async throws {
    let outcome = try await run(
      [#"{"id": "a", "text": "Lend"}"#], "--width", "100", "--categories", "L")
    let document = await dyntype(
      "measure", "Lend", "--width", "100", "--categories", "L", "--format", "json")
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let whole = try JSONSerialization.jsonObject(with: Data(document.output.utf8))
    var object = try #require(answer as? NSDictionary as? [String: NSObject])
    #expect(object.removeValue(forKey: "id") == "a" as NSString)
    let results = try #require((whole as? [String: Any])?["results"] as? [NSDictionary])
    #expect(object as NSDictionary == results.first)
  }

  @Test func `a number stays a number as an id, and no id is null`() async throws {
    let outcome = try await run(
      [#"{"id": 7, "text": "a"}"#, #"{"text": "b"}"#], "--categories", "L")
    #expect(outcome.output.hasPrefix(#"{"id":7,"text":"a""#))
    #expect(outcome.output.contains("\n" + #"{"id":null,"text":"b""#))
  }

  @Test func `what a request says goes before the options`() async throws {
    let outcome = try await run(
      [
        #"{"text": "Lend", "font": "Abel-Regular", "size": 20, "relativeTo": "none", "width": 50,"#
          + #" "lineLimit": 2, "truncation": "middle", "strategy": "none", "locale": "de","#
          + #" "categories": ["AX1", "L"]}"#,
        #"{"text": "Lend", "style": "title1", "categories": "L"}"#, #"{"text": "Lend"}"#,
      ], "--width", "70", "--categories", "XL")
    let results = try outcome.output.split(separator: "\n").map {
      try JSONDecoder().decode(MeasuredText.self, from: Data($0.utf8))
    }
    try #require(results.count == 3)
    #expect(results[0].font.postScriptName == "Abel-Regular")
    #expect(results[0].width == 50)
    #expect(results[0].lineLimit == 2)
    #expect(results[0].truncationMode == "middle")
    #expect(results[0].locale == "de")
    #expect(results[0].categories.map(\.category) == ["L", "AX1"])
    #expect(results[0].categories.map(\.pointSize) == [20, 20])
    #expect(results[1].categories.map(\.pointSize) == [28])
    #expect(results[2].width == 70)
    #expect(results[2].categories.map(\.category) == ["XL"])
  }

  @Test func `an error stands in its place and the run goes on`() async throws {
    let outcome = try await run([
      #"{"id": "a", "text": "Lend"}"#, #"{"id": "b", "text": "Lend", "width": -1}"#, "",
      #"{"id": "c", "text": "Read"}"#,
    ])
    #expect(outcome.status == 65)
    #expect(outcome.diagnostics == "note: 1 of 3 requests could not be answered\n")
    let answers = try answers(outcome)
    #expect(answers.map(\.id) == ["a", "b", "c"])
    #expect(answers.map { $0.error == nil } == [true, false, true])
    #expect(
      outcome.output.split(separator: "\n")[1]
        == #"{"id":"b","error":{"code":"limit","reason":"a width must be 0 or more points, not -1.0"}}"#
    )
    #expect(try await run(["{"], "--quiet").diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("hello", "is not JSON"), ("{", "is not JSON"), ("[1]", "is not a JSON object"),
    ("5", "is not a JSON object"), ("null", "has no value"),
    (#"{"id": "a"}"#, "the key text is missing"),
    (#"{"text": null}"#, "text has no value"),
    (#"{"text": 5}"#, "text has a value of the wrong kind"),
    (#"{"text": "a", "width": NaN}"#, "is not JSON"),
    (#"{"text": "a", "width": 1e999}"#, "a number that does not fit"),
    (#"{"text": "a", "width": "NaN"}"#, "width has a value of the wrong kind"),
    (#"{"text": "a", "lineLimit": 1.5}"#, "a number that does not fit"),
    (#"{"text": "a", "lineLimit": true}"#, "lineLimit has a value of the wrong kind"),
    (#"{"text": "a", "categories": 3}"#, "categories has a value of the wrong kind"),
    (#"{"text": "a", "id": {}}"#, "id has a value of the wrong kind"),
    (#"{"text": "\ud800"}"#, "is not JSON"),
  ])
  func `a line that cannot be understood is told by its number`(
    line: String, words: String
  ) async throws {
    let failure = try await failure(line)
    #expect(failure.code == "request")
    #expect(failure.reason.hasPrefix("line 1: "))
    #expect(failure.reason.contains(words))
  }

  @Test(arguments: [
    (#""width": -1"#, "limit", "a width must be 0 or more points"),
    (#""lineLimit": 0"#, "limit", "a line limit must be 1 or more"),
    (#""size": 0"#, "size", "size must be above 0"), (#""size": -3"#, "size", "above 0"),
    (#""size": 1e12"#, "size", "at most 100000"),
    (#""style": "bodie""#, "value", "'bodie' is not a text style"),
    (#""relativeTo": "x""#, "value", "'x' is not a text style"),
    (#""relativeTo": "none""#, "value", "needs a size"),
    (#""categories": "AX9""#, "value", "'AX9' is not a content size category"),
    (#""truncation": "end""#, "value", "truncation must be one of tail, head, middle"),
    (#""strategy": "fast""#, "value", "strategy must be one of standard, none"),
    (#""locale": "not one""#, "value", "locale must be a language tag"),
    (#""font": "none.ttf""#, "font", "none.ttf: no such file"),
  ])
  func `a value that cannot be used is told with what would do`(
    member: String, code: String, words: String
  ) async throws {
    let failure = try await failure(#"{"id": "a", "text": "Lend", \#(member)}"#)
    #expect(failure.code == code)
    #expect(failure.reason.contains(words))
  }

  @Test func `an id is told even where the rest cannot be understood`() async throws {
    let outcome = try await run([
      #"{"id": "a", "text": 5}"#, #"{"id": "b"}"#, #"{"id": "c", "text": "x", "lineLimit": 1.5}"#,
    ])
    #expect(try answers(outcome).map(\.id) == ["a", "b", "c"])
  }

  @Test func `a key that would have no effect is an error that says what was meant`() async throws {
    let near = try await failure(#"{"text": "a", "widht": 3}"#)
    #expect(near.code == "request")
    #expect(near.reason == "the key widht is not known; did you mean width?")
    let far = try await failure(#"{"text": "a", "colour": "red"}"#)
    #expect(far.reason.hasPrefix("the key colour is not known; known are text, id, locale"))
  }

  @Test func `options that a batch would pass over are refused`() async throws {
    for words in [
      ["hello"], ["--file", "x.txt"], ["--font", "Lato-Regular", "--font", "Lato-Bold"],
      ["--format", "text"],
    ] {
      let outcome = await dyntype(["measure", "--batch", "-"] + words)
      #expect(outcome.status == 64, "\(words)")
      #expect(outcome.output.isEmpty)
    }
  }

  @Test func `a font that is not known is no error, as on iOS`() async throws {
    let outcome = try await run(
      [#"{"text": "Lend", "font": "Lato-Bolt"}"#], "--categories", "L")
    #expect(outcome.status == 0)
    let result = try JSONDecoder().decode(MeasuredText.self, from: Data(outcome.output.utf8))
    #expect(result.font.match == "missing")
    #expect(result.font.nearest == "Lato-Bold")
    #expect(result.font.isStandIn)
  }

  @Test func `bytes on standard input that are not UTF-8 spoil their line only`() async throws {
    let input =
      Array(#"{"id": "a", "text": ""#.utf8) + [0xFF] + Array("\"}\n".utf8)
      + Array(#"{"id": "b", "text": "Lend"}"#.utf8)
    let outcome = try await BuiltProgram.run(
      ["measure", "--batch", "-", "--categories", "L"], input: input)
    #expect(outcome.status == 65)
    let answers = try answers(outcome)
    try #require(answers.count == 2)
    #expect(answers[0].error?.code == "encoding")
    #expect(answers[0].error?.reason == "line 1: is not UTF-8 (byte 22); convert it first")
    #expect(answers[1].id == "b")
  }

  @Test func `an output file has all answers, and those of a failed run too`() async throws {
    let outcome = try await run(
      [#"{"id": "a", "text": "Lend"}"#, "{"], "--output", app.location("answers.jsonl"))
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    let written = try String(contentsOfFile: app.location("answers.jsonl"), encoding: .utf8)
    #expect(written.split(separator: "\n").count == 2)
  }

  @Test func `a file without requests has no answers`() async throws {
    let outcome = try await run([])
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(await dyntype("measure", "--batch", app.location("none")).status == 66)
  }
}
