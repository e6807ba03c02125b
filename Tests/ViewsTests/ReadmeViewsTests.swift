import FoundationEssentials
import Testing
import ViewLayout

/// The README's example of views is this package's own, and runs.
@Suite struct ReadmeViewsTests {
  private static let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  private static func lines(_ path: String) throws -> [String] {
    let data = try Data(contentsOf: URL(filePath: "/\(root)/\(path)"))
    return String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func swiftBlocks() throws -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in try lines("README.md") {
      if line == "```swift" {
        blocks.append([])
        isInside = true
      } else if line.hasPrefix("```") {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  @Test func `the README shows the example`() throws {
    let source = try Self.lines("Tests/ViewsTests/ReadmeViews.swift")
    let end = try #require(source.firstIndex { $0.hasPrefix("/// The example of views") })
    let first = try #require(source.firstIndex { $0.hasSuffix("// The example begins.") })
    let last = try #require(source.firstIndex { $0.hasSuffix("// The example ends.") })
    let blocks = try Self.swiftBlocks()
    #expect(blocks.first == Array(source[..<(end - 1)]))
    #expect(blocks.dropFirst().first == source[(first + 1)..<last].map { String($0.dropFirst(4)) })
  }

  @Test func `the example runs`() throws {
    var example = ReadmeViews(fonts: try Fixture.fonts.get())
    try example.run()
    #expect((example.frame?.width ?? 0) > 44)
    #expect(example.problems == [])
    #expect(example.elements.map(\.label) == ["Anna Haro", "Call"])
    #expect(example.large == [])
    #expect(example.sheet.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(example.page.contains("<input id=\"size\" type=\"range\""))
  }
}
