import AppProject
import ArgumentParsing
import Auditor
import DynamicType
import FontBook
import OutputFormats
import TextLayout

/// `dyntype strings`: every text of string tables against the room it has, in all languages.
enum StringsCommand {
  /// The formats of the result.
  enum Format: String, CaseIterable {
    case text
    case json
    case csv
    case markdown
    case html
  }

  static let catalogs = Positional(
    repeating: "catalog", isRequired: true, as: .path,
    help: "String catalogs, strings files, strings dictionaries, or folders with them.")
  static let locales = Option(
    "locales", valueName: "tag,...", as: .localeList,
    help: "The languages to look at besides the source language; all by default.")
  static let samples = Option(
    repeating: "sample", valueName: "placeholder=text", as: .sample,
    help: "What a placeholder is filled with, such as %@=Maximiliane; repeat it to try several.")
  static let failOn = Option(
    "fail-on", valueName: "severity", as: .choice(Severity.self),
    help: "The least severe cut that leads to exit status 1; without it, none does.")
  static let format = Option(
    "format", as: .choice(Format.self), default: .text, help: "The form of the result.")

  static let command = Command(
    "strings", abstract: "Find the texts of an app that are cut, in all its languages.",
    discussion: """
      With --width or --device, every key is measured in that box; else by the constraints that a \
      dyntype.json in the folder of the first catalog, or above it, gives for patterns of keys.
      """,
    arguments: [catalogs], options: [locales, samples, failOn, format],
    groups: [FontOptions.group, LayoutOptions.stringsGroup, OutputOptions.group], run: run)

  @Sendable private static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    let inputs = try StringsInputs(arguments)
    let result = await inputs.result(arguments, console)
    for problem in result.problems { console.report("Error: \(problem)\n") }
    try OutputOptions.write(bytes(of: result, arguments, console), arguments, console)
    if let threshold = arguments[failOn], let severity = result.severity, severity >= threshold {
      return .findings
    }
    return result.problems.isEmpty
      ? .success : result.problems.contains { $0.code == .unreadable } ? .noInput : .dataError
  }

  private static func bytes(
    of result: StringsResult, _ arguments: ParsedArguments, _ console: Console
  ) -> [UInt8] {
    switch arguments[format] {
    case .text:
      let text = StringsText(
        columns: console.columns, style: console.outputStyle(arguments[OutputOptions.color]))
      return Array(text.render(result).utf8)
    case .json: return StringsJSON.bytes(of: result)
    case .csv: return Array(result.table.csv().utf8)
    case .markdown: return Array(result.table.markdown().utf8)
    case .html: return Array(StringsHTML.page(of: result).utf8)
    }
  }
}
