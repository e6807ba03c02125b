import ArgumentParsing
import Foundation
import OutputFormats
import Synchronization
import Testing

@testable import dyntype

/// What a run of the program left behind.
struct Outcome: Sendable {
  /// The exit status as the shell sees it.
  let status: Int32
  /// What went to standard output, byte by byte.
  let bytes: [UInt8]
  /// What went to standard error.
  let diagnostics: String

  /// What went to standard output, as text.
  var output: String { String(decoding: bytes, as: UTF8.self) }
}

/// Runs the program in this process, off a terminal, 80 columns wide.
func dyntype(_ words: String...) async -> Outcome {
  await dyntype(words)
}

/// Runs the program in this process.
///
/// - Parameters:
///   - words: The command line, without the name of the program.
///   - environment: All variables that the program sees.
///   - isTerminal: Whether diagnostics go to a terminal.
/// - Returns: The exit status and both outputs.
func dyntype(
  _ words: [String], environment: [String: String] = [:], isTerminal: Bool = false
) async -> Outcome {
  let output = Collector()
  let diagnostics = Collector()
  let console = Console(
    output: output.sink, diagnostics: diagnostics.sink, isDiagnosticsTerminal: isTerminal,
    environment: { environment[$0] })
  let status = await Dyntype.program.run(words, on: console)
  return Outcome(
    status: status.rawValue, bytes: output.all, diagnostics: diagnostics.text)
}

/// Runs the program and decodes the JSON it writes, which must be all that it says.
func decode<Value: Decodable>(_ type: Value.Type, _ words: String...) async throws -> Value {
  let outcome = await dyntype(words + ["--format", "json"])
  try #require(outcome.status == 0, "\(outcome.diagnostics)")
  #expect(outcome.diagnostics.isEmpty)
  return try JSONDecoder().decode(type, from: Data(outcome.output.utf8))
}

/// Keeps what is written to it.
private final class Collector: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var all: [UInt8] { bytes.withLock { $0 } }

  var text: String { String(decoding: all, as: UTF8.self) }

  var sink: ByteSink {
    ByteSink { [self] new throws(OutputFormatsError) in bytes.withLock { $0 += new } }
  }
}
