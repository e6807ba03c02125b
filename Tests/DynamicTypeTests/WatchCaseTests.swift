import Testing

@testable import DynamicType

@Suite struct WatchCaseTests {
  private struct Facts: Decodable {
    struct Watch: Decodable {
      let defaultByCase: [String: String]
    }
    let watchos: Watch
  }

  @Test func `the size a watch is delivered with is the one in the facts`() throws {
    let facts = try Fixture.decode(Facts.self, from: "type-ramp.json").watchos.defaultByCase
    #expect(facts.count == WatchCase.allCases.count)
    for watch in WatchCase.allCases {
      #expect(facts["\(watch.rawValue)mm"] == watch.defaultCategory.dynamicTypeSizeName)
    }
  }
}
