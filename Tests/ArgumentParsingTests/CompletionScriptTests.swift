import ArgumentParsing
import Foundation
import SnapshotFiles
import Testing

@Suite struct CompletionScriptTests {
  /// Where a shell is, if it is installed.
  private static func path(of shell: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + shell }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a shell on a script and returns its exit status and its output.
  private func run(
    _ shell: String, _ arguments: [String], script: String
  ) throws -> (status: Int32, output: String) {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "CompletionScriptTests-" + UUID().uuidString)
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: shell)
    process.arguments = arguments + [file.path]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func `the script is the recorded one`(shell: CompletionScript.Shell) throws {
    let script = SampleTool.program.completionScript(for: shell)
    #expect(try Snapshot("\(shell.rawValue).txt").problem(with: script) == nil)
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func `the shell can read the script`(shell: CompletionScript.Shell) throws {
    // A shell that is not installed cannot be asked.
    guard let path = Self.path(of: shell.rawValue) else { return }
    for program in [SampleTool.program, SampleTool.simple, SampleTool.math] {
      let script = program.completionScript(for: shell)
      let result = try run(path, ["-n"], script: script)
      #expect(result.status == 0)
      #expect(result.output == "")
    }
  }

  @Test(arguments: CompletionScript.Shell.allCases)
  func `hidden things are not offered`(shell: CompletionScript.Shell) {
    let script = SampleTool.program.completionScript(for: shell)
    #expect(!script.contains("secret"))
    #expect(!script.contains("trace-shaping"))
    #expect(!script.contains("generate-completion-script"))
    #expect(!script.contains("help-hidden"))
  }

  @Test(
    .enabled(if: path(of: "bash") != nil),
    arguments: [
      (["tool", ""], "measure place catalog help"),
      (["tool", "me"], "measure"),
      (["tool", "--v"], "--verbose --version"),
      (["tool", "help", "c"], "catalog"),
      (["tool", "catalog", ""], "list check"),
      (["tool", "catalog", "list", "-"], "--version -h --help"),
      (["tool", "measure", "--format", ""], "text json csv"),
      (["tool", "m", "--format", "=", "j"], "json"),
      (["tool", "m", "--format", "="], "text json csv"),
      (["tool", "measure", "--width", ""], ""),
      (["tool", "measure", "--no"], "--no-color"),
      (["tool", "--config", "place", "measure", "--s"], "--strict"),
      (["tool", "--config", "=", "place", "ca"], "catalog"),
      (["tool", "place", "--edge", "t"], "top trailing"),
      (["tool", "--config", "/et"], "/etc"),
    ])
  func `bash offers what fits`(words: [String], expected: String) throws {
    let path = try #require(Self.path(of: "bash"))
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      SampleTool.program.completionScript(for: .bash) + """
        COMP_WORDS=(\(quoted))
        COMP_CWORD=\(words.count - 1)
        _tool
        echo "${COMPREPLY[@]}"
        """
    let result = try run(path, ["--norc"], script: script)
    #expect(result.output == expected + "\n")
    #expect(result.status == 0)
  }
}
