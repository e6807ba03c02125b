import DynamicType
import DynamicTypeTesting
import FontBook
import Synchronization
import Testing

struct TextExpectationTests {
  @Test func `a text that fits at every size is expected to`() throws {
    #expect(try expectFits("Sign in", font: .system(.headline), width: 250, lines: 1))
  }

  @Test func `a text that does not fit says from which size on, and what would do`() throws {
    let texts = Texts()
    try withKnownIssue {
      try expectFits("Continue with your library card", width: 280, lines: 1)
    } matching: { issue in
      texts.add(issue.comments.map(\.rawValue).joined())
      return true
    }
    let text = try #require(texts.all.first)
    #expect(text.contains("does not fit 280 pt, 1 line from "))
    #expect(text.contains("pt"))
  }

  @Test func `recorded metrics are compared line by line`() throws {
    try assertTextMetrics(
      of: ["Sign in", "Continue with your library card"], font: .system(.headline), width: 200,
      lineLimit: 2, named: "buttons")
    let texts = Texts()
    try withKnownIssue {
      try assertTextMetrics(
        of: ["Sign in", "Continue with your library card"], font: .system(.headline), width: 260,
        lineLimit: 2, named: "buttons")
    } matching: { issue in
      texts.add(issue.comments.map(\.rawValue).joined())
      return true
    }
    let text = try #require(texts.all.first)
    #expect(text.contains("-.system(.headline), 200 pt"))
    #expect(text.contains("+.system(.headline), 260 pt"))
    #expect(text.contains("“Continue with your library card”"))
  }
}
