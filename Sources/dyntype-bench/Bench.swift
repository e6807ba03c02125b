import ArgumentParsing
import BundledFonts
import DynamicType
import FontBook
import OutputFormats
import TextLayout

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Times the work that users wait for, in this process, and counts what it does.
@main
enum Bench {
  static let strings = Option(
    required: "strings", valueName: "path", as: .path,
    help: "JSON Lines with a text each, such as the strings of an app.")
  static let font = Option(
    "font", valueName: "name|file", as: .path, default: "Lato-Regular",
    help: "The font, by PostScript name or file.")
  static let count = Option("count", as: .integer, default: 1000, help: "How many texts are used.")
  static let rounds = Option("rounds", as: .integer, default: 5, help: "The fastest one counts.")
  static let json = Flag("json", help: "Write the results as JSON.")

  static func main() async {
    await Program(
      Command(
        "dyntype-bench", abstract: "Time the layout of many texts at all sizes and widths.",
        options: [strings, font, count, rounds, json], run: run),
      version: "0.1.0", exitStatus: { _ in .dataError }
    ).main()
  }

  @Sendable private static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    let texts = try BenchTexts(path: arguments[strings], count: arguments[count])
    guard let path = BundledFonts.manifestPath else { throw FontBookError.bundledFontsMissing }
    let fonts = FontBook(systemManifest: try FontManifest(contentsOf: path))
    let work = BenchWork(
      texts: texts, fonts: fonts, font: .custom(arguments[font], size: 17))
    let results = try await work.results(rounds: max(arguments[rounds], 1))
    if arguments[json] {
      try console.output.write(results.json())
    } else {
      try console.output.write(results.table.text(width: console.columns))
    }
    return .success
  }
}

/// The texts to work on.
struct BenchTexts {
  let texts: [String]

  private struct Row: Decodable { var text: String }

  init(path: String, count: Int) throws {
    let data = try Data(contentsOf: URL(filePath: path))
    let decoder = JSONDecoder()
    texts = try data.split(separator: UInt8(ascii: "\n")).prefix(count).map {
      try decoder.decode(Row.self, from: $0).text
    }
  }
}
