import AppProject
import Testing

@testable import Auditor

@Suite struct AuditReportMergingTests {
  private func finding(_ rule: Rule, key: String, outcome: Outcome = .violation) -> Finding {
    var place = Place(file: "L.strings", line: 3, column: 1)
    place.stringKey = key
    return Finding(
      rule, at: place, occurrences: [place], outcome: outcome, message: "cut",
      facts: [
        Fact("text", .text("t")), Fact("width", .points(80)), Fact("lines", .count(2)),
        Fact("part", .ratio(0.5)), Fact("sizes", .list(["L", "XL"])),
      ])
  }

  private func report(
    _ findings: [Finding], _ outcome: Outcome, problems: [AuditProblem] = [],
    dead: [String] = [], folder: String = ""
  ) -> AuditReport {
    AuditReport(
      findings: findings,
      checks: [
        .init(rule: FitTruncated().rule, outcome: outcome, findingCount: findings.count)
      ],
      suppressed: [
        .init(finding: finding(FitTight().rule, key: "s"), reason: "seen", isInSource: true)
      ],
      hidden: [finding(FitTight().rule, key: "h")], deadBaselineLines: dead,
      unusedSuppressions: dead, problems: problems, pathPrefix: folder, failOn: .serious)
  }

  @Test func `what is written as JSON is read as it was`() throws {
    let report = report(
      [finding(FitTruncated().rule, key: "\u{1F600}\n")], .notRun(reason: "none"),
      problems: [
        AuditProblem(file: "a", line: 2, reason: "b"), AuditProblem(file: "c", reason: "d"),
      ],
      dead: ["x"], folder: "App/")
    let read = try AuditReport(parsing: report.json(), path: "r.json")
    #expect(read.findings == report.findings)
    #expect(read.checks == report.checks)
    #expect(read.suppressed == report.suppressed)
    #expect(read.hidden == report.hidden)
    #expect(read.problems == report.problems)
    #expect(read.json() == report.json())
  }

  @Test func `a rule that one part applied has been applied, and counts are added`() throws {
    let (a, b) = (finding(FitTruncated().rule, key: "a"), finding(FitTruncated().rule, key: "b"))
    let parts = [
      ("1", report([a], .needsReview)), ("2", report([b], .violation)),
      ("3", report([], .notRun(reason: Shard.elsewhere))),
    ]
    let merged = try AuditReport(merging: parts)
    #expect(merged.findings == [a, b])
    #expect(merged.checks.map(\.outcome) == [.violation])
    #expect(merged.checks.map(\.findingCount) == [2])
    #expect(merged.hidden.count == 1)
    #expect(try AuditReport(merging: parts.reversed()).json() == merged.json())
  }

  @Test func `an entry of the baseline is dead only if no part needs it`() throws {
    let parts = [
      ("1", report([], .pass, dead: ["x", "y"])), ("2", report([], .pass, dead: ["y", "z"])),
    ]
    #expect(try AuditReport(merging: parts).deadBaselineLines == ["y"])
  }

  @Test func `parts of different folders are refused`() {
    let parts = [("1", report([], .pass)), ("2", report([], .pass, folder: "B/"))]
    let error = #expect(throws: AppProjectError.self) { try AuditReport(merging: parts) }
    #expect(error?.context == "2")
  }

  @Test(arguments: [
    ("[]", "\"schemaVersion\" should be a whole number"), ("{\"schemaVersion\": 9}", "shape 9"),
    ("{\"schemaVersion\": 1, \"checks\": 3}", "\"checks\" should be a list of objects"),
    (
      "{\"schemaVersion\": 1, \"checks\": [{\"rule\": \"fit-future\"}]}",
      "names the rule \"fit-future\""
    ),
  ])
  func `what is no report is refused, with what is wrong`(text: String, reason: String) {
    let error = #expect(throws: AppProjectError.self) {
      try AuditReport(parsing: Array(text.utf8), path: "r.json")
    }
    #expect(error?.reason.contains(reason) == true)
    #expect(error?.context == "r.json:1")
  }

  @Test func `parts divide all work, and none twice`() throws {
    let shards = try (1...3).map { try #require(Shard(parsing: "\($0)/3")) }
    let parts = shards.map { $0.part(of: Array(0..<10)) }
    #expect(parts.map(\.count) == [4, 3, 3])
    #expect(parts.joined().sorted() == Array(0..<10))
    #expect(Shard.whole.part(of: [1, 2]) == [1, 2])
  }
}
