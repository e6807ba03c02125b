import AppProject
import Foundation
import Testing

@testable import Auditor

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct AuditReportTests {
  private func finding(
    _ rule: Rule = FitTruncated().rule, key: String = "a<b>", file: String = "App/L 1.xcstrings",
    severity: Severity = .serious, outcome: Outcome = .violation
  ) -> Finding {
    var place = Place(file: file, line: 7, column: 5)
    place.stringKey = key
    place.locale = "de"
    return Finding(
      rule, at: place, severity: severity, outcome: outcome, message: "“100%”\nis cut & lost",
      facts: [Fact("firstFailingCategory", .text("AX1")), Fact("sizes", .list(["XS fits"]))],
      advice: "fits with 2 lines")
  }

  private func report(
    _ findings: [Finding], _ configuration: String = "{}", baseline: String? = nil,
    prefix: String = "", problems: [AppProjectError] = []
  ) throws -> AuditReport {
    AuditReport(
      AuditResult(
        findings: findings,
        checks: [
          AuditResult.Check(
            rule: FitTruncated().rule, outcome: .violation, findingCount: findings.count),
          AuditResult.Check(
            rule: FitTight().rule, outcome: .notRun(reason: "needs <texts>"), findingCount: 0),
        ]),
      configuration: try Configuration(parsing: Array(configuration.utf8), path: "dyntype.json"),
      configurationPrefix: "Sub/", baseline: try baseline.map { try Baseline(parsing: $0) },
      problems: problems, pathPrefix: prefix)
  }

  @Test func `rules can be off or have another severity`() throws {
    let off = try report([finding()], #"{"rules": {"fit-truncated": "off"}}"#)
    #expect(off.findings.isEmpty)
    #expect(off.checks.first { $0.rule.id == "fit-truncated" }?.outcome.name == "not-run")
    let mild = try report([finding()], #"{"rules": {"fit-truncated": "minor"}}"#)
    #expect(mild.findings.map(\.severity) == [.minor])
    #expect(!mild.fails(at: .moderate))
  }

  @Test(arguments: [
    (#""rule": "fit-*""#, true), (#""rule": "font-*""#, false),
    (#""rule": "*", "path": "Sub/App""#, true), (#""rule": "*", "path": "App/*""#, false),
    (#""rule": "*", "key": "a*""#, true), (#""rule": "*", "locale": "fr""#, false),
  ])
  func `a suppression holds where all it names agrees`(members: String, holds: Bool) throws {
    let report = try report(
      [finding()], "{\"suppressions\": [{\(members), \"reason\": \"looked at\"}]}")
    #expect(report.suppressed.map(\.reason) == (holds ? ["looked at"] : []))
    #expect(report.findings.isEmpty == holds)
    #expect(report.unusedSuppressions == (holds ? [] : ["dyntype.json:1"]))
  }

  @Test func `a baseline hides what it knows, and what is dead in it is told`() throws {
    let known = finding()
    let text = Baseline.text(of: [known, finding(key: "z"), finding(key: "z")])
    #expect(text.split(separator: "\n").count == 3)
    #expect(
      text.split(separator: "\n").dropFirst().map { String($0) }.sorted()
        == text.split(separator: "\n").dropFirst().map { String($0) })
    let report = try report([known, finding(key: "new")], baseline: text)
    #expect(report.hidden.map(\.place.stringKey) == ["a<b>"])
    #expect(report.findings.map(\.place.stringKey) == ["new"])
    #expect(report.deadBaselineLines.count == 1)
    #expect(report.deadBaselineLines[0].contains(" z de"))
  }

  @Test func `what became worse than in the baseline is heard of again`() throws {
    let text = Baseline.text(of: [finding(severity: .moderate)])
    let worse = try report([finding(severity: .critical)], baseline: text)
    #expect(worse.findings.count == 1)
    #expect(worse.deadBaselineLines.isEmpty)
    #expect(try report([finding(severity: .minor)], baseline: text).findings.isEmpty)
  }

  @Test func `what could not be read is in every report`() throws {
    let report = try report(
      [], prefix: "My/",
      problems: [
        AppProjectError(
          malformed: "needs <a quote>", in: "L.strings", at: SourcePosition(line: 3, column: 1))
      ])
    #expect(
      report.editorText() == "My/L.strings:3:1: error: needs <a quote> [not-read]\n")
    #expect(
      report.gitHubText() == "::error title=not-read,file=My/L.strings,line=3::needs <a quote>\n")
    #expect(report.junit().contains("<error message=\"needs &lt;a quote&gt;\"/>"))
    #expect(report.markdown().contains("| My/L.strings:3 | needs \\<a quote\\> |"))
    #expect(report.html().contains("My/L.strings:3: needs &lt;a quote&gt;"))
    let sarif = String(decoding: report.sarif(version: "1"), as: UTF8.self)
    #expect(sarif.contains("\"text\": \"needs <a quote>\""))
    #expect(sarif.contains("\"uri\": \"My/L.strings\""))
  }

  @Test func `texts of strangers cannot begin a line or steer a terminal`() throws {
    let text = try report([finding(file: "a\u{1B}[2J\r\nb")]).editorText()
    #expect(text.hasPrefix("a\u{FFFD}[2J b:7:5: error: "))
    #expect(text.count { $0.isNewline } == 1)
  }

  @Test func `Markdown stays below what GitHub takes`() throws {
    let text = try report((0..<150).map { finding(key: "\($0)") }).markdown()
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| serious") } == 100)
    #expect(text.hasSuffix("\nand 50 findings more.\n"))
  }

  @Test func `a baseline of another kind is an error with its line`() {
    #expect(throws: Baseline.Malformed.self) { try Baseline(parsing: "# ok\n{}\n") }
  }

  @Test func `editors get a line a finding`() throws {
    #expect(
      try report([finding()], prefix: "My/").editorText()
        == "My/App/L 1.xcstrings:7:5: error: “100%” is cut & lost; fits with 2 lines "
        + "[fit-truncated]\n")
    let review = try report([finding(outcome: .needsReview)]).editorText()
    #expect(review.contains(": note: "))
  }

  @Test func `GitHub's commands are escaped`() throws {
    #expect(
      try report([finding()]).gitHubText()
        == "::error title=fit-truncated,file=App/L 1.xcstrings,line=7,col=5::"
        + "“100%25”%0Ais cut & lost. Fix: fits with 2 lines\n")
    #expect(try report([finding(file: "a:b,c")]).gitHubText().contains("file=a%3Ab%2Cc,"))
  }

  @Test func `JUnit's XML is read by a parser of someone else`() throws {
    let xml = try report([finding(), finding(key: "b", severity: .minor)]).junit()
    let log = CaseLog()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = log
    #expect(parser.parse())
    #expect(log.elements["testcase"] == 3)
    #expect(log.elements["failure"] == 1)
    #expect(log.elements["skipped"] == 1)
    #expect(log.names.contains("App/L 1.xcstrings a<b> (de)"))
  }

  @Test func `SARIF has a rule for each result, and no level for what needs review`() throws {
    struct Log: Decodable {
      struct Run: Decodable {
        struct Tool: Decodable { var driver: Driver }
        struct Driver: Decodable { var rules: [Rule] }
        struct Rule: Decodable { var id: String }
        var tool: Tool
        var results: [Result]
      }
      struct Result: Decodable {
        struct Suppression: Decodable { var justification: String }
        struct Location: Decodable { var physicalLocation: Physical }
        struct Physical: Decodable { var artifactLocation: Artifact }
        struct Artifact: Decodable { var uri: String }
        var ruleId: String
        var ruleIndex: Int
        var kind: String
        var level: String
        var locations: [Location]
        var partialFingerprints: [String: String]
        var suppressions: [Suppression]?
      }
      var version: String
      var runs: [Run]
    }
    let report = try report(
      [finding(), finding(key: "b", outcome: .needsReview), finding(key: "c")],
      #"{"suppressions": [{"rule": "*", "key": "c", "reason": "known"}]}"#)
    let log = try JSONDecoder().decode(Log.self, from: Data(report.sarif(version: "1")))
    #expect(log.version == "2.1.0")
    let run = try #require(log.runs.first)
    #expect(run.results.map(\.kind) == ["fail", "review", "fail"])
    #expect(run.results.map(\.level) == ["error", "none", "error"])
    #expect(run.results.allSatisfy { run.tool.driver.rules[$0.ruleIndex].id == $0.ruleId })
    #expect(
      run.results[0].locations[0].physicalLocation.artifactLocation.uri
        == "App/L%201.xcstrings")
    #expect(run.results[2].suppressions?.map(\.justification) == ["known"])
    #expect(
      run.results[0].partialFingerprints["dyntype/v1"] == finding().fingerprint.text)
  }

  @Test func `the web page escapes what strangers wrote, and needs nothing else`() throws {
    let html = try report([finding(key: "<script>alert(1)</script>")]).html()
    #expect(!html.contains("<script>alert"))
    #expect(!html.contains("http"))
    #expect(html.contains("data-size=\"AX1\""))
    #expect(html.contains("<option>de</option>"))
    #expect(try report([]).html().contains("Nothing was found."))
    #expect(!html.contains("Also at"))
    let other = Place(file: "M.strings", line: 9)
    let twice = Finding(FitTight().rule, at: other, occurrences: [other], message: "tight")
    #expect(try report([twice]).html().contains("<li dir=\"auto\">M.strings:9 </li>"))
  }

  @Test func `Markdown is a table, or says that nothing was found`() throws {
    let text = try report([finding()]).markdown()
    #expect(text.contains("1 violation (1 serious)"))
    #expect(text.contains("a\\<b\\> (de)"))
    #expect(try report([]).markdown().contains("no findings"))
  }
}

/// Counts elements and keeps the names of test cases.
private final class CaseLog: NSObject, XMLParserDelegate {
  var elements: [String: Int] = [:]
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements[name, default: 0] += 1
    if name == "testcase" { names.append(attributes["name"] ?? "") }
  }
}
