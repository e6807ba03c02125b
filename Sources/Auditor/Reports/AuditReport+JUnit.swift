import OutputFormats

extension AuditReport {
  /// The report as the XML that test runners write: a suite a rule, a case a finding.
  ///
  /// What is below the threshold, or for review, passes and tells its text as output. What could not
  /// be read is an error, so that a build server does not take it for checked.
  ///
  /// Source: the schema of Apache Ant's JUnit task, as CI servers read it.
  package func junit() -> String {
    let failures = findings.count { $0.fails(at: failOn) }
    let suites = checks.map(suite).joined() + unread
    let count = checks.reduce(problems.count) { $0 + cases($1).count }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="dyntype audit" tests="\(count)" failures="\(failures)" errors="\(problems.count)">
      \(suites)</testsuites>

      """
  }

  /// The findings of a rule; one empty place where there are none.
  private func cases(_ check: AuditResult.Check) -> [Finding?] {
    let found = findings.filter { $0.rule == check.rule.id }
    return found.isEmpty ? [nil] : found
  }

  /// A case for each problem; nothing where there are none.
  private var unread: String {
    guard !problems.isEmpty else { return "" }
    let cases = problems.map { problem in
      "    <testcase classname=\"files\" name=\"\(HTMLText.escaped(pathPrefix + problem.place))\">"
        + "<error message=\"\(HTMLText.escaped(problem.reason))\"/></testcase>\n"
    }
    return "  <testsuite name=\"files\" tests=\"\(cases.count)\" failures=\"0\" skipped=\"0\" "
      + "errors=\"\(cases.count)\">\n\(cases.joined())  </testsuite>\n"
  }

  private func suite(_ check: AuditResult.Check) -> String {
    let cases = cases(check)
    let failures = cases.count { $0?.fails(at: failOn) == true }
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
        finding.fails(at: failOn)
        ? "<failure type=\"\(finding.severity.rawValue)\" message=\"\(text)\"/>"
        : "<system-out>\(text)</system-out>"
      xml += "</testcase>\n"
    }
    return xml + "  </testsuite>\n"
  }
}
