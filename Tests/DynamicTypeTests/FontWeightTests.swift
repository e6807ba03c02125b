import Testing

@testable import DynamicType

@Suite struct FontWeightTests {
  @Test func `weights run from 100 to 900`() {
    #expect(
      FontWeight.allCases.map(\.openTypeWeight) == Array(stride(from: 100, through: 900, by: 100)))
    #expect(FontWeight.allCases == FontWeight.allCases.sorted())
  }

  @Test func `the numbers of UIKit grow with the weight`() {
    let values = FontWeight.allCases.map(\.uiKitValue)
    #expect(values == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
  }

  @Test func `Bold Text makes the lightest three 100 bolder and the others 200`() {
    #expect(
      FontWeight.allCases.map(\.withBoldText.openTypeWeight)
        == [200, 300, 400, 600, 700, 800, 900, 900, 900])
  }

  @Test func `a number takes the nearest weight, the lighter one halfway`() {
    #expect(FontWeight(nearestTo: 450) == .regular)
    #expect(FontWeight(nearestTo: 451) == .medium)
    #expect(FontWeight(nearestTo: 1) == .ultraLight)
    #expect(FontWeight(nearestTo: 1000) == .black)
  }

  @Test func `names and numbers are understood`() throws {
    #expect(try FontWeight(parsing: "SemiBold") == .semibold)
    #expect(try FontWeight(parsing: "600") == .semibold)
    #expect(try FontWeight(parsing: ".ultralight") == .ultraLight)
    #expect(message { _ = try FontWeight(parsing: "semibould") }.contains("'semibold'"))
  }
}
