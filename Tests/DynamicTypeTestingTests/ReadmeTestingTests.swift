import Foundation
import FoundationEssentials
import Testing

/// The README's example of tests is a file of this package, and runs.
struct ReadmeTestingTests {
  private static let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "/\(root)/\(path)")), as: UTF8.self)
  }

  @Test func `the README shows the example`() throws {
    let source = try Self.text("Tests/DynamicTypeTestingTests/ReadmeTesting.swift")
    let end = try #require(source.range(of: "\n/// The example's view."))
    #expect(try Self.text("README.md").contains("```swift\n\(source[..<end.lowerBound])```"))
  }
}
