import AppProject
import ArgumentParsing
import Auditor
import FontBook

/// `dyntype fonts`: what is in font files and manifests, and what is wrong with it.
enum FontsCommand {
  /// The formats of the result.
  enum Format: String, CaseIterable {
    case text
    case json
    case markdown
  }

  static let paths = Positional(
    repeating: "path", as: .path,
    help: "App folders, property lists or font files; without any, the folder one is in.")
  static let check = Flag("check", help: "Apply the rules for fonts and their declarations.")
  static let failOn = Option(
    "fail-on", valueName: "severity", as: .choice(Severity.self), default: .serious,
    help: "With --check, the least severe violation that leads to exit status 1.")
  static let coverage = Option(
    repeating: "coverage", valueName: "language,...|file", as: .path,
    help: "Show which characters of languages, or of a file of texts, each font lacks.")
  static let used = Option(
    repeating: "used", valueName: "name", as: .string,
    help: "With --check, a font name that the app asks for; name all to find unused fonts.")
  static let format = Option(
    "format", as: .choice(Format.self), default: .text, help: "The form of the result.")

  static let command = Command(
    "fonts", abstract: "Show what is in fonts: names to ask for, metrics, languages, licence.",
    discussion: """
      Of an app's folder, the fonts and every Info.plist are read. --check finds entries without \
      a file, files without an entry, names that clash, metrics that cut letters off, and more; \
      what needs a person's review never fails a check.
      """,
    arguments: [paths], options: [check, failOn, coverage, used, format],
    groups: [OutputOptions.group], run: run)

  @Sendable private static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    let result = try result(arguments, console)
    for problem in result.problems where !arguments[OutputOptions.quiet] {
      console.report("warning: \(problem)\n")
    }
    try OutputOptions.write(bytes(of: result, arguments, console), arguments, console)
    if result.audits.contains(where: { $0.audit.fails(at: arguments[failOn]) }) {
      return .findings
    }
    return try status(of: result, arguments, console)
  }

  /// Does the work, and shows how far it is.
  private static func result(
    _ arguments: ParsedArguments, _ console: Console
  ) throws -> FontsResult {
    let paths = arguments[paths].isEmpty ? ["."] : arguments[paths]
    var line = console.progressLine(isQuiet: arguments[OutputOptions.quiet])
    return try FontsResult(
      FontInputs(paths), coverage: CoverageOption.targets(arguments[coverage]),
      usedNames: arguments.contains(used) ? arguments[used] : nil, checks: arguments[check],
      progress: { line.show($0) })
  }

  /// A named file that is no font is an error of its own, unless a rule has found it.
  private static func status(
    of result: FontsResult, _ arguments: ParsedArguments, _ console: Console
  ) throws -> ExitStatus {
    let named = result.unusable.filter { $0.isNamed && !(arguments[check] && $0.isMalformed) }
    for file in named { console.report("Error: \(file.file): \(file.reason)\n") }
    if named.contains(where: { !$0.isMalformed }) { return .noInput }
    return named.isEmpty ? .success : .dataError
  }

  private static func bytes(
    of result: FontsResult, _ arguments: ParsedArguments, _ console: Console
  ) -> [UInt8] {
    switch arguments[format] {
    case .text:
      let text = FontsText(
        columns: console.columns, style: console.outputStyle(arguments[OutputOptions.color]))
      return Array(text.render(result, checks: arguments[check]).utf8)
    case .json: return FontsJSON.bytes(of: result)
    case .markdown: return Array(FontsMarkdown.render(result, checks: arguments[check]).utf8)
    }
  }
}
