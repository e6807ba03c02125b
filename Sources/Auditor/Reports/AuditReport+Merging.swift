package import AppProject

extension AuditReport {
  /// The report of an audit whose work was divided.
  ///
  /// A suppression or an entry of the baseline is of no use when it was of none in any part.
  ///
  /// - Parameter parts: The reports of all parts, in any order.
  /// - Throws: `AppProjectError` with `malformed` when there is no part, or when the parts are of
  ///   different folders or thresholds.
  package init(merging parts: [(path: String, report: AuditReport)]) throws(AppProjectError) {
    guard let first = parts.first else {
      throw AppProjectError(.malformed, "there is nothing to merge", context: "merge")
    }
    for part in parts {
      guard part.report.pathPrefix == first.report.pathPrefix,
        part.report.failOn == first.report.failOn
      else {
        throw AppProjectError(
          .malformed, "is of another folder or threshold than \(first.path)", context: part.path)
      }
    }
    let reports = parts.map(\.report)
    let result = AuditResult(
      findings: Self.unique(reports.flatMap(\.findings)),
      checks: AuditResult.Check.merged(reports.flatMap(\.checks)))
    let hidden = AuditResult(findings: Self.unique(reports.flatMap(\.hidden)), checks: [])
    self.init(
      findings: result.findings, checks: result.checks,
      suppressed: Self.unique(reports.flatMap(\.suppressed)).sorted {
        AuditResult.precedes($0.finding, $1.finding)
      }, hidden: hidden.findings, deadBaselineLines: Self.common(reports.map(\.deadBaselineLines)),
      unusedSuppressions: Self.common(reports.map(\.unusedSuppressions)),
      problems: Self.unique(reports.flatMap(\.problems)).sorted(),
      pathPrefix: first.report.pathPrefix, failOn: first.report.failOn)
  }

  /// What parts have in common they found twice.
  private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }

  /// The lines that all parts have, in the order of the first.
  private static func common(_ parts: [[String]]) -> [String] {
    guard let first = parts.first else { return [] }
    return first.filter { line in parts.allSatisfy { $0.contains(line) } }
  }
}
