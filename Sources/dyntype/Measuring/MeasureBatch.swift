import ArgumentParsing
import DynamicType
import OutputFormats
import TextLayout

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers measuring requests that come as JSON Lines, one line each, in order and as they come.
struct MeasureBatch {
  /// What a request leaves out.
  let defaults: MeasureRequest
  private var measurer: Measurer
  private let decoder = JSONDecoder()

  init(defaults: MeasureRequest, measurer: Measurer) {
    self.defaults = defaults
    self.measurer = measurer
  }

  /// Answers all requests; those that cannot be answered get an error and the run goes on.
  ///
  /// - Returns: `dataError` when any request got an error.
  consuming func run(
    path: String, _ arguments: ParsedArguments, _ console: Console
  ) throws -> ExitStatus {
    let toConsole = OutputFile(arguments[OutputOptions.output]).isStandardOutput
    let input = try TextInput(path: path)
    defer { input.close() }
    var collected: [UInt8] = []
    var failures = 0
    var requests = 0
    var number = 0
    try input.forEachLine { line in
      number += 1
      guard line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { return }
      requests += 1
      let (bytes, isFailure) = answer(line, number: number)
      failures += isFailure ? 1 : 0
      if toConsole { try console.output.write(bytes) } else { collected += bytes }
    }
    if !toConsole { try OutputOptions.write(collected, arguments, console) }
    guard failures > 0 else { return .success }
    if !arguments[OutputOptions.quiet] {
      console.report("note: \(failures) of \(requests) requests could not be answered\n")
    }
    return .dataError
  }

  /// The answer to one line, and whether it is an error.
  private mutating func answer(_ line: [UInt8], number: Int) -> (bytes: [UInt8], isFailure: Bool) {
    var writer = JSONWriter(style: .compact)
    var id: BatchRequest.Identifier?
    do {
      let text = try TextInput.decoded(line, name: "line \(number)")
      let request = try decoder.decode(BatchRequest.self, from: Data(text.utf8))
      id = request.id
      let result = try measurer.measure(try request.measureRequest(defaults: defaults))
      writer.object { object in
        object.field("id", id)
        result.write(to: &object)
      }
      return (writer.takeBytes(), false)
    } catch {
      let failure = BatchFailure(error, line: number)
      // A request that cannot be understood may still say which it is.
      id = id ?? (try? decoder.decode(BatchRequest.Identity.self, from: Data(line)))?.id
      writer.object { object in
        object.field("id", id)
        object.object("error") { inner in
          inner.field("code", failure.code)
          inner.field("reason", failure.reason)
        }
      }
      return (writer.takeBytes(), true)
    }
  }
}
