import ArgumentParsing
import Auditor
import OutputFormats

/// `dyntype explain`: what a rule finds and why, or a list of them all.
enum ExplainCommand {
  static let rules = Positional(
    repeating: "rule", as: .rule, help: "The ids of rules; without any, all are listed.")

  static let command = Command(
    "explain", abstract: "Explain a rule of the audit, or list them all.",
    arguments: [rules], groups: [OutputOptions.group], run: run)

  @Sendable private static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    let text = RuleText(
      columns: console.columns, style: console.outputStyle(arguments[OutputOptions.color]))
    let rules = arguments[rules]
    let result =
      rules.isEmpty
      ? text.list(RuleRegistry.rules) : rules.map(text.explanation).joined(separator: "\n")
    try OutputOptions.write(Array(result.utf8), arguments, console)
    return .success
  }
}

extension ValueType where Value == Rule {
  /// A rule by its id.
  static var rule: ValueType {
    ValueType(describe: \.id) { text in
      guard let rule = RuleRegistry.rule(text) else {
        let nearest = RuleRegistry.suggestions(for: text).first
        throw ArgumentParsingError.invalidValue(
          nearest.map { "There is no such rule. Did you mean '\($0)'?" }
            ?? "There is no such rule; 'dyntype explain' lists them")
      }
      return rule
    }
  }
}
