import Testing

@testable import ArgumentParsing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "abc", 3), ("kitten", "sitting", 3),
    ("widht", "width", 1), ("color", "colour", 1), ("ca", "abc", 3), ("größe", "grösse", 2),
  ])
  func `the distance counts single changes`(first: String, second: String, distance: Int) {
    #expect(Suggestion.distance(first, second) == distance)
  }

  @Test(arguments: [
    ("bogus", nil), ("job", "jobs"), ("jbos", "jobs"), ("x", nil), ("ab", nil),
    ("fnot", "font"), ("system-fnot", "system-font"), ("sytem-fotn", "system-font"),
    ("line-limti", "line-limit"), ("", nil),
  ])
  func `a name is suggested only if it is near for its length`(word: String, expected: String?) {
    let names = ["jobs", "font", "system-font", "line-limit", "y"]
    #expect(Suggestion.name(for: word, among: names) == expected)
  }

  @Test func `the nearest name wins and the first of equals`() {
    #expect(Suggestion.name(for: "format", among: ["formula", "formats", "forma"]) == "formats")
  }

  @Test func `a very long word costs nothing`() {
    let word = String(repeating: "x", count: 100_000)
    #expect(Suggestion.name(for: word, among: ["width"]) == nil)
  }
}
