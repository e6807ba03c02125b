import ArgumentParsing
import Testing

@Suite struct TerminalStyleTests {
  struct Facts: Sendable, CustomTestStringConvertible {
    var choice: Bool?
    var isTerminal = true
    var noColor: String?
    var term: String? = "xterm"
    let expected: Bool

    var testDescription: String {
      "\(choice as Any) \(isTerminal) \(noColor as Any) \(term as Any)"
    }
  }

  @Test(arguments: [
    Facts(expected: true),
    Facts(isTerminal: false, expected: false),
    Facts(noColor: "1", expected: false),
    Facts(noColor: "", expected: true),
    Facts(term: nil, expected: false),
    Facts(term: "", expected: false),
    Facts(term: "dumb", expected: false),
    Facts(choice: true, isTerminal: false, noColor: "1", term: nil, expected: true),
    Facts(choice: false, expected: false),
  ])
  func `colour follows the user, then the environment, then the stream`(facts: Facts) {
    #expect(
      TerminalStyle.decidesColor(
        choice: facts.choice, isTerminal: facts.isTerminal, noColor: facts.noColor,
        term: facts.term) == facts.expected)
  }

  @Test func `each piece is reset at its end`() {
    let style = TerminalStyle(isColored: true)
    #expect(style.apply(.error, "error:") == "\u{1B}[1;31merror:\u{1B}[0m")
    #expect(style.apply(.warning, "warning:") == "\u{1B}[1;33mwarning:\u{1B}[0m")
    #expect(style.apply(.note, "note:") == "\u{1B}[1;90mnote:\u{1B}[0m")
    #expect(style.apply(.emphasis, "text") == "\u{1B}[1mtext\u{1B}[0m")
    #expect(style.apply(.error, "") == "")
  }

  @Test func `without colour there is no escape at all`() {
    #expect(TerminalStyle(isColored: false).apply(.error, "error:") == "error:")
  }
}
