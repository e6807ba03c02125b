import AppProject
import ArgumentParsing
import Auditor
import OutputFormats

/// `dyntype audit`: what is wrong in an app's folder.
enum AuditCommand {
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

  static let folder = Positional(
    "folder", as: .folder, default: ".", help: "The folder of the app.")
  static let config = Option(
    "config", valueName: "path", as: .path,
    help: "The configuration; by default the dyntype.json in the folder or above it.")
  static let failOn = Option(
    "fail-on", valueName: "severity", as: .choice(Severity.self),
    help: "The least severe violation that leads to exit status 1; serious, unless configured.")
  static let baseline = Option(
    "baseline", valueName: "path", as: .path, help: "Findings that are known and not shown again.")
  static let writeBaseline = Option(
    "write-baseline", valueName: "path", as: .path,
    help: "Write all findings to a file, as a baseline for later audits.")
  static let format = Option(
    "format", as: .choice(Format.self), default: .text, help: "The form of the report.")

  static let command = Command(
    "audit", abstract: "Find what breaks in an app's fonts and texts, where, and at which size.",
    discussion: """
      Fonts, the property lists that declare them, and string tables are looked at; texts in the \
      room that the constraints of a dyntype.json give them. Views and sources are not looked at \
      yet.
      """,
    arguments: [folder], options: [config, failOn, baseline, writeBaseline, format],
    groups: [OptionGroup("Fonts", [FontOptions.systemFont]), OutputOptions.group], run: run)

  @Sendable private static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    let audit = try AuditRun(
      folder: arguments[folder], configuration: arguments[config],
      systemFont: arguments[FontOptions.systemFont])
    let known = try arguments[baseline].map(readBaseline)
    let progress = MeasuringProgress(
      console.progressLine(isQuiet: arguments[OutputOptions.quiet]))
    let outcome = try await audit.outcome(baseline: known) { progress.show($0, of: $1) }
    progress.erase()
    let report = outcome.report
    tell(report, arguments, console)
    if let path = arguments[writeBaseline] {
      do throws(OutputFormatsError) {
        try OutputFile(path).write(
          Baseline.text(of: report.findings), standardOutput: console.output)
      } catch {
        throw ToolError(error)
      }
    }
    let threshold = arguments[failOn] ?? audit.failOn
    var pictures: [String: String] = [:]
    if arguments[format] == .html {
      pictures = try await AuditPictures(groups: outcome.groups, fonts: try audit.fonts())
        .elements(for: report.findings)
    }
    let bytes = bytes(of: report, pictures, threshold, arguments, console)
    try OutputOptions.write(bytes, arguments, console)
    if report.fails(at: threshold) && arguments[writeBaseline] == nil { return .findings }
    return report.problems.isEmpty ? .success : .dataError
  }

  /// Says what could not be read, and what of the configuration and the baseline is of no use.
  private static func tell(
    _ report: AuditReport, _ arguments: ParsedArguments, _ console: Console
  ) {
    for problem in report.problems { console.report("Error: \(report.pathPrefix)\(problem)\n") }
    guard !arguments[OutputOptions.quiet] else { return }
    for line in report.deadBaselineLines {
      console.report("note: the baseline has an entry without a finding: \(line)\n")
    }
    for line in report.unusedSuppressionLines {
      console.report("note: the suppression in line \(line) suppresses nothing\n")
    }
  }

  private static func readBaseline(_ path: String) throws -> Baseline {
    let input = try TextInput(path: path)
    defer { input.close() }
    let text = try input.text()
    do throws(Baseline.Malformed) {
      return try Baseline(parsing: text)
    } catch {
      throw ToolError(.dataError, "\(path): \(error)")
    }
  }

  private static func bytes(
    of report: AuditReport, _ pictures: [String: String], _ threshold: Severity,
    _ arguments: ParsedArguments,
    _ console: Console
  ) -> [UInt8] {
    switch arguments[format] {
    case .text:
      let style = console.outputStyle(arguments[OutputOptions.color])
      return Array(AuditText(columns: console.columns, style: style).render(report).utf8)
    case .editor: return Array(report.editorText().utf8)
    case .json: return report.json()
    case .sarif: return report.sarif(version: Dyntype.version)
    case .junit: return Array(report.junit(failOn: threshold).utf8)
    case .github: return Array(report.gitHubText().utf8)
    case .markdown: return Array(report.markdown().utf8)
    case .html: return Array(report.html(pictures: pictures).utf8)
    }
  }
}
