import Testing

@testable import AppProject

@Suite struct JSONTreeTests {
  private func parse(_ text: String) throws -> JSONTree {
    try JSONTree(parsing: Array(text.utf8), path: "a.json")
  }

  @Test func `values, members and escapes are read`() throws {
    let tree = try parse(
      #"{"a": [1, -2.5e1, true, false, null], "b": "x\n\"\\\/\u00e9\uD83D\uDE00", "c": {}}"#)
    #expect(tree["a"]?.elements?.map(\.number) == [1, -25, nil, nil, nil])
    #expect(tree["a"]?.elements?.map(\.bool) == [nil, nil, true, false, nil])
    #expect(tree["b"]?.string == "x\n\"\\/é😀")
    #expect(tree["c"]?.isObject == true)
    #expect(tree.members.map(\.name) == ["a", "b", "c"])
  }

  @Test func `every member knows its line and column`() throws {
    let tree = try parse("{\n  \"é\": 1, \"b\":\n    [2]\n}")
    #expect(tree.members.map(\.position.line) == [2, 2])
    #expect(tree.members.map(\.position.column) == [3, 12])
    #expect(tree["b"]?.position == SourcePosition(line: 3, column: 5))
  }

  @Test func `a byte order mark is passed over`() throws {
    #expect(try parse("\u{FEFF}{\"a\": 1}").members.first?.position.column == 2)
  }

  @Test(arguments: [
    ("{\n\"a\" 1}", "a.json:2: needs a colon here"),
    ("[1, 2", "a.json:1: ends too early; is the file whole?"),
    ("[1,\n x]", "a.json:2: needs a value here"),
    ("{\"a\": 1,}", "a.json:1: needs a name in quotes here"),
    ("[1] 2", "a.json:1: has something after its end"),
    ("\"a\nb\"", "a.json:1: has a line end or control character inside a text"),
    (#"["\q"]"#, "a.json:1: has an unknown escape in a text"),
    (#"["\u12G4"]"#, "a.json:1: needs four hexadecimal digits behind \\u"),
    ("", "a.json:1: ends too early; is the file whole?"),
    (String(repeating: "[", count: 100_000), "a.json:1: is nested deeper than 256"),
  ])
  func `what is no JSON is an error with its line`(text: String, message: String) {
    do throws(AppProjectError) {
      _ = try JSONTree(parsing: Array(text.utf8), path: "a.json")
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `bytes that are no UTF-8 are an error`() {
    #expect(throws: AppProjectError(.malformed, "", context: "")) {
      try JSONTree(parsing: [0x22, 0xFF, 0x22], path: "a.json")
    }
  }
}
