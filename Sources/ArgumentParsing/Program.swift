import OutputFormats

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A tool: its table of commands and its version.
package struct Program: Sendable {
  private let root: Command
  private let version: String
  private let exitStatus: @Sendable (any Error) -> ExitStatus

  /// A tool.
  ///
  /// - Parameters:
  ///   - root: The command with the name of the tool.
  ///   - version: What `--version` prints.
  ///   - exitStatus: The exit status for an error that the work of a command throws. Mistakes on the
  ///     command line are not among them.
  package init(
    _ root: Command, version: String,
    exitStatus: @escaping @Sendable (any Error) -> ExitStatus = { _ in .software }
  ) {
    self.root = root
    self.version = version
    self.exitStatus = exitStatus
  }

  /// What a command line, without the name of the tool, asks for.
  package func parse(_ words: [String]) -> ParseResult {
    CommandLineParser(root: root).parse(words)
  }

  /// The help of a command, for a terminal with so many columns.
  package func render(_ request: HelpRequest, width: Int = 80) -> String {
    let path = CommandPath(root, names: request.command.dropFirst())
    return HelpText(path: path, includesHidden: request.includesHidden, width: width).render()
  }

  /// What to say about a mistake on the command line.
  package func render(_ error: ArgumentParsingError, width: Int = 80) -> String {
    UsageErrorText(root: root, error: error, width: width).render()
  }

  /// The completion script for a shell.
  package func completionScript(for shell: CompletionScript.Shell) -> String {
    CompletionScript(root: root).render(shell)
  }

  /// Does what a command line asks for, and returns the exit status.
  package func run(_ words: [String], on console: Console) async -> ExitStatus {
    do {
      switch parse(words) {
      case .run(let command, let arguments):
        return try await run(command, arguments, console)
      case .help(let request):
        try console.output.write(render(request, width: console.columns))
      case .version:
        try console.output.write(version + "\n")
      case .completionScript(let shell):
        let shell = try shell ?? CompletionScript.Shell(inUse: console.environment("SHELL"))
        try console.output.write(completionScript(for: shell))
      case .failure(let error):
        throw error
      }
      return .success
    } catch let error as ArgumentParsingError {
      console.report(render(error, width: console.columns))
      return .usage
    } catch {
      console.report("Error: \(error)\n")
      return exitStatus(error)
    }
  }

  private func run(
    _ command: Command, _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    do {
      return try await command.run?(arguments, console) ?? .success
    } catch let error as ArgumentParsingError {
      throw error.at(arguments.command)
    }
  }

  /// Does what the command line of the process asks for, and ends the process.
  package func main() async -> Never {
    exit(await run(Array(CommandLine.arguments.dropFirst()), on: .process).rawValue)
  }
}
