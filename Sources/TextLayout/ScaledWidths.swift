/// The worth of font units and of tracking at one size, as integers: sums of widths are then exact
/// and independent of their order.
///
/// The unit is 2⁻³² of a point. A size class whose face has a power of two as units per em is
/// exact; others are off by less than 10⁻⁷ points on a line of any phone.
struct ScaledWidths {
  /// For each size class, the worth of one font unit.
  let unit: [Int64]
  /// For each size class, what is added after each cluster.
  let tracking: [Int64]

  /// What a point is worth.
  static let point = Double(1 << 32)

  /// How much wider than the box a line may be and still fit.
  ///
  /// Units: points. Widths that come out of a measurement and go back in as limits must fit.
  static let tolerance = 0.001

  /// Makes the worths for point sizes and trackings, one for each size class.
  init(pointSizes: [Double], unitsPerEm: [Int], trackings: [Double]) {
    unit = zip(pointSizes, unitsPerEm).map(Self.unit(pointSize:unitsPerEm:))
    tracking = trackings.map(Self.tracking)
  }

  /// Counts in the units of one size class, without tracking.
  init(fontUnitsOfClasses count: Int) {
    unit = [Int64](repeating: 1, count: count)
    tracking = [Int64](repeating: 0, count: count)
  }

  /// The worth of one font unit.
  static func unit(pointSize: Double, unitsPerEm: Int) -> Int64 {
    Int64((pointSize / Double(unitsPerEm) * point).rounded())
  }

  /// The worth of a tracking in points.
  static func tracking(_ tracking: Double) -> Int64 { Int64((tracking * point).rounded()) }

  /// The limit that stands for a box of a width; anything from a billion points on is unlimited.
  static func limit(_ width: Double) -> Int64 {
    width >= 1e9 ? .max / 4 : Int64(((width + tolerance) * point).rounded(.down))
  }

  /// A width in points.
  static func points(_ width: Int64) -> Double { Double(width) / point }

  /// The width of font units and clusters of a size class.
  @inline(__always)
  func width(_ units: Int, clusters: Int, sizeClass: Int) -> Int64 {
    Int64(units) &* unit[sizeClass] &+ Int64(clusters) &* tracking[sizeClass]
  }
}
