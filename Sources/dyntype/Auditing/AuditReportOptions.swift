import ArgumentParsing
import Auditor
import OutputFormats

/// How reports of audits are written.
enum AuditReportOptions {
  /// The formats of the report.
  enum Format: String, CaseIterable {
    case text
    case editor
    case json
    case sarif
    case junit
    case github
    case markdown
    case html
  }

  static let format = Option(
    "format", as: .choice(Format.self), default: .text, help: "The form of the report.")

  /// Writes a report, and notes beside it.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - pictures: Elements to show with findings on a web page, by fingerprint.
  ///   - arguments: The command line.
  ///   - console: Where notes go.
  /// - Returns: The exit status that the report leads to.
  /// - Throws: `ToolError` when the report cannot be written.
  static func write(
    _ report: AuditReport, pictures: [String: String] = [:], _ arguments: ParsedArguments,
    _ console: Console
  ) throws -> ExitStatus {
    tell(report, arguments, console)
    try OutputOptions.write(bytes(of: report, pictures, arguments, console), arguments, console)
    if report.fails { return .findings }
    return report.problems.isEmpty ? .success : .dataError
  }

  /// Says what could not be read, and what of the configuration and the baseline is of no use.
  private static func tell(
    _ report: AuditReport, _ arguments: ParsedArguments, _ console: Console
  ) {
    func plain(_ text: String) -> String { TerminalText.plain(text) }
    for problem in report.problems {
      console.report("Error: \(plain(report.pathPrefix + problem.description))\n")
    }
    guard !arguments[OutputOptions.quiet] else { return }
    for line in report.deadBaselineLines {
      console.report("note: the baseline has an entry without a finding: \(plain(line))\n")
    }
    for place in report.unusedSuppressions {
      console.report("note: \(plain(place)): the suppression suppresses nothing\n")
    }
  }

  private static func bytes(
    of report: AuditReport, _ pictures: [String: String], _ arguments: ParsedArguments,
    _ console: Console
  ) -> [UInt8] {
    switch arguments[format] {
    case .text:
      let style = console.outputStyle(arguments[OutputOptions.color])
      return Array(AuditText(columns: console.columns, style: style).render(report).utf8)
    case .editor: return Array(report.editorText().utf8)
    case .json: return report.json()
    case .sarif: return report.sarif(version: Dyntype.version)
    case .junit: return Array(report.junit().utf8)
    case .github: return Array(report.gitHubText().utf8)
    case .markdown: return Array(report.markdown().utf8)
    case .html: return Array(report.html(pictures: pictures).utf8)
    }
  }
}
