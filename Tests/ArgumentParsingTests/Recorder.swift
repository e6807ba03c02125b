import ArgumentParsing
import OutputFormats
import Synchronization

/// A console that keeps what is written to it.
final class Recorder: Sendable {
  private let written = Mutex<(output: [UInt8], diagnostics: [UInt8])>(([], []))

  var output: String { String(decoding: written.withLock { $0.output }, as: UTF8.self) }
  var diagnostics: String { String(decoding: written.withLock { $0.diagnostics }, as: UTF8.self) }

  func console(
    isTerminal: Bool = false, columns: Int? = nil, environment: [String: String] = [:]
  ) -> Console {
    Console(
      output: ByteSink { [self] bytes throws(OutputFormatsError) in
        written.withLock { $0.output += bytes }
      },
      diagnostics: ByteSink { [self] bytes throws(OutputFormatsError) in
        written.withLock { $0.diagnostics += bytes }
      },
      isOutputTerminal: isTerminal, isDiagnosticsTerminal: isTerminal, terminalColumns: columns,
      environment: { environment[$0] })
  }
}
