import AppProject
import ArgumentParsing
import Auditor
import OutputFormats

/// `dyntype audit merge`: one report of the parts of an audit.
enum AuditMergeCommand {
  static let reports = Positional(
    repeating: "report", isRequired: true, as: .path,
    help: "Reports in JSON of 'dyntype audit --shard'.")

  static let command = Command(
    "merge", abstract: "Make one report of the parts of an audit that was divided.",
    discussion: """
      The exit status is that of an audit of the whole. Pictures are only in the pages of audits \
      that were not divided.
      """,
    arguments: [reports], options: [AuditReportOptions.format], groups: [OutputOptions.group],
    run: run)

  @Sendable private static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    var parts: [(path: String, report: AuditReport)] = []
    let report: AuditReport
    do throws(AppProjectError) {
      for path in arguments[reports] { parts.append((path, try AuditReport(contentsOf: path))) }
      report = try AuditReport(merging: parts)
    } catch {
      throw ToolError(error)
    }
    return try AuditReportOptions.write(report, arguments, console)
  }
}
