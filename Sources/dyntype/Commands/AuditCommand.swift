import AppProject
import ArgumentParsing
import Auditor
import OutputFormats

/// `dyntype audit`: what is wrong in an app's folder; and what belongs to it.
enum AuditCommand {
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
  static let shard = Option(
    "shard", valueName: "i/n", as: .shard, default: .whole,
    help: "Do one of n parts of the work; 'dyntype audit merge' makes one report of them.")

  static let since = Option(
    "since", valueName: "revision", as: .string,
    help: "Tell only of files that differ from a git revision, such as origin/main.")

  static let command = Command(
    "audit", abstract: "Find what breaks in an app's fonts and texts, where, and at which size.",
    subcommands: [project, AuditMergeCommand.command], defaultSubcommand: "project")

  private static let project = Command(
    "project", abstract: "Audit the folder of an app.",
    discussion: """
      Fonts, the property lists that declare them, and string tables are looked at; texts in the \
      room that the constraints of a dyntype.json give them; the screens that SwiftUI files \
      declare, laid out at all sizes; and what Swift files say of fonts, sizes and limits.
      """,
    arguments: [folder],
    options: [
      config, failOn, baseline, writeBaseline, since, shard, AuditReportOptions.format,
    ],
    groups: [OptionGroup("Fonts", [FontOptions.systemFont]), OutputOptions.group], run: run)

  @Sendable private static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    guard arguments[shard] == .whole || arguments[writeBaseline] == nil else {
      throw ArgumentParsingError.invalidUse("a part of an audit cannot write the baseline")
    }
    guard arguments[since] == nil || arguments[writeBaseline] == nil else {
      throw ArgumentParsingError.invalidUse("an audit of changed files cannot write the baseline")
    }
    let audit = try AuditRun(
      folder: arguments[folder], configuration: arguments[config],
      systemFont: arguments[FontOptions.systemFont])
    let known = try arguments[baseline].map(readBaseline)
    let progress = MeasuringProgress(
      console.progressLine(isQuiet: arguments[OutputOptions.quiet]))
    let outcome = try await audit.outcome(
      baseline: known, changed: try arguments[since].map(audit.changedFiles),
      shard: arguments[shard], failOn: arguments[failOn], progress)
    progress.erase()
    let report = outcome.report
    if !arguments[OutputOptions.quiet] {
      for note in outcome.notes { console.report("note: \(TerminalText.plain(note))\n") }
    }
    if let path = arguments[writeBaseline] { try write(baseline: path, of: report, console) }
    var pictures: [String: String] = [:]
    if arguments[AuditReportOptions.format] == .html {
      pictures = try await AuditPictures(groups: outcome.groups, fonts: try audit.fonts())
        .elements(for: report.findings)
      let views = ViewPictures(
        subjects: outcome.subjects, matrix: outcome.matrix, fonts: try audit.fonts())
      pictures.merge(try views.elements(for: report.findings)) { first, _ in first }
    }
    let status = try AuditReportOptions.write(report, pictures: pictures, arguments, console)
    return status == .findings && arguments[writeBaseline] != nil ? .success : status
  }

  /// Writes what is told and what an earlier baseline hides.
  private static func write(
    baseline path: String, of report: AuditReport, _ console: Console
  ) throws {
    do throws(OutputFormatsError) {
      try OutputFile(path).write(
        Baseline.text(of: report.findings + report.hidden), standardOutput: console.output)
    } catch {
      throw ToolError(error)
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
}

extension ValueType where Value == Shard {
  /// A part of a divided audit.
  static var shard: ValueType {
    ValueType(describe: \.description) { text in
      guard let shard = Shard(parsing: text) else {
        throw ArgumentParsingError.invalidValue("A part is written as 2/4, from 1/1 to 1000/1000")
      }
      return shard
    }
  }
}
