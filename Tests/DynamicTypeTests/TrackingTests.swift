import Testing

@testable import DynamicType

@Suite struct TrackingTests {
  private struct Facts: Decodable {
    struct Row: Decodable {
      let size: Double
      let perMilleEm: Double
      let points: Double
    }
    let tables: [String: [Row]]
  }

  @Test func `every row of every table is the one in the facts`() throws {
    let facts = try Fixture.decode(Facts.self, from: "tracking.json").tables
    #expect(facts.count == Tracking.all.count)
    for tracking in Tracking.all {
      let rows = try #require(facts[tracking.name] ?? facts[tracking.name + " tracking values"])
      #expect(tracking.entries.map(\.size) == rows.map(\.size))
      #expect(tracking.entries.map(\.perMilleEm) == rows.map(\.perMilleEm))
      #expect(tracking.entries.map(\.points) == rows.map(\.points))
      #expect(rows.allSatisfy { tracking.points(at: $0.size) == $0.points })
    }
  }

  @Test func `sizes between two rows are interpolated in points`() {
    #expect(Tracking.sfPro.points(at: 17) == -0.43)
    #expect(abs(Tracking.sfPro.points(at: 17.5) - -0.435) < 1e-12)
    // 54 → 0.32 and 56 → 0.30 are listed, 55 is not.
    #expect(abs(Tracking.sfPro.points(at: 55) - 0.31) < 1e-12)
  }

  @Test func `sizes outside the table keep the part of its end`() {
    #expect(abs(Tracking.sfPro.points(at: 3) - 0.12) < 1e-12)
    #expect(Tracking.sfPro.points(at: 200) == 0)
    #expect(abs(Tracking.newYork.points(at: 520) - -9.14) < 1e-12)
    for size in [0, -5, Double.nan] { #expect(Tracking.sfPro.points(at: size) == 0) }
  }
}
