import OutputFormats

extension AuditReport {
  /// The report for a comment on a change: the count, and a table of findings.
  package func markdown() -> String {
    guard !findings.isEmpty else { return "**dyntype audit:** no findings.\n" + unreadList }
    let table = Table(
      columns: [
        .init("Severity"), .init("Rule"), .init("Place"), .init("What"), .init("Fix"),
      ],
      rows: findings.prefix(Self.rowLimit).map { finding in
        let review = finding.outcome == .needsReview ? " (review)" : ""
        var place = path(finding.place) ?? ""
        if let line = finding.place.line { place += ":\(line)" }
        if let subject = finding.place.subject { place += (place.isEmpty ? "" : " ") + subject }
        return [
          finding.severity.rawValue + review, finding.rule, place, finding.message, finding.advice,
        ]
      })
    let rest = findings.count - Self.rowLimit
    return "**dyntype audit:** \(counts).\n\n" + table.markdown()
      + (rest > 0 ? "\nand \(Wording.count(rest, "finding")) more.\n" : "") + unreadList
  }

  /// GitHub refuses comments of more than 65,536 characters; so many rows stay below.
  private static let rowLimit = 100

  private var unreadList: String {
    guard !problems.isEmpty else { return "" }
    let table = Table(
      columns: [.init("Not read"), .init("Problem")],
      rows: problems.prefix(Self.rowLimit).map { [pathPrefix + $0.place, $0.reason] })
    let rest = problems.count - Self.rowLimit
    return "\n" + table.markdown() + (rest > 0 ? "\nand \(rest) more.\n" : "")
  }
}
