/// A command or subcommand: what it is called, what it takes, and what it does.
///
///     enum ExplainCommand {
///       static let rule = Positional(optional: "rule", as: .string, help: "The rule to explain.")
///       static let command = Command(
///         "explain", abstract: "Explain a rule.", arguments: [rule]
///       ) { arguments, console in
///         try console.output.write(explanation(of: arguments[rule]))
///         return .success
///       }
///     }
package struct Command: Sendable {
  /// The work of a command.
  ///
  /// It throws `ArgumentParsingError.invalidUse` for arguments at odds with each other, and whatever
  /// it likes for the rest.
  package typealias Run = @Sendable (ParsedArguments, Console) async throws -> ExitStatus

  package let name: String
  package let abstract: String
  package let discussion: String
  package let aliases: [String]
  package let subcommands: [Command]
  /// The name of the subcommand that is meant if none is named.
  package let defaultSubcommand: String?
  /// Whether only `--help-hidden` shows the command.
  package let isHidden: Bool
  let arguments: [ArgumentDeclaration]
  let options: [ArgumentDeclaration]
  let groups: [OptionGroup]
  /// Nil for a command that only groups others.
  let run: Run?

  /// A command as a row of the table.
  package init(
    _ name: String, abstract: String, discussion: String = "", aliases: [String] = [],
    arguments: [any PositionalKey] = [], options: [any OptionKey] = [],
    groups: [OptionGroup] = [], subcommands: [Command] = [], defaultSubcommand: String? = nil,
    isHidden: Bool = false, run: Run? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.aliases = aliases
    self.subcommands = subcommands
    self.defaultSubcommand = defaultSubcommand
    self.isHidden = isHidden
    self.arguments = arguments.map(\.declaration)
    self.options = options.map(\.declaration)
    self.groups = groups
    self.run = run
  }

  /// The options of the command itself and of its groups, without those that every command has.
  var allOptions: [ArgumentDeclaration] {
    options + groups.flatMap(\.options)
  }

  func subcommand(named name: String) -> Command? {
    subcommands.first { $0.name == name || $0.aliases.contains(name) }
  }
}
