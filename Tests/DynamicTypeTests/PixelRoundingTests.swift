import Testing

@testable import DynamicType

@Suite struct PixelRoundingTests {
  @Test func `halves go away from zero`() {
    #expect(PixelRounding.scaled(11, by: 51, over: 22, toMultipleOf: 1) == 26)
    #expect(PixelRounding.scaled(-11, by: 51, over: 22, toMultipleOf: 1) == -26)
    #expect(PixelRounding.scaled(0.5, by: 22, over: 22, toMultipleOf: 1) == 1)
    #expect(PixelRounding.scaled(0.25, by: 22, over: 22, toMultipleOf: 2) == 0.5)
  }

  @Test func `the number just below a half goes down`() {
    #expect(PixelRounding.scaled((0.5).nextDown, by: 22, over: 22, toMultipleOf: 1) == 0)
    #expect(PixelRounding.scaled((11.0).nextDown, by: 51, over: 22, toMultipleOf: 1) == 25)
    #expect(PixelRounding.scaled((11.0).nextUp, by: 51, over: 22, toMultipleOf: 1) == 26)
  }

  @Test func `rounding agrees with whole-number arithmetic`() {
    // The input counts in sixteenths of a point, so that twice the product is a whole number.
    for denominator in [13, 16, 18, 20, 21, 22, 25, 28, 34, 41] {
      for numerator in stride(from: 13, through: 70, by: 3) {
        for scale in 1...3 {
          for sixteenths in stride(from: 0, through: 1600, by: 7) {
            let top = 2 * sixteenths * numerator * scale + 16 * denominator
            let expected = top / (32 * denominator)
            let found = PixelRounding.scaled(
              Double(sixteenths) / 16, by: Double(numerator), over: Double(denominator),
              toMultipleOf: Double(scale))
            guard found == Double(expected) / Double(scale) else {
              Issue.record("\(sixteenths)/16 × \(numerator)/\(denominator) at \(scale)x: \(found)")
              return
            }
          }
        }
      }
    }
  }

  @Test func `huge numbers do not overflow`() {
    let huge = PixelRounding.scaled(1e300, by: 62, over: 22, toMultipleOf: 3)
    #expect(huge.isFinite && huge > 2.8e300)
  }
}
