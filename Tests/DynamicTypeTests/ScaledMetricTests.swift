import Testing

@testable import DynamicType

@Suite struct ScaledMetricTests {
  @Test func `a metric follows body unless told otherwise`() throws {
    let padding = ScaledMetric(16)
    #expect(padding.textStyle == .body)
    // 16 × 62/22 = 45.09, and the nearest third is 45.
    #expect(try padding.value(at: .accessibility5) == 45)
    #expect(try padding.value(at: .large) == 16)
  }

  @Test func `a metric of 1 on caption is four thirds at XL`() throws {
    #expect(try ScaledMetric(1, relativeTo: .caption1).value(at: .extraLarge) == 4.0 / 3)
    #expect(try ScaledMetric(100, relativeTo: .caption1).value(at: .extraLarge) == 356.0 / 3)
    #expect(
      try ScaledMetric(1, relativeTo: .caption1).value(at: .extraLarge, displayScale: 2) == 1)
  }
}
