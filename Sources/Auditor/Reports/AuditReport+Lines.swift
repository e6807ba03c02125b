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
  /// `path:line:column: warning: message [rule]`, as compilers write and editors read it.
  package func editorText() -> String {
    findings.map { finding in
      let place = finding.place
      let numbers = [place.line ?? 1, place.column ?? 1].map(String.init)
      let path = Self.oneLine(path(place) ?? place.subject ?? "")
      let level = finding.outcome == .violation ? finding.severity.level : "note"
      return ([path] + numbers).joined(separator: ":")
        + ": \(level): \(Self.oneLine(finding.message)); \(Self.oneLine(finding.advice)) "
        + "[\(finding.rule)]\n"
    }.joined()
  }

  /// Workflow commands, which GitHub shows as annotations at the lines of a change.
  ///
  /// Source: GitHub, "Workflow commands for GitHub Actions": escapes of data and properties.
  package func gitHubText() -> String {
    findings.map { finding in
      let level =
        finding.outcome == .violation ? finding.severity.level : "note"
      var properties = [("title", finding.rule)]
      if let path = path(finding.place) { properties.append(("file", path)) }
      if let line = finding.place.line { properties.append(("line", "\(line)")) }
      if let column = finding.place.column { properties.append(("col", "\(column)")) }
      let list = properties.map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
      let command = level == "note" ? "notice" : level
      return "::\(command) \(list)::\(Self.data(finding.message)). Fix: "
        + "\(Self.data(finding.advice))\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
