import ArgumentParsing
import Testing

/// What a line of words, split at spaces, asks a tool for.
struct ParsedLine {
  let program: Program
  let result: ParseResult

  init(_ line: String, _ program: Program = SampleTool.program) {
    self.init(words: line.split(separator: " ").map(String.init), program)
  }

  init(words: [String], _ program: Program = SampleTool.program) {
    self.program = program
    result = program.parse(words)
  }

  /// The arguments of the command to run.
  func arguments(sourceLocation: SourceLocation = #_sourceLocation) throws -> ParsedArguments {
    if case .run(_, let arguments) = result { return arguments }
    Issue.record("the result is \(result)", sourceLocation: sourceLocation)
    throw CancellationError()
  }

  var error: ArgumentParsingError? {
    if case .failure(let error) = result { error } else { nil }
  }

  var message: String? { error?.reason }

  /// Everything the standard error would get.
  var errorText: String? { error.map { program.render($0) } }

  var help: HelpRequest? {
    if case .help(let request) = result { request } else { nil }
  }

  var asksForVersion: Bool {
    if case .version = result { true } else { false }
  }
}
