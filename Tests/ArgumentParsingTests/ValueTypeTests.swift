import ArgumentParsing
import Testing

@Suite struct ValueTypeTests {
  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  private func parse<Output>(
    _ option: Option<Output>, _ value: String
  ) throws -> (value: Output?, message: String?) {
    let program = Program(
      Command("t", abstract: "", options: [option], run: { _, _ in .success }), version: "1")
    let line = ParsedLine(words: ["--x=\(value)"], program)
    if let message = line.message { return (nil, message) }
    return (try line.arguments()[option], nil)
  }

  @Test(arguments: ["nan", "inf", "-infinity", "0x1p3", "1e999", "12pt", "1,5", " 1", "١"])
  func `a number is finite and decimal`(text: String) throws {
    let option = Option("x", as: .number, help: "")
    #expect(
      try parse(option, text).message == "The value '\(text)' is invalid for '--x <x>'")
  }

  @Test(arguments: [("1", 1.0), ("-3.5", -3.5), ("+2", 2), (".5", 0.5), ("1e3", 1000)])
  func `a number has a sign, a fraction and an exponent`(text: String, value: Double) throws {
    #expect(try parse(Option("x", as: .number, help: ""), text).value == value)
  }

  @Test(arguments: ["1.0", "9223372036854775808", "a"])
  func `a whole number has no fraction and fits`(text: String) throws {
    #expect(
      try parse(Option("x", as: .integer, help: ""), text).message
        == "The value '\(text)' is invalid for '--x <x>'")
  }

  @Test func `any error of a conversion is a reason`() throws {
    let type = ValueType<Int> { _ in throw Refusal(description: "it is Monday") }
    #expect(
      try parse(Option("x", as: type, help: ""), "1").message
        == "The value '1' is invalid for '--x <x>': it is Monday")
  }

  @Test func `a conversion can say what would be right`() throws {
    let type = ValueType<Int> { _ in
      throw ArgumentParsingError.invalidValue("it is Monday", candidates: ["2", "3"])
    }
    #expect(
      try parse(Option("x", as: type, help: ""), "1").message
        == "The value '1' is invalid for '--x <x>': it is Monday. "
        + "Please provide one of '2' or '3'.")
  }

  @Test(arguments: [
    ("1,5", "The value '1,5' is invalid for '--x <x>': write 1,5 with a point"),
    ("-1", "The value '-1' is invalid for '--x <x>': it is too small"),
  ])
  func `an explanation stands in for a reason that is missing`(
    text: String, message: String
  ) throws {
    let type = ValueType.number.checked("it is too small") { $0 > 0 }
      .explained { "write \($0) with a point" }
    #expect(try parse(Option("x", as: type, help: ""), text).message == message)
  }

  @Test func `a default is shown as it would be typed`() {
    let program = Program(
      Command(
        "t", abstract: "",
        options: [
          Option("size", as: .number, default: 17, help: "A size."),
          Option("half", as: .number, default: 0.5, help: "A half."),
        ], run: { _, _ in .success }), version: "1")
    let help = program.render(HelpRequest(command: ["t"]))
    #expect(help.contains("A size. (default: 17)\n"))
    #expect(help.contains("A half. (default: 0.5)\n"))
  }
}
