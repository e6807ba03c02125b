import ArgumentParsing
import Testing

/// Help, version and completion scripts as the command line asks for them.
@Suite struct RequestTests {
  @Test(arguments: [
    ("--help", "tool"), ("-h", "tool"), ("help", "tool"), ("help --help", "tool"),
    ("measure --help", "tool measure"), ("measure -h", "tool measure"),
    ("help measure", "tool measure"), ("help m", "tool measure"),
    ("help catalog list", "tool catalog list"), ("catalog list -h", "tool catalog list"),
    ("--help measure", "tool measure"), ("catalog", "tool catalog"), ("", "tool"),
  ])
  func `help is shown for the command that is named`(line: String, command: String) {
    let expected = command.split(separator: " ").map(String.init)
    #expect(ParsedLine(line).help == HelpRequest(command: expected))
  }

  @Test(arguments: [
    "measure --bogus --help", "measure --width --help", "measure --width foo --help",
    "measure --width= -h", "measure -bh", "measure --bold-text=3 --help",
    "measure --width 3 --version --help",
  ])
  func `help wins over every mistake`(line: String) {
    #expect(ParsedLine(line).help == HelpRequest(command: ["tool", "measure"]))
  }

  @Test func `help after two dashes is a word`() throws {
    #expect(try ParsedLine("measure -- --help").arguments()[SampleTool.Measure.text] == "--help")
  }

  @Test func `a long name with one dash is not a request for help`() {
    #expect(
      ParsedLine("measure -width 3 Hi").message
        == "Unknown option '-width'. Did you mean '--width'?")
  }

  @Test func `hidden options are asked for by name`() {
    #expect(
      ParsedLine("measure --help-hidden").help
        == HelpRequest(command: ["tool", "measure"], includesHidden: true))
  }

  @Test func `help for a command that does not exist is an error`() {
    #expect(
      ParsedLine("help mesure").message == "Unexpected argument 'mesure'. Did you mean 'measure'?")
    #expect(ParsedLine("help measure Hi").message == "Unexpected argument 'Hi'")
  }

  @Test func `help for the default subcommand needs its name or its words`() {
    #expect(ParsedLine("--help", SampleTool.math).help?.command == ["math"])
    #expect(ParsedLine("1 2 --help", SampleTool.math).help?.command == ["math", "add"])
    #expect(ParsedLine("add --help", SampleTool.math).help?.command == ["math", "add"])
  }

  @Test(arguments: ["--version", "measure --version", "catalog list --version", "--x --version"])
  func `the version is known at every level`(line: String) {
    #expect(ParsedLine(line).asksForVersion)
  }

  @Test func `requests take no value`() {
    #expect(
      ParsedLine("--help=all").message
        == "The option '--help' does not take any value, but 'all' was specified.")
  }

  @Test(arguments: [
    ("bash", CompletionScript.Shell.bash), ("zsh", .zsh), ("fish", .fish),
  ])
  func `a completion script is asked for by the name of a shell`(
    name: String, shell: CompletionScript.Shell
  ) {
    for line in ["--generate-completion-script \(name)", "--generate-completion-script=\(name)"] {
      guard case .completionScript(shell) = ParsedLine(line).result else {
        Issue.record("\(line) was not understood")
        continue
      }
    }
  }

  @Test func `without a name the shell in use is meant`() {
    guard case .completionScript(nil) = ParsedLine("--generate-completion-script").result else {
      Issue.record("the request was not understood")
      return
    }
  }

  @Test func `another shell is an error`() {
    #expect(
      ParsedLine("--generate-completion-script ksh").errorText == """
        Error: The value 'ksh' is invalid for '--generate-completion-script <shell>'. \
        Please provide one of 'bash', 'zsh' or 'fish'.
        Help:  --generate-completion-script <shell>  Print a completion script for the shell.
        Usage: tool [--verbose] [--config <config>] <subcommand>
          See 'tool --help' for more information.

        """)
  }

  @Test func `only the tool itself has completion scripts`() {
    #expect(
      ParsedLine("measure --generate-completion-script bash").message
        == "Unknown option '--generate-completion-script'")
  }
}
