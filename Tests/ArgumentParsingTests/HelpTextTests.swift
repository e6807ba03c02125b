import ArgumentParsing
import Testing

@Suite struct HelpTextTests {
  private func help(
    _ line: String, _ program: Program = SampleTool.program, width: Int = 80
  ) throws -> String {
    program.render(try #require(ParsedLine(line, program).help), width: width)
  }

  @Test func `a tool with subcommands lists them and ends with where to read on`() throws {
    #expect(
      try help("--help") == """
        OVERVIEW: Measure things.

        It has two paragraphs.

          tool measure Hi

        USAGE: tool [--verbose] [--config <config>] <subcommand>

        OPTIONS:
          -v, --verbose           Say more.
          --config <config>       The configuration.
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          measure, m              Measure a text.
          place                   Move a view.
          catalog                 Work on catalogs.

          See 'tool help <subcommand>' for detailed help.

        """)
  }

  @Test func `a command lists arguments, titled groups and options, and ends in an empty line`()
    throws
  {
    #expect(
      try help("measure --help") == """
        OVERVIEW: Measure a text.

        USAGE: tool measure [--width <pt>] [--line-limit <line-limit>] [--font <font> ...] \
        [--format <format>] [--output <path>] [--color] [--no-color] [--bold-text] [--strict] \
        <text> [<more> ...]

        ARGUMENTS:
          <text>                  The text to measure.
          <more>                  More texts.

        OUTPUT OPTIONS:
          -o, --output <path>     Where to write the result.
          --color/--no-color      Use colours.

        OPTIONS:
          -w, --width <pt>        The width of the label.
          --line-limit <line-limit>
                                  At most so many lines. (default: 3)
          -f, --font <font>       A font to measure with.
          --format <format>       How to write the result. (values: text, json, csv;
                                  default: text)
          -b, --bold-text         Measure with bold text.
          -s, --strict            Take warnings for errors.
          --version               Show the version.
          -h, --help              Show help information.


        """)
  }

  @Test func `a nested command names the way to its subcommands`() throws {
    #expect(
      try help("catalog --help") == """
        OVERVIEW: Work on catalogs.

        USAGE: tool catalog [--verbose] <subcommand>

        OPTIONS:
          -v, --verbose           Say more.
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          list                    List them.
          check                   Check them.

          See 'tool help catalog <subcommand>' for detailed help.

        """)
  }

  @Test func `the default subcommand and aliases are marked`() throws {
    #expect(
      try help("--help", SampleTool.math) == """
        OVERVIEW: Calculate.

        USAGE: math <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          add (default)           Print the sum of the values.
          multiply, mul           Print the product of the values.

          See 'math help <subcommand>' for detailed help.

        """)
  }

  @Test func `hidden things show only if they are asked for`() throws {
    #expect(try !help("measure --help").contains("trace"))
    #expect(
      try help("measure --help-hidden").contains("  --trace-shaping         Print every run.\n"))
    #expect(try help("measure --help-hidden").contains("[--trace-shaping]"))
    let root = try help("--help-hidden")
    #expect(root.contains("  secret                  Not shown.\n"))
    #expect(root.contains("  --generate-completion-script <shell>\n"))
    #expect(root.hasSuffix("detailed help.\n"))
    #expect(
      root.contains(
        """
          -h, --help              Show help information.
          --help-hidden           Show help information, with hidden options.

        """))
  }

  @Test func `texts wrap at the width of the terminal`() throws {
    #expect(
      try help("measure --help", width: 60).contains(
        """
          --format <format>       How to write the result. (values:
                                  text, json, csv; default: text)

        """))
  }

  @Test(arguments: [Int.min, -1, 0, 1, 20, 39, 40])
  func `a width too narrow is taken for forty`(width: Int) throws {
    let text = try help("measure --help", width: width)
    #expect(try text == help("measure --help", width: 40))
    #expect(
      text.contains(
        """
          --format <format>       How to write
                                  the result.
                                  (values: text,
                                  json, csv;
                                  default: text)

        """))
  }

  @Test func `the discussion of an option stands below it`() throws {
    let depth = Option(
      "depth", as: .integer,
      help: ArgumentHelp("How deep.", discussion: "Zero is the surface.\nEach step is a level."))
    let silent = Flag("silent", help: "")
    let program = Program(
      Command("dive", abstract: "Dive.", options: [depth, silent], run: { _, _ in .success }),
      version: "1")
    #expect(
      try help("--help", program).contains(
        """
          --depth <depth>         How deep.
                Zero is the surface.
                Each step is a level.
          --silent
          --version               Show the version.

        """))
  }

  @Test func `a pair with a default names the switch`() throws {
    let unicode = Toggle("unicode", default: false, help: "Use Unicode.")
    let program = Program(
      Command("t", abstract: "", options: [unicode], run: { _, _ in .success }), version: "1")
    #expect(
      try help("--help", program).contains(
        "  --unicode/--no-unicode  Use Unicode. (default: --no-unicode)\n"))
  }

  @Test func `with more than twelve arguments only the needed ones are in the synopsis`() throws {
    let flags = (1...11).map { Flag("flag-\($0)", help: "A flag.") }
    let file = Positional("file", as: .path, help: "A file.")
    let key = Option(required: "key", as: .string, help: "A key.")
    func usage(_ command: Command) throws -> String {
      let text = Program(command, version: "1").render(HelpRequest(command: [command.name]))
      return String(try #require(text.split(separator: "\n").first))
    }
    let one = Flag("one-more", help: "A flag.")
    let twelve = Command(
      "t", abstract: "", arguments: [file], options: flags, run: { _, _ in .success })
    #expect(try usage(twelve).hasSuffix("[--flag-11] <file>"))
    let thirteen = Command(
      "t", abstract: "", arguments: [file], options: flags + [key], run: { _, _ in .success })
    #expect(try usage(thirteen) == "USAGE: t [<options>] --key <key> <file>")
    let onlyOptions = Command(
      "t", abstract: "", options: flags + [one, Toggle("pair", help: "")],
      run: { _, _ in .success })
    #expect(try usage(onlyOptions) == "USAGE: t <options>")
  }
}
