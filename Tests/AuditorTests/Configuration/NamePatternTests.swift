import Testing

@testable import Auditor

@Suite struct NamePatternTests {
  @Test(arguments: [
    ("*.button.*", "sign.button.title", true), ("*.button.*", "button.title", false),
    ("*", "", true), ("a?c", "abc", true), ("a?c", "ac", false), ("title", "title", true),
    ("title", "subtitle", false), ("*title", "a/subtitle", true),
  ])
  func `a star in a pattern of keys is any characters`(
    pattern: String, key: String, isMatch: Bool
  ) {
    #expect(NamePattern(pattern, .key).matches(key) == isMatch)
  }

  @Test(arguments: [
    ("Tests", "App/Tests/a.strings", true), ("Tests/", "Tests/a", true),
    ("App/Tests", "App/Tests/x/a", true), ("App/*", "App/a", true),
    ("App/*.strings", "App/x/a.strings", false),
    ("App/**/a.strings", "App/a.strings", true), ("App/**/a.strings", "App/x/y/a.strings", true),
    ("*.xcstrings", "App/L.xcstrings", true), ("Tests", "App/MyTests/a", false),
    ("**/Gen", "a/b/Gen/c", true),
  ])
  func `a star in a pattern of paths stays in its folder`(
    pattern: String, path: String, isMatch: Bool
  ) {
    #expect(NamePattern(pattern, .path).matches(path) == isMatch)
  }

  @Test(.timeLimit(.minutes(1))) func `many stars take no time`() {
    let pattern = NamePattern(String(repeating: "*a", count: 200) + "b", .key)
    #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
  }
}
