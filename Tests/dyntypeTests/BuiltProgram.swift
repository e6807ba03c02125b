import Foundation
import SampleApps

/// The program as it was built, run as a process of its own.
enum BuiltProgram {
  /// The folder of the package.
  static var packageRoot: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
  }

  /// The file of the program, beside that of the tests.
  private static var file: URL {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "dyntype")
  }

  /// Runs the program, off a terminal.
  ///
  /// - Parameters:
  ///   - words: The command line, without the name of the program.
  ///   - input: What it reads from standard input.
  ///   - environment: Variables that differ from those of the tests.
  ///   - folder: The working directory.
  ///   - cores: How many of the processor's cores it may use; nil for all.
  ///   - launcher: A program that starts it, with words of its own.
  /// - Returns: The exit status and both outputs.
  /// - Throws: When the program cannot be started.
  static func run(
    _ words: [String], input: [UInt8] = [], environment: [String: String] = [:],
    in folder: URL = packageRoot, cores: Int? = nil, launcher: [String] = []
  ) async throws -> Outcome {
    let streams = try SampleApp()
    for name in ["output", "diagnostics"] { try streams.add(name, Data()) }
    try streams.add("input", Data(input))
    func handle(_ name: String) -> URL { URL(filePath: streams.location(name)) }
    let process = Process()
    let affinity = cores.map { ["/usr/bin/taskset", "-c", "0-\($0 - 1)"] } ?? []
    let line = launcher + affinity + [file.path] + words
    process.executableURL = URL(filePath: line[0])
    process.arguments = Array(line.dropFirst())
    process.environment = ProcessInfo.processInfo.environment
      .merging(["COLUMNS": "80", "TERM": "dumb"]) { $1 }.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: handle("input"))
    process.standardOutput = try FileHandle(forWritingTo: handle("output"))
    process.standardError = try FileHandle(forWritingTo: handle("diagnostics"))
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return Outcome(
      status: process.terminationStatus,
      bytes: [UInt8](try Data(contentsOf: handle("output"))),
      diagnostics: String(decoding: try Data(contentsOf: handle("diagnostics")), as: UTF8.self))
  }
}
