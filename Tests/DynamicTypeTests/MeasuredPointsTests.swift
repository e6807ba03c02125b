import Testing

@testable import DynamicType

/// Compares scaling with every value that a device was seen to give.
@Suite struct MeasuredPointsTests {
  private struct Facts: Decodable {
    let points: [Point]
  }

  private struct Point: Decodable, CustomStringConvertible {
    let api: String
    let style: TextStyle
    let category: String
    let input: Double
    let output: Double
    let displayScale: Double?
    let matchesModel: Bool?

    var description: String { "\(api) \(style) \(category) \(input) \(output)" }

    /// What this package makes of the input.
    func computed() throws -> Double {
      let category = try ContentSizeCategory(parsing: category)
      let metrics = FontMetrics(forTextStyle: style)
      switch api {
      case "scaledFont.pointSize":
        return try metrics.scaledPointSize(for: input, compatibleWith: category)
      case "ScaledMetric":
        return try ScaledMetric(input, relativeTo: style)
          .value(at: category, displayScale: #require(displayScale))
      default:
        return try metrics.scaledValue(
          for: input, compatibleWith: category, displayScale: #require(displayScale))
      }
    }

    /// The output as the device gave it: the file rounds whole pixels to four decimals.
    var pixels: Double {
      guard let displayScale else { return output }
      let whole = (output * displayScale).rounded()
      return abs(whole / displayScale - output) <= 0.000_05 ? whole / displayScale : .nan
    }
  }

  @Test func `2100 of 2101 measured points are met exactly`() throws {
    let points = try Fixture.decode(Facts.self, from: "uifontmetrics-points.json").points
    #expect(points.count == 2101)
    let missed = try points.filter { try $0.computed() != $0.pixels }
    // headline at AX4 is the one cell with two leadings for one size; 11 × 51/22 is exactly 25.5,
    // and the device rounded it down, while scaledValue of the same number came out as 25.667. It is
    // taken as noise of the device's arithmetic: all 64 other halves go up.
    #expect(missed.map(\.description) == ["scaledFont.pointSize headline accessibility4 11.0 25.0"])
    #expect(missed.map(\.matchesModel) == [false])
  }
}
