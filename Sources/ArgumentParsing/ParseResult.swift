/// What a command line asks for.
package enum ParseResult: Sendable {
  /// Run a command with its arguments.
  case run(Command, ParsedArguments)
  /// Show the help of the command with these names.
  case help(HelpRequest)
  /// Show the version.
  case version
  /// Print a completion script; nil for the shell in use.
  case completionScript(CompletionScript.Shell?)
  /// Say what is wrong.
  case failure(ArgumentParsingError)
}

/// Which help is asked for.
package struct HelpRequest: Hashable, Sendable {
  /// The names of the command, from the tool down.
  package let command: [String]
  /// Whether hidden options and commands are shown.
  package let includesHidden: Bool

  package init(command: [String], includesHidden: Bool = false) {
    self.command = command
    self.includesHidden = includesHidden
  }
}
