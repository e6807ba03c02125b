/// Scripts that teach a shell to complete the command line, made from the table of commands.
package struct CompletionScript: Sendable {
  /// The shells there are scripts for.
  package enum Shell: String, CaseIterable, Hashable, Sendable {
    case bash
    case zsh
    case fish

    /// The shell whose path is in `SHELL`.
    init(inUse path: String?) throws(ArgumentParsingError) {
      let name = path.flatMap { $0.split(separator: "/").last }.map(String.init) ?? ""
      guard let shell = Shell(rawValue: name) else {
        let declaration = ArgumentDeclaration.completionScript
        let error = ArgumentParsingError.missingValue(declaration.identifier, declaration)
        throw ArgumentParsingError(
          error.code, error.reason + ": SHELL names none of bash, zsh and fish", error.context)
      }
      self = shell
    }
  }

  /// What the script offers after `help`, besides the names of commands.
  static let helpCommand = (name: "help", abstract: "Show help information.")

  let root: Command

  func render(_ shell: Shell) -> String {
    let lines =
      switch shell {
      case .bash: bashLines()
      case .zsh: zshLines()
      case .fish: fishLines()
      }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Every command that is shown, each before those below it.
  var paths: [CommandPath] {
    func below(_ path: CommandPath) -> [CommandPath] {
      [path]
        + Self.shownSubcommands(of: path.leaf).flatMap { command in
          var next = path
          next.descend(to: command)
          return below(next)
        }
    }
    return below(CommandPath(root))
  }

  static func shownSubcommands(of command: Command) -> [Command] {
    command.subcommands.filter { !$0.isHidden }
  }

  static func shownOptions(of command: Command) -> [ArgumentDeclaration] {
    (command.allOptions + ArgumentDeclaration.builtIn).filter { !$0.help.isHidden }
  }

  /// The candidates that need no quotes in any shell; the others are typed by hand.
  static func candidates(of declaration: ArgumentDeclaration) -> [String] {
    declaration.candidates.filter { candidate in
      !candidate.isEmpty
        && candidate.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ","):
            true
          default: false
          }
        }
    }
  }

  /// The name of a shell function for a command.
  static func functionName(_ names: [String]) -> String {
    "_" + String(names.joined(separator: "_").map { $0 == "-" ? "_" : $0 })
  }
}
