import ArgumentParsing
import OutputFormats
import Testing

/// Testing has a type of the same name.
private typealias ExitStatus = ArgumentParsing.ExitStatus

@Suite struct ProgramTests {
  private struct Unreadable: Error, CustomStringConvertible {
    let description = "Cannot read 'a.ttf': no such file"
  }

  private static let width = Option("width", as: .number, help: "A width.")
  private static let device = Option("device", as: .string, help: "A device.")

  private static let program = Program(
    Command(
      "tool", abstract: "Work.",
      subcommands: [
        Command(
          "work", abstract: "Do it.", options: [width, device],
          run: { arguments, console in
            if arguments.contains(width) && arguments.contains(device) {
              throw ArgumentParsingError.invalidUse(
                "'--width' and '--device' cannot be combined", about: device)
            }
            try console.output.write("\(arguments[width] ?? 0)\n")
            return .success
          }),
        Command("fail", abstract: "Throw.", run: { _, _ in throw Unreadable() }),
        Command("find", abstract: "Find.", run: { _, _ in .findings }),
      ]),
    version: "1.2.3", exitStatus: { $0 is Unreadable ? .noInput : .software })

  private func run(
    _ line: String, environment: [String: String] = [:], columns: Int? = nil
  ) async -> (status: ExitStatus, output: String, diagnostics: String) {
    let recorder = Recorder()
    let words = line.split(separator: " ").map(String.init)
    let status = await Self.program.run(
      words, on: recorder.console(columns: columns, environment: environment))
    return (status, recorder.output, recorder.diagnostics)
  }

  @Test func `the result alone goes to the output`() async {
    #expect(await run("work --width 3") == (.success, "3.0\n", ""))
    #expect(await run("find") == (.findings, "", ""))
  }

  @Test(arguments: ["--version", "work --version"])
  func `the version is printed bare`(line: String) async {
    #expect(await run(line) == (.success, "1.2.3\n", ""))
  }

  @Test(arguments: ["", "--help", "help"])
  func `help goes to the output and is a success`(line: String) async {
    let result = await run(line)
    #expect(result.status == .success)
    #expect(result.output.hasPrefix("OVERVIEW: Work.\n\nUSAGE: tool <subcommand>\n"))
    #expect(result.diagnostics == "")
  }

  @Test func `a mistake on the command line leaves the output empty`() async {
    let result = await run("work --width wide")
    #expect(
      result == (
        .usage, "",
        """
        Error: The value 'wide' is invalid for '--width <width>'
        Help:  --width <width>  A width.
        Usage: tool work [--width <width>] [--device <device>]
          See 'tool work --help' for more information.

        """
      ))
  }

  @Test func `arguments at odds with each other are a mistake on the command line`() async {
    let result = await run("work --width 3 --device phone")
    #expect(
      result == (
        .usage, "",
        """
        Error: '--width' and '--device' cannot be combined
        Help:  --device <device>  A device.
        Usage: tool work [--width <width>] [--device <device>]
          See 'tool work --help' for more information.

        """
      ))
  }

  @Test func `an error of the work is one line and has its own status`() async {
    #expect(await run("fail") == (.noInput, "", "Error: Cannot read 'a.ttf': no such file\n"))
  }

  @Test func `output that cannot be written is an error`() async {
    let full = OutputFormatsError(
      code: .cannotWrite, reason: "No space left on device", advice: "free some space",
      context: .init(path: "standard output", call: "write", status: 28))
    let recorder = Recorder()
    let console = Console(
      output: ByteSink { _ throws(OutputFormatsError) in throw full },
      diagnostics: recorder.console().diagnostics)
    for line in ["work", "--help", "--version", "--generate-completion-script=zsh"] {
      let words = line.split(separator: " ").map(String.init)
      #expect(await Self.program.run(words, on: console) == .software)
    }
    let message =
      "Error: Cannot write 'standard output': No space left on device; free some space\n"
    #expect(recorder.diagnostics == String(repeating: message, count: 4))
  }

  @Test func `help wraps at the columns of the environment or of the terminal`() async {
    let narrow = Self.program.render(HelpRequest(command: ["tool", "work"]), width: 44)
    #expect(await run("work -h", environment: ["COLUMNS": "44"], columns: 200).output == narrow)
    #expect(await run("work -h", columns: 44).output == narrow)
    let usual = Self.program.render(HelpRequest(command: ["tool", "work"]))
    #expect(await run("work -h").output == usual)
  }

  @Test func `a completion script is for the shell in use if none is named`() async {
    let result = await run("--generate-completion-script", environment: ["SHELL": "/usr/bin/zsh"])
    #expect(result.status == .success)
    #expect(result.output == Self.program.completionScript(for: .zsh))
  }

  @Test(arguments: [[:], ["SHELL": "/bin/sh"], ["SHELL": ""]])
  func `a shell that cannot be told is a mistake`(environment: [String: String]) async {
    let result = await run("--generate-completion-script", environment: environment)
    #expect(result.status == .usage)
    #expect(result.output == "")
    #expect(
      result.diagnostics.hasPrefix(
        "Error: Missing value for '--generate-completion-script <shell>': "
          + "SHELL names none of bash, zsh and fish\n"))
  }

  @Test func `exit statuses have the numbers that scripts rely on`() {
    let statuses: [ExitStatus] = [.success, .findings, .usage, .dataError, .noInput, .software]
    #expect(statuses.map(\.rawValue) == [0, 1, 64, 65, 66, 70])
  }
}
