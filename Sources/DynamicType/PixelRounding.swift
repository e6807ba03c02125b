/// Scaling by the ratio of two leadings, rounded without error.
enum PixelRounding {
  /// `value × numerator ÷ denominator`, rounded to a multiple of `1 ÷ scale`, halves away from zero.
  ///
  /// The comparison with the half is exact for the binary value given: the product is compared by a
  /// fused multiply-add, which rounds once and so never changes the sign of the difference. Dividing
  /// first would turn some halves into slightly less.
  ///
  /// - Parameters:
  ///   - value: A finite number.
  ///   - numerator: A leading, at most a few hundred, with at most one binary place.
  ///   - denominator: A leading above zero.
  ///   - scale: A finite number above zero.
  /// - Returns: The rounded number.
  static func scaled(
    _ value: Double, by numerator: Double, over denominator: Double, toMultipleOf scale: Double
  ) -> Double {
    let factor = numerator * scale
    let size = value.magnitude
    let quotient = size * factor / denominator
    // From 2⁵² on, every number is whole.
    guard quotient < 0x1p52 else { return value * numerator / denominator }
    let whole = quotient.rounded(.down)
    let aboveHalf = (-(whole + 0.5) * denominator).addingProduct(size, factor)
    let rounded = aboveHalf >= 0 ? whole + 1 : whole
    return (value < 0 ? -rounded : rounded) / scale
  }
}
