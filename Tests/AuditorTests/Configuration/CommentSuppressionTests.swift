import AppProject
import SampleApps
import Testing

@testable import Auditor

@Suite struct CommentSuppressionTests {
  /// The comments of a strings file.
  private func comments(_ text: String) throws -> [StringComment] {
    let app = try SampleApp()
    try app.add("L.strings", text: text)
    return try StringTable(ProjectFile(path: "L.strings", location: app.location("L.strings")))
      .comments
  }

  private func suppression(_ comment: String) throws -> CommentSuppression {
    let comment = try #require(try comments("/* \(comment) */ \"k\" = \"v\";\n").first)
    return try CommentSuppression(comment, in: "L.strings")
  }

  @Test(arguments: [
    "dyntype:disable fit-truncated — shown in a sheet",
    "dyntype:disable:next fit-truncated -- shown in a sheet",
    "The button. dyntype:disable fit-tight, fit-truncated - shown\n in a sheet",
  ])
  func `a comment names rules and a reason`(text: String) throws {
    let found = try suppression(text)
    #expect(found.rules.last == "fit-truncated")
    #expect(found.reason == "shown in a sheet")
    #expect(found.subject == .key("k"))
  }

  @Test(arguments: [
    ("dyntype:disable fit-truncated", "needs a reason"),
    ("dyntype:disable fit-truncated —", "needs a reason"),
    ("dyntype:disable — because", "needs the id of a rule"),
    ("dyntype:disable fit-trunkated — because", "did you mean \"fit-truncated\"?"),
    ("dyntype:ignore fit-truncated — because", "begins with dyntype:disable"),
  ])
  func `what is not understood is an error with its line`(text: String, reason: String) {
    let error = #expect(throws: AppProjectError.self) { try suppression(text) }
    #expect(error?.reason.contains(reason) == true)
    #expect(error?.context == "L.strings:1")
  }

  @Test func `comments belong to the entry behind them, and those for people to none`() throws {
    let found = try comments(
      """
      /* For people. */
      "a" = "A";
      // dyntype:disable fit-tight — one
      /* more */
      "b" = "B";
      "c" = "C";
      """)
    #expect(found.map(\.key) == ["b"])
    #expect(found.map(\.position.line) == [3])
  }

  @Test func `a comment of a catalog holds for its key alone`() throws {
    let app = try SampleApp()
    try app.add(
      "L.xcstrings",
      text: """
        {"strings": {"a": {"comment": "dyntype:disable fit-truncated — seen"}, "b": {}}}
        """)
    let file = ProjectFile(path: "L.xcstrings", location: app.location("L.xcstrings"))
    let comment = try #require(try StringTable(file).comments.first)
    let suppression = try CommentSuppression(comment, in: "L.xcstrings")
    func finding(_ rule: Rule, _ key: String, _ file: String = "L.xcstrings") -> Finding {
      var place = Place(file: file, line: 1)
      place.stringKey = key
      return Finding(rule, at: place, message: "cut")
    }
    let findings = [
      finding(FitTruncated().rule, "a"), finding(FitTruncated().rule, "b"),
      finding(FitTight().rule, "a"), finding(FitTruncated().rule, "a", "M.xcstrings"),
    ]
    let report = AuditReport(
      AuditResult(findings: findings, checks: []), comments: [suppression])
    #expect(report.suppressed.map(\.finding) == [findings[0]])
    #expect(report.suppressed.map(\.isInSource) == [true])
    #expect(report.findings.count == 3)
    #expect(report.unusedSuppressions.isEmpty)
    let unused = AuditReport(
      AuditResult(findings: [], checks: []), comments: [suppression], pathPrefix: "App/")
    #expect(unused.unusedSuppressions == ["App/L.xcstrings:1"])
  }

  @Test func `a comment in a source file is about its line, or the next that is no comment`() throws
  {
    let source = """
      // dyntype:disable:next fit-truncated — shown in full in a sheet
      // See the sheet.
      Text(title).lineLimit(1)
      Text("€").font(.system(size: 12))  // dyntype:disable scale-fixed-size - a sign
      // dyntype:disable fit-truncated
      """
    let comments = SourceComment.comments(in: source)
    #expect(comments.map(\.line) == [3, 4, 5])
    let rule = try #require(RuleRegistry.rule("fit-truncated"))
    let suppression = try CommentSuppression(comments[0], in: "Card.swift")
    #expect(suppression.reason == "shown in full in a sheet")
    #expect(
      suppression.holds(Finding(rule, at: Place(file: "Card.swift", line: 3), message: "cut")))
    #expect(
      !suppression.holds(Finding(rule, at: Place(file: "Card.swift", line: 4), message: "cut")))
    #expect(throws: AppProjectError.self) {
      _ = try CommentSuppression(comments[2], in: "Card.swift")
    }
  }
}
