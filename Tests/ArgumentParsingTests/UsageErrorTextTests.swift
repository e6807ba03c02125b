import ArgumentParsing
import Testing

@Suite struct UsageErrorTextTests {
  private let measureUsage = """
    Usage: tool measure [--width <pt>] [--line-limit <line-limit>] [--font <font> ...] \
    [--format <format>] [--output <path>] [--color] [--no-color] [--bold-text] [--strict] \
    <text> [<more> ...]
      See 'tool measure --help' for more information.

    """
  private let placeUsage = """
    Usage: tool place --offset <offset> [--edge <edge>] [<steps> ...]
      See 'tool place --help' for more information.

    """

  @Test func `an unknown option shows the usage of its command`() {
    #expect(
      ParsedLine("measure Hi --bogus").errorText == "Error: Unknown option '--bogus'\n"
        + measureUsage)
  }

  @Test(arguments: [
    ("measure --widht 3", "Unknown option '--widht'. Did you mean '--width'?"),
    ("measure --no-colour", "Unknown option '--no-colour'. Did you mean '--no-color'?"),
    ("measure --blod-text", "Unknown option '--blod-text'. Did you mean '--bold-text'?"),
    ("measure --hepl", "Unknown option '--hepl'. Did you mean '--help'?"),
    ("measure --trace-shapin", "Unknown option '--trace-shapin'"),
    ("measure --kind foo", "Unknown option '--kind'"),
    ("measure --kind=foo", "Unknown option '--kind'"),
    ("measure -q", "Unknown option '-q'"),
    ("measure -bq", "Unknown option '-q'"),
    ("measure -qb", "Unknown option '-qb'"),
    ("place -3", "Unknown option '-3'. Did you mean '-- -3'?"),
    ("place -.5", "Unknown option '-.5'. Did you mean '-- -.5'?"),
    ("place -3x", "Unknown option '-3x'"),
    ("place -inf", "Unknown option '-inf'"),
    ("catalog list -3", "Unknown option '-3'"),
    ("--=x", "Unknown option '--=x'"),
    ("-=x", "Unknown option '-=x'"),
    ("--width 3 measure Hi", "Unknown option '--width'"),
  ])
  func `an unknown option comes first, with the name that was meant if one is near`(
    line: String, message: String
  ) {
    #expect(ParsedLine(line).message == message)
  }

  @Test func `a missing argument is explained`() {
    #expect(
      ParsedLine("measure --bold-text").errorText == """
        Error: Missing expected argument '<text>'
        Help:  <text>  The text to measure.

        """ + measureUsage)
    #expect(
      ParsedLine("place 1").errorText == """
        Error: Missing expected argument '--offset <offset>'
        Help:  --offset <offset>  How far to move; negative is up.

        """ + placeUsage)
  }

  @Test func `a missing value is explained under the name that was typed`() {
    #expect(
      ParsedLine("measure Hi -w").errorText == """
        Error: Missing value for '-w <pt>'
        Help:  -w <pt>  The width of the label.

        """ + measureUsage)
  }

  @Test func `a value that does not convert is explained under the name that was typed`() {
    #expect(
      ParsedLine("place --offset up").errorText == """
        Error: The value 'up' is invalid for '--offset <offset>'
        Help:  --offset <offset>  How far to move; negative is up.

        """ + placeUsage)
    #expect(
      ParsedLine("place --offset 1 2 x").message == "The value 'x' is invalid for '<steps>'")
  }

  @Test func `a conversion gives its reason`() {
    #expect(
      ParsedLine("measure Hi -w=-3").message
        == "The value '-3' is invalid for '-w <pt>': the width must be above 0")
  }

  @Test func `up to five candidates are in the sentence`() {
    #expect(
      ParsedLine("measure Hi --format xml").message == """
        The value 'xml' is invalid for '--format <format>'. \
        Please provide one of 'text', 'json' or 'csv'.
        """)
  }

  @Test func `more than five candidates are a list`() {
    #expect(
      ParsedLine("place --offset 1 --edge left").message == """
        The value 'left' is invalid for '--edge <edge>'. Please provide one of the following:
          - top
          - bottom
          - leading
          - trailing
          - centerX
          - centerY
        """)
  }

  @Test(arguments: [
    ("measure --bold-text=yes Hi", "--bold-text", "yes"), ("measure -b=1 Hi", "-b", "1"),
    ("measure --no-color=x Hi", "--no-color", "x"), ("measure -sb=1 Hi", "-b", "1"),
    ("measure --strict= Hi", "--strict", ""),
  ])
  func `a switch takes no value`(line: String, spelling: String, value: String) {
    #expect(
      ParsedLine(line).message
        == "The option '\(spelling)' does not take any value, but '\(value)' was specified.")
  }

  @Test func `words too many are all named`() {
    #expect(
      ParsedLine("hello you", SampleTool.simple).message == "Unexpected argument 'you'")
    #expect(
      ParsedLine("hello you all", SampleTool.simple).message
        == "2 unexpected arguments: 'you', 'all'")
  }

  @Test func `a word that names no subcommand is unexpected`() {
    #expect(
      ParsedLine("mesure Hi").errorText == """
        Error: Unexpected argument 'mesure'. Did you mean 'measure'?
        Usage: tool [--verbose] [--config <config>] <subcommand>
          See 'tool --help' for more information.

        """)
    #expect(ParsedLine("-- measure Hi").message == "Unexpected argument 'measure'")
    #expect(ParsedLine("secre").message == "Unexpected argument 'secre'")
  }

  @Test func `a group with options and without a subcommand is incomplete`() {
    #expect(
      ParsedLine("catalog -v").errorText == """
        Error: Missing required subcommand.
        Usage: tool catalog [--verbose] <subcommand>
          See 'tool catalog --help' for more information.

        """)
  }

  @Test func `with no words at all the whole help follows`() {
    #expect(
      ParsedLine("", SampleTool.simple).errorText == """
        Error: Missing expected argument '<phrase>'

        USAGE: repeat [--count <count>] <phrase>

        ARGUMENTS:
          <phrase>                The phrase to repeat.

        OPTIONS:
          --count <count>         How often to repeat it.
          --version               Show the version.
          -h, --help              Show help information.


        """)
  }

  @Test func `with some words only the usage follows`() {
    #expect(
      ParsedLine("--count 3", SampleTool.simple).errorText == """
        Error: Missing expected argument '<phrase>'
        Help:  <phrase>  The phrase to repeat.
        Usage: repeat [--count <count>] <phrase>
          See 'repeat --help' for more information.

        """)
  }

  @Test func `the first mistake on the line is the one that is reported`() {
    #expect(
      ParsedLine("measure --width --bogus Hi").message == "Missing value for '--width <pt>'")
    #expect(ParsedLine("measure --width abc --bogus Hi").message == "Unknown option '--bogus'")
    #expect(
      ParsedLine("measure --format xml --width abc").message?.hasPrefix("The value 'xml'") == true)
  }
}
