import OutputFormats

extension AuditReport {
  /// The report for a comment on a change: the count, and a table of findings.
  package func markdown() -> String {
    guard !findings.isEmpty else { return "**dyntype audit:** no findings.\n" }
    let table = Table(
      columns: [
        .init("Severity"), .init("Rule"), .init("Place"), .init("What"), .init("Fix"),
      ],
      rows: findings.map { finding in
        let review = finding.outcome == .needsReview ? " (review)" : ""
        var place = path(finding.place) ?? ""
        if let line = finding.place.line { place += ":\(line)" }
        if let subject = finding.place.subject { place += (place.isEmpty ? "" : " ") + subject }
        return [
          finding.severity.rawValue + review, finding.rule, place, finding.message, finding.advice,
        ]
      })
    return "**dyntype audit:** \(counts).\n\n" + table.markdown()
  }
}
