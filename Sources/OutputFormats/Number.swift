/// Numbers as text, the same in every locale.
///
/// Rounding works on the exact value that a `Double` holds and goes away from zero on a tie: 0.125
/// with two places is 0.13, and 1.005, which a `Double` holds as 1.00499999999999989…, is 1.00.
package enum Number {
  /// The most decimal places that can be asked for; more are treated as this many.
  package static let maximumPlaces = 15

  /// The value with exactly so many decimal places: `12.30`.
  ///
  /// A value that rounds to zero has no minus sign. Values of 2^77 and more, which no measurement
  /// reaches, are written as the shortest text that reads back as the value (`1e+300`); what is not
  /// finite is `nan`, `inf` or `-inf`.
  ///
  /// - Parameters:
  ///   - value: Any value.
  ///   - places: From 0 to `maximumPlaces`; others are clamped.
  /// - Returns: The digits, with a point if there are places.
  package static func fixed(_ value: Double, places: Int) -> String {
    let places = clamped(places)
    guard let scaled = scaledMagnitude(value, places: places) else { return "\(value)" }
    let digits = String(scaled)
    let sign = value < 0 && scaled != 0 ? "-" : ""
    guard places > 0 else { return sign + digits }
    let padding = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count))
    let padded = padding + digits
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }

  /// The value with at most so many decimal places, without zeros at the end: `12.333`, `12`.
  ///
  /// - Parameters:
  ///   - value: Any value; see `fixed(_:places:)` for huge ones.
  ///   - places: From 0 to `maximumPlaces`; others are clamped.
  /// - Returns: The digits, with a point if anything but zeros follows it.
  package static func trimmed(_ value: Double, places: Int) -> String {
    let text = fixed(value, places: places)
    guard text.utf8.contains(UInt8(ascii: ".")), value.magnitude < hugeMagnitude else {
      return text
    }
    let withoutZeros = text.prefix(
      upTo: text.lastIndex { $0 != "0" }.map { text.index(after: $0) } ?? text.endIndex)
    return String(withoutZeros.last == "." ? withoutZeros.dropLast() : withoutZeros)
  }

  /// The value with the digits before the point in groups of three: `1,234,567`.
  package static func grouped(_ value: some BinaryInteger) -> String {
    grouped(digits: String(value))
  }

  /// The value with fixed decimal places and the digits before the point in groups of three.
  package static func grouped(_ value: Double, places: Int) -> String {
    let text = fixed(value, places: places)
    return value.magnitude < hugeMagnitude ? grouped(digits: text) : text
  }

  /// The `Double` nearest to the value rounded to so many decimal places.
  ///
  /// Its shortest text has no more places than asked for. What is not finite stays as it is.
  ///
  /// - Parameters:
  ///   - value: Any value.
  ///   - places: From 0 to `maximumPlaces`; others are clamped.
  /// - Returns: The rounded value.
  package static func rounded(_ value: Double, places: Int) -> Double {
    let places = clamped(places)
    // From 2^53 on the value has no more places than asked for, so there is nothing to round.
    guard let scaled = scaledMagnitude(value, places: places), scaled < 1 << 53 else {
      return value
    }
    // Both numbers are exact, so that the quotient is the nearest `Double`.
    let magnitude = Double(UInt64(scaled)) / Double(powerOfTen(places))
    return value < 0 && scaled != 0 ? -magnitude : magnitude
  }
}

extension Number {
  /// From here on the exact digits are of no use to a reader: 2^77.
  private static let hugeMagnitude = 0x1p77

  private static func clamped(_ places: Int) -> Int {
    min(max(places, 0), maximumPlaces)
  }

  private static func powerOfTen(_ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { product, _ in product * 10 }
  }

  /// The magnitude times 10^places, rounded half up; nil for what is not finite or is huge.
  ///
  /// A finite `Double` is `significand × 2^exponent` with a whole significand below 2^53, so that
  /// the product with 10^15 (below 2^50) fits into 128 bits and every step is exact.
  private static func scaledMagnitude(_ value: Double, places: Int) -> UInt128? {
    guard value.magnitude < hugeMagnitude else { return nil }
    guard value != 0 else { return 0 }
    let isNormal = value.exponentBitPattern != 0
    let significand = value.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let exponent = Int(isNormal ? value.exponentBitPattern : 1) - 1075
    if exponent >= 0 {
      return (UInt128(significand) << UInt128(exponent)) * UInt128(powerOfTen(places))
    }
    let product = UInt128(significand) * UInt128(powerOfTen(places))
    let shift = -exponent
    guard shift < 128 else { return 0 }
    let half = UInt128(1) << UInt128(shift - 1)
    let remainder = product & ((half << 1) &- 1)
    return (product >> UInt128(shift)) + (remainder >= half ? 1 : 0)
  }

  private static func grouped(digits text: String) -> String {
    let sign = text.prefix { $0 == "-" }
    let whole = text.dropFirst(sign.count).prefix { $0 != "." }
    let rest = text.dropFirst(sign.count + whole.count)
    var result = String(sign)
    for (offset, digit) in whole.enumerated() {
      if offset > 0 && (whole.count - offset) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result + rest
  }
}
