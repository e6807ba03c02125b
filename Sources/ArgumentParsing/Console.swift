package import OutputFormats

/// What surrounds a command: where it writes, and what it may know of its environment.
package struct Console: Sendable {
  /// For the result, and only for that.
  package let output: ByteSink
  /// For diagnostics, progress and notes.
  package let diagnostics: ByteSink
  package let isOutputTerminal: Bool
  package let isDiagnosticsTerminal: Bool
  /// The columns of the terminal that the output goes to; nil if it is none.
  private let terminalColumns: Int?
  /// The value of an environment variable; nil if it is unset.
  package let environment: @Sendable (String) -> String?

  package init(
    output: ByteSink, diagnostics: ByteSink, isOutputTerminal: Bool = false,
    isDiagnosticsTerminal: Bool = false, terminalColumns: Int? = nil,
    environment: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.output = output
    self.diagnostics = diagnostics
    self.isOutputTerminal = isOutputTerminal
    self.isDiagnosticsTerminal = isDiagnosticsTerminal
    self.terminalColumns = terminalColumns
    self.environment = environment
  }

  /// The streams and the environment of this process.
  package static var process: Console {
    Console(
      output: .standardOutput, diagnostics: .standardError,
      isOutputTerminal: TerminalFacts.isTerminal(.output),
      isDiagnosticsTerminal: TerminalFacts.isTerminal(.diagnostics),
      terminalColumns: TerminalFacts.columns(of: .output),
      environment: TerminalFacts.environment)
  }

  /// The width that texts are wrapped to.
  package var columns: Int {
    TerminalFacts.width(environment: environment("COLUMNS"), terminal: terminalColumns)
  }

  /// How to mark up what goes to the output; `choice` is what the user asked for, if anything.
  package func outputStyle(_ choice: Bool?) -> TerminalStyle {
    style(choice, isTerminal: isOutputTerminal)
  }

  /// How to mark up what goes to the diagnostics; `choice` is what the user asked for, if anything.
  package func diagnosticsStyle(_ choice: Bool?) -> TerminalStyle {
    style(choice, isTerminal: isDiagnosticsTerminal)
  }

  /// A line of progress among the diagnostics, which shows nothing off a terminal, if quiet, or
  /// until the work has taken as long as `delay`.
  package func progressLine(isQuiet: Bool, delay: Duration = .seconds(1)) -> ProgressLine {
    ProgressLine(
      isShown: isDiagnosticsTerminal && !isQuiet, columns: columns, delay: delay,
      write: { [self] in report($0) })
  }

  /// Writes to the diagnostics a text that ends in a line feed.
  package func report(_ text: String) {
    // There is nowhere left to say that the place for saying so is gone.
    try? diagnostics.write(text)
  }

  private func style(_ choice: Bool?, isTerminal: Bool) -> TerminalStyle {
    TerminalStyle(
      isColored: TerminalStyle.decidesColor(
        choice: choice, isTerminal: isTerminal, noColor: environment("NO_COLOR"),
        term: environment("TERM")))
  }
}
