import ArgumentParsing
import OutputFormats

/// The options for where and how a result is written.
enum OutputOptions {
  static let output = Option(
    "output", short: "o", valueName: "path", as: .path, default: "-",
    help: "Where the result goes; - is standard output.")
  static let quiet = Flag("quiet", help: "Do not report notes and progress.")
  static let color = Toggle("color", help: "Use colour; by default on terminals only.")

  static let group = OptionGroup(nil, [output, quiet, color])

  /// Writes a result to where the options say, whole or not at all.
  static func write(
    _ bytes: [UInt8], _ arguments: ParsedArguments, _ console: Console
  ) throws {
    do throws(OutputFormatsError) {
      try OutputFile(arguments[output]).write(bytes, standardOutput: console.output)
    } catch {
      throw ToolError(error)
    }
  }
}
