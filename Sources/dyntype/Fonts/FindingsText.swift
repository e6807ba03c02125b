import ArgumentParsing
import Auditor
import FontBook
import OutputFormats

/// Writes findings for people at a terminal, each with its place, its rule and what to do.
struct FindingsText {
  let columns: Int
  let style: TerminalStyle

  /// The findings, what was not looked at, and the count.
  func blocks(of result: FontsResult) -> [String] {
    var blocks: [String] = []
    for audit in result.audits {
      blocks += audit.audit.findings.map { block($0, prefix: audit.prefix) }
    }
    return blocks + [notRun(result), summary(result)]
  }

  private func block(_ finding: Finding, prefix: String) -> String {
    let review = finding.outcome == .needsReview ? ", needs review" : ""
    let role: TerminalStyle.Role =
      switch finding.severity {
      case .critical, .serious: .error
      case .moderate: .warning
      case .minor: .note
      }
    let severity = style.apply(role, finding.severity.rawValue + review)
    let place = TerminalText.plain(
      (finding.place.file == nil ? "" : prefix) + finding.place.description)
    var lines = ["\(place): \(severity): [\(finding.rule)]"]
    lines += wrapped(finding.message)
    if !finding.occurrences.isEmpty { lines += wrapped("also: " + others(finding, prefix)) }
    lines += wrapped("fix: " + finding.advice)
    return lines.map { $0 + "\n" }.joined()
  }

  private func others(_ finding: Finding, _ prefix: String) -> String {
    let places = finding.occurrences.map { prefix + $0.description }
    let rest = places.count - 4
    return places.prefix(4).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private func wrapped(_ text: String) -> [String] {
    TextWrapping.lines(TerminalText.plain(text), width: columns, indent: 2)
  }

  /// The rules that could not be applied, by reason.
  private func notRun(_ result: FontsResult) -> String {
    var reasons: [(reason: String, rules: [String])] = []
    for check in result.audits.flatMap(\.audit.checks) {
      guard case .notRun(let reason) = check.outcome else { continue }
      if let index = reasons.firstIndex(where: { $0.reason == reason }) {
        if !reasons[index].rules.contains(check.rule.id) {
          reasons[index].rules.append(check.rule.id)
        }
      } else {
        reasons.append((reason, [check.rule.id]))
      }
    }
    guard !reasons.isEmpty else { return "" }
    let lines = reasons.flatMap { reason, rules in
      wrapped("\(rules.joined(separator: ", ")): \(reason)")
    }
    return "Not checked\n" + lines.map { $0 + "\n" }.joined()
  }

  private func summary(_ result: FontsResult) -> String {
    let findings = result.audits.flatMap(\.audit.findings)
    let violations = findings.filter { $0.outcome == .violation }
    let files = FontsWording.count(result.fontFileCount, "font file")
    guard !findings.isEmpty else { return "No findings in \(files).\n" }
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = violations.filter { $0.severity == severity }.count
      return count == 0 ? nil : "\(count) \(severity.rawValue)"
    }
    let reviews = findings.count - violations.count
    let review =
      reviews == 0 ? "" : "; \(reviews) \(reviews == 1 ? "needs" : "need") a person's review"
    let kinds = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    return "\(FontsWording.count(violations.count, "violation"))\(kinds) in \(files)\(review).\n"
  }
}
