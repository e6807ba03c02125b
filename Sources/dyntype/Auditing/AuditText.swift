import ArgumentParsing
import Auditor
import OutputFormats

/// Writes an audit for people at a terminal, grouped by file.
struct AuditText {
  let columns: Int
  let style: TerminalStyle

  func render(_ report: AuditReport) -> String {
    var groups: [(file: String, findings: [Finding])] = []
    for finding in report.findings {
      let file = report.path(finding.place) ?? "the project"
      if let index = groups.firstIndex(where: { $0.file == file }) {
        groups[index].findings.append(finding)
      } else {
        groups.append((file, [finding]))
      }
    }
    let blocks = groups.sorted { $0.file < $1.file }.map { file, findings in
      style.apply(.emphasis, TerminalText.plain(file)) + "\n"
        + findings.map(block).joined(separator: "\n")
    }
    return (blocks + [notRun(report), closing(report)]).filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private func block(_ finding: Finding) -> String {
    let role: TerminalStyle.Role =
      switch finding.severity {
      case .critical, .serious: .error
      case .moderate: .warning
      case .minor: .note
      }
    let review = finding.outcome == .needsReview ? ", needs review" : ""
    let line = finding.place.line.map { "\($0): " } ?? ""
    let severity = style.apply(role, finding.severity.rawValue + review)
    var text = "  \(line)\(severity): [\(finding.rule)]\n"
    if let subject = finding.place.subject { text += lines(subject, indent: 4) }
    text += lines(finding.message, indent: 4)
    let others = finding.occurrences.compactMap { $0.locale ?? $0.subject ?? $0.file }
    if !others.isEmpty { text += lines("also: " + listed(others), indent: 4) }
    return text + lines("fix: " + finding.advice, indent: 4)
  }

  private func listed(_ names: [String]) -> String {
    let rest = names.count - 12
    return names.prefix(12).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private func notRun(_ report: AuditReport) -> String {
    var reasons: [(reason: String, rules: [String])] = []
    for check in report.checks {
      guard case .notRun(let reason) = check.outcome else { continue }
      if let index = reasons.firstIndex(where: { $0.reason == reason }) {
        reasons[index].rules.append(check.rule.id)
      } else {
        reasons.append((reason, [check.rule.id]))
      }
    }
    guard !reasons.isEmpty else { return "" }
    return "Not checked\n"
      + reasons.map { lines("\(Self.named($0.rules)): \($0.reason)", indent: 2) }
      .joined()
  }

  /// Rules by name; of many, some.
  private static func named(_ rules: [String]) -> String {
    guard rules.count > 6 else { return rules.joined(separator: ", ") }
    return rules.prefix(3).joined(separator: ", ") + " and \(rules.count - 3) more"
  }

  private func closing(_ report: AuditReport) -> String {
    var text = report.findings.isEmpty ? "No findings.\n" : "\(report.counts).\n"
    if !report.suppressed.isEmpty {
      text += "\(report.suppressed.count) suppressed by the configuration or comments.\n"
    }
    if !report.hidden.isEmpty { text += "\(report.hidden.count) hidden by the baseline.\n" }
    return text
  }

  private func lines(_ text: String, indent: Int) -> String {
    TextWrapping.lines(TerminalText.plain(text), width: columns, indent: indent)
      .map { $0 + "\n" }.joined()
  }
}
