import OutputFormats

// Reports with a line a finding.

extension Severity {
  /// The word that compilers and editors have for it.
  var level: String {
    switch self {
    case .critical, .serious: "error"
    case .moderate: "warning"
    case .minor: "note"
    }
  }
}

extension Place {
  /// The key with its language, or what else is meant: `login.button (de)`.
  package var subject: String? {
    guard let name = stringKey ?? symbol ?? viewPath else { return nil }
    return locale.map { "\(name) (\($0))" } ?? name
  }
}

extension AuditReport {
  /// `path:line:column: warning: message [rule]`, as compilers write and editors read it; what could
  /// not be read is an error of the same form.
  package func editorText() -> String {
    let told = findings.map { finding in
      let place = finding.place
      let numbers = [place.line ?? 1, place.column ?? 1].map(String.init)
      let path = path(place) ?? place.subject ?? ""
      let level = finding.outcome == .violation ? finding.severity.level : "note"
      return ([path] + numbers).joined(separator: ":")
        + ": \(level): \(finding.message); \(finding.advice) [\(finding.rule)]"
    }
    let unread = problems.map { problem in
      "\(pathPrefix)\(problem.file):\(problem.line ?? 1):1: error: \(problem.reason) [not-read]"
    }
    return (told + unread).map { TerminalText.plain($0) + "\n" }.joined()
  }

  /// Workflow commands, which GitHub shows as annotations at the lines of a change.
  ///
  /// Source: GitHub, "Workflow commands for GitHub Actions": escapes of data and properties.
  package func gitHubText() -> String {
    let told = findings.map { finding in
      Self.command(
        finding.outcome == .violation ? finding.severity.level : "note", title: finding.rule,
        path(finding.place), line: finding.place.line, column: finding.place.column,
        "\(finding.message). Fix: \(finding.advice)")
    }
    let unread = problems.map { problem in
      Self.command(
        "error", title: "not-read", pathPrefix + problem.file, line: problem.line, column: nil,
        problem.reason)
    }
    return (told + unread).joined()
  }

  private static func command(
    _ level: String, title: String, _ path: String?, line: Int?, column: Int?, _ text: String
  ) -> String {
    var properties = [("title", title)]
    if let path { properties.append(("file", path)) }
    if let line { properties.append(("line", "\(line)")) }
    if let column { properties.append(("col", "\(column)")) }
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    return "::\(level == "note" ? "notice" : level) \(list)::\(data(text))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
