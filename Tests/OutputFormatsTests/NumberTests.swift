import Testing

@testable import OutputFormats

@Suite struct NumberTests {
  @Test(arguments: [
    (12.33, 2, "12.33"), (12.3, 2, "12.30"), (12, 2, "12.00"), (12, 0, "12"), (0, 3, "0.000"),
    (0.001, 2, "0.00"), (-0.001, 2, "0.00"), (-0.0, 1, "0.0"), (0.05, 3, "0.050"),
    (-1.5, 1, "-1.5"), (99.999, 2, "100.00"), (0.999, 0, "1"), (1e-300, 2, "0.00"),
    (.leastNonzeroMagnitude, 15, "0.000000000000000"), (1234567.891, 1, "1234567.9"),
  ])
  func `fixed places are always written`(value: Double, places: Int, expected: String) {
    #expect(Number.fixed(value, places: places) == expected)
  }

  @Test(arguments: [
    (0.5, 0, "1"), (1.5, 0, "2"), (2.5, 0, "3"), (-0.5, 0, "-1"), (-2.5, 0, "-3"),
    (0.125, 2, "0.13"), (0.375, 2, "0.38"), (-0.125, 2, "-0.13"),
  ])
  func `a tie goes away from zero`(value: Double, places: Int, expected: String) {
    #expect(Number.fixed(value, places: places) == expected)
  }

  @Test func `rounding looks at the exact value and not at its shortest text`() {
    // 1.005 is held as 1.00499999999999989…, 8.345 as 8.34500000000000063…
    #expect(Number.fixed(1.005, places: 2) == "1.00")
    #expect(Number.fixed(8.345, places: 2) == "8.35")
  }

  @Test func `whole numbers up to 2 to the 53rd are exact`() {
    #expect(Number.fixed(9_007_199_254_740_992, places: 3) == "9007199254740992.000")
    #expect(Number.fixed(-9_007_199_254_740_991, places: 0) == "-9007199254740991")
    #expect(Number.trimmed(4_503_599_627_370_495.5, places: 1) == "4503599627370495.5")
    #expect(Number.fixed(0x1p76, places: 15) == "75557863725914323419136.000000000000000")
  }

  @Test(arguments: [
    (Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (1e300, "1e+300"),
    (-1e30, "-1e+30"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
  ])
  func `huge values and what is not finite are written and do not stop the program`(
    value: Double, expected: String
  ) {
    #expect(Number.fixed(value, places: 2) == expected)
    #expect(Number.trimmed(value, places: 2) == expected)
    #expect(Number.grouped(value, places: 2) == expected)
    let rounded = Number.rounded(value, places: 2)
    #expect(rounded == value || rounded.isNaN)
  }

  @Test(arguments: [
    (12.333, 3, "12.333"), (12.3, 3, "12.3"), (12, 3, "12"), (100, 0, "100"), (0, 2, "0"),
    (-0.004, 2, "0"), (0.5, 2, "0.5"), (10.0004, 3, "10"), (1e15, 2, "1000000000000000"),
  ])
  func `trimmed places lose their zeros and nothing else`(
    value: Double, places: Int, expected: String
  ) {
    #expect(Number.trimmed(value, places: places) == expected)
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (-999, "-999"), (-1000, "-1,000"),
    (1_234_567, "1,234,567"), (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func `digits are grouped by three`(value: Int, expected: String) {
    #expect(Number.grouped(value) == expected)
  }

  @Test func `grouping leaves the fraction alone`() {
    #expect(Number.grouped(1234567.125, places: 4) == "1,234,567.1250")
    #expect(Number.grouped(-1234.5, places: 0) == "-1,235")
    #expect(Number.grouped(12.0, places: 1) == "12.0")
  }

  @Test func `places outside the range are clamped`() {
    #expect(Number.fixed(1.5, places: -3) == "2")
    #expect(Number.fixed(1.5, places: 99) == "1.500000000000000")
  }

  @Test(arguments: 0...6)
  func `a rounded value is the one that its text reads back as`(places: Int) {
    var generator = SplitMix(state: 7)
    for _ in 0..<2000 {
      let value = Double.random(in: -1e6...1e6, using: &generator)
      let rounded = Number.rounded(value, places: places)
      #expect(rounded == Double(Number.fixed(value, places: places)))
      #expect(Number.rounded(rounded, places: places) == rounded)
      #expect((rounded - value).magnitude <= 0.5000001 / Double(powerOfTen: places))
    }
  }

  @Test func `a value without so many places stays as it is`() {
    #expect(Number.rounded(1e12 + 0.3, places: 9) == 1e12 + 0.3)
    #expect(Number.rounded(-0.0001, places: 2).sign == .plus)
  }
}

/// A generator with a known start, so that a failure can be repeated.
///
/// Source: Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Double {
  fileprivate init(powerOfTen exponent: Int) {
    self = (0..<exponent).reduce(1) { product, _ in product * 10 }
  }
}
