import Testing

@testable import DynamicType

@Suite struct FontMetricsTests {
  @Test func `a number follows the leadings, not the sizes`() throws {
    let body = FontMetrics.default
    #expect(body == FontMetrics(forTextStyle: .body))
    // 17 × 21/22 = 16.227, and the nearest third of a point is 16.333.
    #expect(try body.scaledValue(for: 17, compatibleWith: .medium) == 49.0 / 3)
    #expect(try body.scaledValue(for: 17, compatibleWith: .extraSmall) == 44.0 / 3)
    #expect(try body.scaledValue(for: 17, compatibleWith: .small) == 46.0 / 3)
    // 17 × 26/22 = 20.09, and the nearest half is 20; body text itself is 21.
    #expect(
      try body.scaledValue(for: 17, compatibleWith: .extraExtraLarge, displayScale: 2) == 20)
    #expect(try body.scaledPointSize(for: 17, compatibleWith: .accessibility5) == 48)
    #expect(try body.scaledPointSize(for: 17, compatibleWith: .extraSmall) == 15)
  }

  @Test func `caption 2 has the steepest curve and does not shrink`() throws {
    let steepest = try TextStyle.allCases.dropFirst(2).max {
      try FontMetrics(forTextStyle: $0).ratio(at: .accessibility5)
        < FontMetrics(forTextStyle: $1).ratio(at: .accessibility5)
    }
    #expect(steepest == .caption2)
    let caption = FontMetrics(forTextStyle: .caption2)
    #expect(try caption.ratio(at: .extraSmall) == 1)
    // 64 × 48/13 = 236.308, and the nearest third is 236.333.
    #expect(try caption.scaledValue(for: 64, compatibleWith: .accessibility5) == 709.0 / 3)
    #expect(try caption.scaledPointSize(for: 11, compatibleWith: .extraExtraExtraLarge) == 19)
  }

  @Test(arguments: TextStyle.allCases)
  func `at L whole pixels stay as they are`(style: TextStyle) throws {
    let metrics = FontMetrics(forTextStyle: style)
    for value in [0, 1, 8.5, 17, 64, 1000, -3] {
      #expect(
        try metrics.scaledValue(for: value, compatibleWith: .large, displayScale: 2) == value)
    }
  }

  @Test func `the maximum limits the rounded size and is not rounded itself`() throws {
    let body = FontMetrics.default
    let scaled = { (maximum: Double) throws in
      try body.scaledPointSize(
        for: 17, maximumPointSize: maximum, compatibleWith: .accessibility5)
    }
    #expect(try scaled(30.25) == 30.25)
    #expect(try scaled(48) == 48)
    #expect(try scaled(47.9) == 47.9)
    #expect(try scaled(100) == 48)
    #expect(try scaled(0) == 48)
  }

  @Test func `what cannot be scaled is refused`() {
    let extra = FontMetrics(forTextStyle: .extraLargeTitle)
    #expect(code { _ = try extra.scaledValue(for: 17, compatibleWith: .small) } == .noValue)
    let body = FontMetrics.default
    #expect(code { _ = try body.scaledValue(for: .nan, compatibleWith: .small) } == .invalidValue)
    #expect(
      code { _ = try body.scaledValue(for: .infinity, compatibleWith: .large) } == .invalidValue)
    #expect(
      code { _ = try body.scaledValue(for: 1, compatibleWith: .small, displayScale: 0) }
        == .invalidValue)
    #expect(code { _ = try body.scaledPointSize(for: -1, compatibleWith: .small) } == .invalidValue)
    #expect(
      code { _ = try body.scaledPointSize(for: .nan, compatibleWith: .small) } == .invalidValue)
  }

  @Test func `scaling a scaled font is an error`() throws {
    let body = FontMetrics.default
    let plain = FontDescription.custom("Charter-Roman", fixedSize: 17)
    let scaled = try body.scaledFont(for: plain, maximumPointSize: 30)
    #expect(try scaled.resolved(at: .accessibility5).pointSize == 30)
    #expect(code { _ = try body.scaledFont(for: scaled) } == .alreadyScaled)
    #expect(
      code { _ = try body.scaledFont(for: .custom("Charter-Roman", size: 17)) } == .alreadyScaled)
    let ramp = try CustomRamp([.body: [.large: 17]])
    #expect(
      code { _ = try body.scaledFont(for: .custom(nil, style: .body, ramp: ramp)) }
        == .alreadyScaled)
  }
}
