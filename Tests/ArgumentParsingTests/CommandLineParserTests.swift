import ArgumentParsing
import Testing

@Suite struct CommandLineParserTests {
  private typealias Measure = SampleTool.Measure

  @Test(arguments: ["--width 12.5", "--width=12.5", "-w 12.5", "-w=12.5"])
  func `a value follows its option as a word or after a sign of equality`(option: String) throws {
    let arguments = try ParsedLine("measure \(option) Hi").arguments()
    #expect(arguments[Measure.width] == 12.5)
    #expect(arguments[Measure.text] == "Hi")
  }

  @Test func `absent options have their defaults`() throws {
    let arguments = try ParsedLine("measure Hi").arguments()
    #expect(arguments[Measure.width] == nil)
    #expect(arguments[Measure.lines] == 3)
    #expect(arguments[Measure.fonts] == [])
    #expect(arguments[Measure.format] == .text)
    #expect(arguments[Measure.bold] == false)
    #expect(arguments[Measure.color] == nil)
    #expect(arguments[Measure.more] == [])
    #expect(!arguments.contains(Measure.lines))
    #expect(arguments.command == ["tool", "measure"])
  }

  @Test func `a default that is typed counts as given`() throws {
    #expect(try ParsedLine("measure Hi --line-limit 3").arguments().contains(Measure.lines))
  }

  @Test func `letters after one dash are options of their own`() throws {
    let arguments = try ParsedLine("measure -bs Hi").arguments()
    #expect(arguments[Measure.bold])
    #expect(arguments[Measure.strict])
    let last = try ParsedLine("measure -bw 3 Hi").arguments()
    #expect(last[Measure.bold])
    #expect(last[Measure.width] == 3)
    #expect(try ParsedLine("measure -bw=3 Hi").arguments()[Measure.width] == 3)
  }

  @Test func `a value cannot stick to its letter`() {
    #expect(ParsedLine("measure -w12 Hi").message == "Missing value for '-w <pt>'")
  }

  @Test func `of a repeated option the last one counts`() throws {
    let arguments = try ParsedLine("measure --width 1 Hi -w 2").arguments()
    #expect(arguments[Measure.width] == 2)
  }

  @Test func `an option that repeats keeps all values in order`() throws {
    let arguments = try ParsedLine("measure --font a Hi -f b --font=c").arguments()
    #expect(arguments[Measure.fonts] == ["a", "b", "c"])
  }

  @Test(arguments: [
    ("--color", true), ("--no-color", false), ("--color --no-color", false),
    ("--no-color --color", true),
  ])
  func `the last switch of a pair counts`(options: String, expected: Bool) throws {
    #expect(try ParsedLine("measure \(options) Hi").arguments()[Measure.color] == expected)
  }

  @Test func `options may follow positional arguments`() throws {
    let arguments = try ParsedLine("measure Hi there --bold-text you").arguments()
    #expect(arguments[Measure.text] == "Hi")
    #expect(arguments[Measure.more] == ["there", "you"])
    #expect(arguments[Measure.bold])
  }

  @Test func `two dashes end the options`() throws {
    let arguments = try ParsedLine("measure -b -- --width -3 -- --help").arguments()
    #expect(arguments[Measure.text] == "--width")
    #expect(arguments[Measure.more] == ["-3", "--", "--help"])
  }

  @Test func `negative numbers can stand after two dashes`() throws {
    let arguments = try ParsedLine("place --offset=-3 -- -1 2 -3").arguments()
    #expect(arguments[SampleTool.Place.steps] == [-1, 2, -3])
    #expect(arguments[SampleTool.Place.offset] == -3)
    #expect(
      ParsedLine("place --offset=1 -5").message
        == "Unknown option '-5'. Did you mean '-- -5'?")
  }

  @Test(arguments: ["--offset -3", "--offset --edge top", "--offset --", "--offset"])
  func `a value that begins with a dash needs the sign of equality`(options: String) {
    #expect(ParsedLine("place \(options)").message == "Missing value for '--offset <offset>'")
  }

  @Test(arguments: ["--output -", "-o -", "--output=-", "-o=-"])
  func `a bare dash is a value`(options: String) throws {
    #expect(try ParsedLine("measure Hi \(options)").arguments()[Measure.output] == "-")
    #expect(try ParsedLine("measure - \(options)").arguments()[Measure.text] == "-")
  }

  @Test(arguments: ["--offset= 3", "--offset="])
  func `an empty value after the sign of equality is an error`(options: String) {
    #expect(ParsedLine("place \(options)").message == "Missing value for '--offset <offset>'")
  }

  @Test func `an empty word is a value`() throws {
    let arguments = try ParsedLine(words: ["measure", "", "-o", ""]).arguments()
    #expect(arguments[Measure.text] == "")
    #expect(arguments[Measure.output] == "")
  }

  @Test func `only the first sign of equality divides`() throws {
    #expect(try ParsedLine("measure Hi --output=a=b").arguments()[Measure.output] == "a=b")
  }

  @Test func `a value may begin with a combining mark`() throws {
    let line = ParsedLine(words: ["measure", "\u{301}", "--output=\u{301}a", "-f=\u{301}b"])
    let arguments = try line.arguments()
    #expect(arguments[Measure.text] == "\u{301}")
    #expect(arguments[Measure.output] == "\u{301}a")
    #expect(arguments[Measure.fonts] == ["\u{301}b"])
    #expect(ParsedLine(words: ["measure", "-\u{301}b"]).error?.code == .unknownOption)
    #expect(ParsedLine(words: ["measure", "--\u{301}bold-text"]).error?.code == .unknownOption)
  }

  @Test(arguments: ["--wid", "--WIDTH", "--Width", "--widths"])
  func `names are neither shortened nor are capitals ignored`(option: String) {
    #expect(ParsedLine("measure \(option) 3 Hi").error?.code == .unknownOption)
  }

  @Test func `options of a command stand before the name of its subcommand`() throws {
    let arguments = try ParsedLine("-v --config place catalog list").arguments()
    #expect(arguments.command == ["tool", "catalog", "list"])
    #expect(arguments[SampleTool.verbose])
    #expect(arguments[SampleTool.config] == "place")
    #expect(ParsedLine("measure --config x Hi").message == "Unknown option '--config'")
  }

  @Test func `an option that command and subcommand share counts in both places`() throws {
    #expect(try ParsedLine("catalog -v list").arguments()[SampleTool.verbose])
    #expect(try ParsedLine("-v catalog list").arguments()[SampleTool.verbose])
    #expect(try !ParsedLine("catalog list").arguments()[SampleTool.verbose])
  }

  @Test func `an alias names the same command`() throws {
    #expect(try ParsedLine("m Hi").arguments().command == ["tool", "measure"])
  }

  @Test(arguments: ["1 2", "add 1 2", "-x 1 2", "1 --hex-output 2", "-- 1 2", ""])
  func `the default subcommand takes what names no other`(line: String) throws {
    let arguments = try ParsedLine(line, SampleTool.math).arguments()
    #expect(arguments.command == ["math", "add"])
    #expect(arguments[SampleTool.values] == (line.isEmpty ? [] : [1, 2]))
    #expect(arguments[SampleTool.hex] == line.contains("x"))
  }

  @Test func `hidden commands and options work`() throws {
    #expect(try ParsedLine("secret").arguments().command == ["tool", "secret"])
    #expect(try ParsedLine("measure Hi --trace-shaping").arguments()[Measure.trace])
  }
}
