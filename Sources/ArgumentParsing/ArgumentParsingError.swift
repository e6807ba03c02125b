/// Why a command line cannot be followed.
///
/// The parser makes these; a conversion throws `invalidValue(_:candidates:)`, and a command that
/// finds its options at odds with each other throws `invalidUse(_:about:)`.
package struct ArgumentParsingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What kind of mistake it is.
  package enum Code: Hashable, Sendable {
    case unknownOption
    case missingArgument
    case missingValue
    case invalidValue
    case unexpectedValue
    case unexpectedArgument
    case missingSubcommand
    case invalidUse
  }

  /// Where it was made.
  package struct Context: Hashable, Sendable {
    /// The names of the command at fault, from the tool down; empty until the parser knows.
    package var command: [String] = []
    /// The argument at fault as it was spelled, with its value: `--count <count>`.
    package var argument: String?
    /// What the argument at fault is for.
    package var argumentHelp: String?
    /// Values that would have been right.
    package var candidates: [String] = []
    /// Whether nothing at all was typed, so that the whole help is in place.
    package var isBare = false
  }

  package let code: Code
  /// The message that follows `Error: `, or the part of it that only the thrower knows.
  package let reason: String
  package let context: Context

  init(_ code: Code, _ reason: String, _ context: Context = Context()) {
    self.code = code
    self.reason = reason
    self.context = context
  }

  package var description: String { reason }

  /// What a conversion throws; the parser adds the value and the option around the reason.
  package static func invalidValue(
    _ reason: String = "", candidates: [String] = []
  ) -> ArgumentParsingError {
    ArgumentParsingError(.invalidValue, reason, Context(candidates: candidates))
  }

  /// What a command throws if its arguments are at odds; shown with the usage, like the others.
  package static func invalidUse(
    _ reason: String, about key: (any ArgumentKey)? = nil
  ) -> ArgumentParsingError {
    let context = Context(
      argument: key?.declaration.label, argumentHelp: key?.declaration.help.abstract)
    return ArgumentParsingError(.invalidUse, reason, context)
  }

  /// The same error, placed at a command.
  func at(_ command: [String]) -> ArgumentParsingError {
    var context = context
    context.command = command
    return ArgumentParsingError(code, reason, context)
  }
}
