import ArgumentParsing
import Foundation
import OutputFormats

/// Damages files and texts, the same way for the same seed, and looks whether the tool stays calm.
@main
enum Fuzz {
  static let seed = Option(
    "seed", as: .integer, default: 1, help: "Where to begin; each round adds one.")
  static let seconds = Option(
    "seconds", as: .integer, default: 60, help: "After so long no new round begins.")
  static let rounds = Option("rounds", as: .integer, help: "How many rounds at most.")
  static let kinds = Option(
    repeating: "kind", as: .choice(Kind.self), help: "What is damaged; all in turn otherwise.")
  static let keep = Option(
    "keep", valueName: "folder", as: .folder, default: "fuzz-failures",
    help: "Where the files of rounds that failed are kept.")
  static let limit = Option(
    "time-limit", as: .integer, default: 60, help: "How many seconds a command may take.")
  static let tool = Option(
    "tool", valueName: "file", as: .path, help: "The dyntype to test; by default the one beside.")

  static func main() async {
    await Program(
      Command(
        "dyntype-fuzz", abstract: "Feed dyntype damaged fonts, property lists, tables and texts.",
        options: [seed, seconds, rounds, kinds, keep, limit, tool], run: run),
      version: "0.1.0", exitStatus: { _ in .dataError }
    ).main()
  }

  @Sendable private static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    let own = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let beside = own.deletingLastPathComponent().appending(path: "dyntype")
    let tool = Tool(
      file: arguments[tool].map { URL(filePath: $0) } ?? beside,
      limit: Double(arguments[limit]))
    let kinds = arguments[kinds].isEmpty ? Kind.allCases : arguments[kinds]
    let end = Date(timeIntervalSinceNow: Double(arguments[seconds]))
    var tally = Tally()
    var round = 0
    while Date() < end, round < arguments[rounds] ?? .max {
      let seed = UInt64(truncatingIfNeeded: arguments[seed] + round)
      for kind in kinds {
        let folder = try emptyFolder()
        defer { try? FileManager.default.removeItem(atPath: folder.path) }
        for command in try kind.runs(seed: seed, in: folder) {
          let ending = try tool.ending(of: command, in: folder)
          tally.add(ending)
          guard case .problem(let problem) = ending else { continue }
          console.report("\(kind) with seed \(seed): \(problem)\n  dyntype \(command)\n")
          try keepFiles(of: folder, as: "\(kind)-\(seed)", in: arguments[keep])
        }
      }
      round += 1
    }
    try console.output.write(Array("\(round) rounds, \(tally)\n".utf8))
    return tally.failures == 0 ? .success : .findings
  }

  private static func emptyFolder() throws -> Folder {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "dyntype-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return Folder(path: url.path)
  }

  private static func keepFiles(of folder: Folder, as name: String, in keep: String) throws {
    try FileManager.default.createDirectory(atPath: keep, withIntermediateDirectories: true)
    let target = "\(keep)/\(name)"
    guard !FileManager.default.fileExists(atPath: target) else { return }
    try FileManager.default.copyItem(atPath: folder.path, toPath: target)
  }
}

/// How many commands ended how.
private struct Tally: CustomStringConvertible {
  private var counts: [Int32: Int] = [:]
  private(set) var failures = 0

  mutating func add(_ ending: Tool.Ending) {
    switch ending {
    case .status(let status): counts[status, default: 0] += 1
    case .problem: failures += 1
    }
  }

  var description: String {
    let statuses = counts.sorted { $0.key < $1.key }.map { "\($0.value) with status \($0.key)" }
    return (["commands: \(failures) failures"] + statuses).joined(separator: ", ")
  }
}
