import Testing

@testable import DynamicType

@Suite struct PlatformTests {
  private struct Facts: Decodable {
    struct Sizes: Decodable {
      let `default`: Double
      let minimum: Double
    }
    let minimumSizes: [String: Sizes]
  }

  @Test(arguments: Platform.allCases)
  func `the usual and the smallest size are those in the facts`(platform: Platform) throws {
    let facts = try Fixture.decode(Facts.self, from: "type-ramp.json").minimumSizes
    let sizes = try #require(facts[platform.rawValue])
    #expect(platform.defaultTextSize == sizes.default)
    #expect(platform.minimumTextSize == sizes.minimum)
    // On watchOS the usual size depends on the case.
    #expect(TypeRamp(of: platform).size(of: .body, at: .large) == sizes.default)
  }

  @Test func `iPadOS is iOS`() throws {
    #expect(try Platform(parsing: "iPadOS") == .iOS)
    #expect(try Platform(parsing: "MACOS") == .macOS)
    #expect(message { _ = try Platform(parsing: "watchs") }.contains("'watchOS'"))
  }
}
