import Testing

@testable import ArgumentParsing

@Suite struct ConsoleTests {
  @Test(arguments: [
    ("120", nil, 120), ("120", 60, 120), (nil, 60, 60), (nil, nil, 80), ("", 60, 60),
    ("0", 60, 60), ("-5", nil, 80), ("wide", nil, 80), ("99999999999999999999", 60, 60),
    (nil, 0, 80), (nil, -1, 80),
  ])
  func `the width comes from the environment, then the terminal, then is eighty`(
    environment: String?, terminal: Int?, expected: Int
  ) {
    #expect(TerminalFacts.width(environment: environment, terminal: terminal) == expected)
  }

  @Test func `the environment of the process is read`() {
    #expect(Console.process.environment("PATH")?.isEmpty == false)
    #expect(Console.process.environment("SURELY_NOT_SET_BY_ANYONE") == nil)
    #expect(Console.process.columns > 0)
  }

  @Test func `colour is decided for the stream that is written to`() {
    let recorder = Recorder()
    let console = Console(
      output: recorder.console().output, diagnostics: recorder.console().diagnostics,
      isOutputTerminal: false, isDiagnosticsTerminal: true,
      environment: { $0 == "TERM" ? "xterm-256color" : nil })
    #expect(!console.outputStyle(nil).isColored)
    #expect(console.diagnosticsStyle(nil).isColored)
    #expect(console.outputStyle(true).isColored)
    #expect(!console.diagnosticsStyle(false).isColored)
  }

  @Test func `progress shows only on a terminal and not if quiet`() {
    for (isTerminal, isQuiet, shows) in [
      (true, false, true), (true, true, false), (false, false, false),
    ] {
      let recorder = Recorder()
      let console = recorder.console(isTerminal: isTerminal)
      do {
        var patient = console.progressLine(isQuiet: isQuiet)
        patient.show("1 of 2")
      }
      #expect(recorder.diagnostics == "")
      var line = console.progressLine(isQuiet: isQuiet, delay: .zero)
      line.show("1 of 2")
      #expect(recorder.diagnostics == (shows ? "\r\u{1B}[2K1 of 2" : ""))
      #expect(recorder.output == "")
    }
  }
}
