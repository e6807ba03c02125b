import ArgumentParsing
import Testing

/// The kinds of arguments, and the types they are read as.
@Suite struct ArgumentKeyTests {
  private static let first = Positional("first", as: .integer, help: "The first.")
  private static let second = Positional("second", as: .integer, default: 7, help: "The second.")
  private static let third = Positional(optional: "third", as: .string, help: "The third.")
  private static let rest = Positional(
    repeating: "rest", isRequired: true, as: .string, help: "The rest.")
  private static let key = Option(required: "key", as: .string, help: "A key.")
  private static let unicode = Toggle("unicode", default: true, help: "Use Unicode.")

  private static let program = Program(
    Command(
      "t", abstract: "", arguments: [first, second, third], options: [key, unicode],
      run: { _, _ in .success }), version: "1")

  private static let repeating = Program(
    Command("r", abstract: "", arguments: [first, rest], run: { _, _ in .success }),
    version: "1")

  @Test func `words fill the positional arguments in order`() throws {
    let one = try ParsedLine("1 --key a", Self.program).arguments()
    #expect(one[Self.first] == 1)
    #expect(one[Self.second] == 7)
    #expect(one[Self.third] == nil)
    let all = try ParsedLine("1 2 three --key a", Self.program).arguments()
    #expect(all[Self.second] == 2)
    #expect(all[Self.third] == "three")
  }

  @Test func `a required option is asked for`() throws {
    #expect(
      ParsedLine("1", Self.program).message == "Missing expected argument '--key <key>'")
    #expect(try ParsedLine("1 --key a --key b", Self.program).arguments()[Self.key] == "b")
  }

  @Test func `what does not convert is reported before what is missing`() {
    #expect(
      ParsedLine("x", Self.program).message == "The value 'x' is invalid for '<first>'")
  }

  @Test func `a pair with a default is true or false`() throws {
    let absent = try ParsedLine("1 --key a", Self.program).arguments()
    #expect(absent[Self.unicode] == true)
    #expect(!absent.contains(Self.unicode))
    let off = try ParsedLine("1 --key a --no-unicode", Self.program).arguments()
    #expect(off[Self.unicode] == false)
  }

  @Test func `a required argument that repeats needs one word`() throws {
    #expect(
      ParsedLine("1", Self.repeating).message == "Missing expected argument '<rest> ...'")
    #expect(try ParsedLine("1 a b", Self.repeating).arguments()[Self.rest] == ["a", "b"])
  }

  @Test func `the synopsis shows what may be absent and what repeats`() {
    let usage = Self.program.render(HelpRequest(command: ["t"]))
    #expect(
      usage.hasPrefix(
        "USAGE: t --key <key> [--unicode] [--no-unicode] <first> [<second>] [<third>]\n"))
    #expect(usage.contains("  <second>                The second. (default: 7)\n"))
    let repeating = Self.repeating.render(HelpRequest(command: ["r"]))
    #expect(repeating.hasPrefix("USAGE: r <first> <rest> ...\n"))
  }
}
