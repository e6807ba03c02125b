import ArgumentParsing
import OutputFormats

/// The command-line tool: its commands, its version, and what its errors mean to the shell.
@main
enum Dyntype {
  /// The version of the package.
  static let version = "0.1.0"

  static let program = Program(
    Command(
      "dyntype",
      abstract: "See what Dynamic Type does to text: real fonts, all twelve sizes, no Mac.",
      subcommands: [
        MeasureCommand.command, RenderCommand.command, PreviewCommand.command,
        ScaleCommand.command, FontsCommand.command, StringsCommand.command, AuditCommand.command,
        ExplainCommand.command,
      ]),
    version: version, exitStatus: exitStatus)

  static func main() async { await program.main() }

  @Sendable private static func exitStatus(for error: any Error) -> ExitStatus {
    switch error {
    case let error as ToolError: error.exitStatus
    case let error as OutputFormatsError: ToolError(error).exitStatus
    default: .software
    }
  }
}
