import Foundation
import Testing

/// Everything that the README shows is so.
@Suite struct ReadmeTests {
  /// A block of code between fences.
  private struct Block {
    let language: String
    var lines: [String] = []
  }

  /// A command line in a `console` block, and what it prints.
  struct Command: CustomTestStringConvertible, Sendable {
    let line: String
    var output: [String] = []
    /// What a following `echo $?` prints.
    var status: Int32 = 0

    var testDescription: String { line }
  }

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: BuiltProgram.packageRoot.appending(path: file), encoding: .utf8)
  }

  private static func blocks(_ language: String) throws -> [Block] {
    var blocks: [Block] = []
    var isInside = false
    for line in try text("README.md").components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isInside.toggle()
        if isInside { blocks.append(Block(language: String(line.dropFirst(3)))) }
      } else if isInside {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks.filter { $0.language == language }
  }

  /// The commands of all `console` blocks, in order.
  static func commands() throws -> [Command] {
    try blocks("console").flatMap { block in
      var commands: [Command] = []
      var isStatus = false
      for line in block.lines {
        if line == "$ echo $?" {
          isStatus = true
        } else if line.hasPrefix("$ ") {
          isStatus = false
          commands.append(Command(line: String(line.dropFirst(2))))
        } else if let last = commands.indices.last {
          if isStatus {
            commands[last].status = try #require(Int32(line))
          } else {
            commands[last].output.append(line)
          }
        }
      }
      return commands
    }
  }

  /// A command line's words as a shell splits them: at spaces, unless between double quotes.
  private func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      switch character {
      case "\"":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        words += word.map { [$0] } ?? []
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  @Test(arguments: try ReadmeTests.commands())
  func `a command prints what the README says`(command: Command) async throws {
    let words = words(command.line)
    try #require(words.first == "dyntype")
    let outcome = try await BuiltProgram.run(Array(words.dropFirst()))
    #expect(outcome.status == command.status, "\(outcome.diagnostics)")
    var printed = outcome.output.components(separatedBy: "\n")
    if printed.last == "" { printed.removeLast() }
    var expected = command.output
    if expected.last == "…" {
      expected.removeLast()
      #expect(printed.count > expected.count)
      printed = Array(printed.prefix(expected.count))
    }
    #expect(printed == expected)
  }

  @Test func `each command of the tool is shown`() throws {
    let shown = Set(try Self.commands().map { words($0.line).dropFirst().first })
    #expect(shown.isSuperset(of: ["measure", "scale", "fonts", "strings", "audit"]))
  }

  @Test func `the README has two commands for the shell, and CI runs these`() throws {
    let blocks = try Self.blocks("sh").map(\.lines)
    try #require(blocks.count == 2)
    #expect(blocks.allSatisfy { $0.count == 1 })
    let script = try Self.text(".ci/run").components(separatedBy: "\n")
    let extraction = try #require(script.first { $0.hasPrefix("mapfile -t commands ") })
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", "\(extraction)\nprintf '%s\\n' \"${commands[@]}\""]
    process.currentDirectoryURL = BuiltProgram.packageRoot
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let run = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: run, as: UTF8.self) == blocks.map { $0[0] + "\n" }.joined())
    #expect(script.contains("for command in \"${commands[@]}\"; do"))
  }

  @Test func `the Swift example compiles and runs`() throws {
    let source = try Self.text("Tests/dyntypeTests/ReadmeExample.swift")
      .components(separatedBy: "\n")
    let begin = try #require(source.firstIndex { $0.hasSuffix("// The example begins.") })
    let end = try #require(source.firstIndex { $0.hasSuffix("// The example ends.") })
    let body = source[(begin + 1)..<end].filter { !$0.contains("// swift-format-ignore") }
      .map { String($0.dropFirst(4)) }
    let imports = source.prefix { $0.hasPrefix("import ") }
    // The blocks before are an example of views, which its own tests compare.
    let block = try #require(try Self.blocks("swift").last)
    #expect(block.lines == imports + [""] + body)
    var example = ReadmeExample()
    try example.run()
    #expect(example.lines.count == 12)
    #expect(example.lines.last == "AX5 3 Jetzt…")
  }

  @Test func `the example of JSON has the members that are written, in their order`() async throws {
    let shown = try #require(try Self.blocks("json").first).lines.joined(separator: "\n")
    let outcome = await dyntype(
      "measure", "Continue ยืม", "--font", "Lato-Bold", "--device", "se3", "--line-limit", "1",
      "--categories", "L", "--format", "json")
    let written = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let results = try #require((written as? [String: Any])?["results"] as? [Any])
    let example = try JSONSerialization.jsonObject(with: Data(shown.utf8))
    #expect(members(example) == members(results[0]))
    func keys(_ text: String) -> [String] {
      text.matches(of: /"([A-Za-z]+)":/).map { String($0.1) }
    }
    #expect(keys(shown) == Array(keys(outcome.output).dropFirst(2)))
  }

  /// The paths of all members of a JSON value; of an array, those of its first element.
  private func members(_ value: Any) -> Set<String> {
    if let array = value as? [Any] { return array.first.map(members) ?? [] }
    guard let object = value as? [String: Any] else { return [] }
    return object.reduce(into: []) { paths, member in
      paths.insert(member.key)
      paths.formUnion(members(member.value).map { "\(member.key).\($0)" })
    }
  }
}
