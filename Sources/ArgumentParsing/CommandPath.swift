/// A command together with the commands above it, from the tool down.
struct CommandPath: Sendable {
  private(set) var commands: [Command]
  private(set) var leaf: Command

  init(_ root: Command) {
    commands = [root]
    leaf = root
  }

  /// The path to a command by the names on it; as far as they exist.
  init(_ root: Command, names: some Sequence<String>) {
    self.init(root)
    for name in names {
      guard let next = leaf.subcommand(named: name) else { return }
      descend(to: next)
    }
  }

  mutating func descend(to command: Command) {
    commands.append(command)
    leaf = command
  }

  var names: [String] { commands.map(\.name) }

  /// What is typed to reach the command: `tool measure`.
  var spelling: String { names.joined(separator: " ") }

  /// What is typed to reach the command behind `help`: `tool help measure`.
  var helpSpelling: String {
    (names.prefix(1) + ["help"] + names.dropFirst()).joined(separator: " ")
  }
}
