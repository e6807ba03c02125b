extension ArgumentParsingError {
  /// So many candidates stand in the sentence; more of them in a list below it.
  private static let longestSentence = 5

  static func unknownOption(_ spelling: String, suggestion: String?) -> ArgumentParsingError {
    let question = suggestion.map { ". Did you mean '\($0)'?" } ?? ""
    return ArgumentParsingError(.unknownOption, "Unknown option '\(spelling)'\(question)")
  }

  static func missing(_ declaration: ArgumentDeclaration) -> ArgumentParsingError {
    let repetition = declaration.isRepeating ? " ..." : ""
    return ArgumentParsingError(
      .missingArgument, "Missing expected argument '\(declaration.label)\(repetition)'",
      Context(argument: declaration.label, argumentHelp: declaration.help.abstract))
  }

  static func missingValue(
    _ spelling: String, _ declaration: ArgumentDeclaration
  ) -> ArgumentParsingError {
    let label = "\(spelling) <\(declaration.valueName)>"
    return ArgumentParsingError(
      .missingValue, "Missing value for '\(label)'",
      Context(argument: label, argumentHelp: declaration.help.abstract))
  }

  static func invalid(
    _ raw: ArgumentDeclaration.RawValue, _ declaration: ArgumentDeclaration, reason: String,
    candidates: [String]
  ) -> ArgumentParsingError {
    let label = (raw.name.map { "\($0) " } ?? "") + "<\(declaration.valueName)>"
    let message =
      "The value '\(raw.text)' is invalid for '\(label)'"
      + (reason.isEmpty ? "" : ": \(reason)") + sentence(candidates)
    return ArgumentParsingError(
      .invalidValue, message,
      Context(
        argument: label, argumentHelp: declaration.help.abstract, candidates: candidates))
  }

  static func unexpectedValue(_ value: String, for spelling: String) -> ArgumentParsingError {
    ArgumentParsingError(
      .unexpectedValue,
      "The option '\(spelling)' does not take any value, but '\(value)' was specified.")
  }

  static func unexpected(_ words: [String], suggestion: String? = nil) -> ArgumentParsingError {
    let quoted = words.map { "'\($0)'" }.joined(separator: ", ")
    let question = suggestion.map { ". Did you mean '\($0)'?" } ?? ""
    return ArgumentParsingError(
      .unexpectedArgument,
      words.count == 1
        ? "Unexpected argument \(quoted)\(question)"
        : "\(words.count) unexpected arguments: \(quoted)")
  }

  static var missingSubcommand: ArgumentParsingError {
    ArgumentParsingError(.missingSubcommand, "Missing required subcommand.")
  }

  private static func sentence(_ candidates: [String]) -> String {
    guard let last = candidates.last else { return "" }
    guard candidates.count <= longestSentence else {
      return ". Please provide one of the following:"
        + candidates.map { "\n  - \($0)" }.joined()
    }
    let others = candidates.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return ". Please provide "
      + (others.isEmpty ? "'\(last)'." : "one of \(others) or '\(last)'.")
  }
}
