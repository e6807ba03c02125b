import OutputFormats

extension AuditReport {
  /// The report as the XML that test runners write: a suite a rule, a case a finding.
  ///
  /// What is below the threshold, or for review, passes and tells its text as output.
  ///
  /// Source: the schema of Apache Ant's JUnit task, as CI servers read it.
  package func junit(failOn threshold: Severity) -> String {
    let failures = findings.count { $0.fails(at: threshold) }
    let suites = checks.map { suite($0, threshold) }.joined()
    let count = checks.reduce(0) { $0 + cases($1).count }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="dyntype audit" tests="\(count)" failures="\(failures)">
      \(suites)</testsuites>

      """
  }

  /// The findings of a rule; one empty place where there are none.
  private func cases(_ check: AuditResult.Check) -> [Finding?] {
    let found = findings.filter { $0.rule == check.rule.id }
    return found.isEmpty ? [nil] : found
  }

  private func suite(_ check: AuditResult.Check, _ threshold: Severity) -> String {
    let cases = cases(check)
    let failures = cases.count { $0?.fails(at: threshold) == true }
    let skipped = check.outcome.name == "not-run" ? 1 : 0
    let rule = HTMLText.escaped(check.rule.id)
    var xml =
      "  <testsuite name=\"\(rule)\" tests=\"\(cases.count)\" failures=\"\(failures)\" "
      + "skipped=\"\(skipped)\" errors=\"0\">\n"
    for finding in cases {
      guard let finding else {
        xml += "    <testcase classname=\"\(rule)\" name=\"\(rule)\""
        if case .notRun(let reason) = check.outcome {
          xml += "><skipped message=\"\(HTMLText.escaped(reason))\"/></testcase>\n"
        } else {
          xml += "/>\n"
        }
        continue
      }
      let words = [path(finding.place), finding.place.subject].compactMap(\.self)
      let text = HTMLText.escaped("\(finding.message). Fix: \(finding.advice).")
      xml +=
        "    <testcase classname=\"\(rule)\" "
        + "name=\"\(HTMLText.escaped(words.joined(separator: " ")))\">"
      xml +=
        finding.fails(at: threshold)
        ? "<failure type=\"\(finding.severity.rawValue)\" message=\"\(text)\"/>"
        : "<system-out>\(text)</system-out>"
      xml += "</testcase>\n"
    }
    return xml + "  </testsuite>\n"
  }
}
