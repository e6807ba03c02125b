import Foundation

/// The tool under test, run as a process of its own for each command line.
struct Tool {
  let file: URL
  /// How long a run may take, in seconds.
  let limit: Double

  /// How a run ended.
  enum Ending: Hashable {
    case status(Int32)
    case problem(String)
  }

  /// Does a run; right are the documented exit statuses other than that of our own faults, in time.
  func ending(of run: Run, in folder: Folder) throws -> Ending {
    let output = try handle("output", in: folder)
    let diagnostics = try handle("diagnostics", in: folder)
    let process = Process()
    process.executableURL = file
    process.arguments = run.words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = try run.input.map { try FileHandle(forReadingFrom: URL(filePath: $0)) }
    process.standardOutput = output
    process.standardError = diagnostics
    let end = Date(timeIntervalSinceNow: limit)
    try process.run()
    let watch = Thread {
      while process.isRunning && Date() < end { Thread.sleep(forTimeInterval: 0.2) }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    watch.start()
    process.waitUntilExit()
    if Date() >= end { return .problem("took longer than \(Int(limit)) s") }
    if process.terminationReason == .uncaughtSignal {
      return .problem("died of signal \(process.terminationStatus)")
    }
    let status = process.terminationStatus
    guard [0, 1, 64, 65, 66].contains(status) else {
      return .problem("ended with status \(status)")
    }
    guard let wanted = run.lines else { return .status(status) }
    let lines = try Data(contentsOf: URL(filePath: "\(folder.path)/output")).count { $0 == 0x0A }
    return lines == wanted
      ? .status(status) : .problem("wrote \(lines) lines for \(wanted)")
  }

  private func handle(_ name: String, in folder: Folder) throws -> FileHandle {
    try folder.write([], to: name)
    return try FileHandle(forWritingTo: URL(filePath: "\(folder.path)/\(name)"))
  }
}
