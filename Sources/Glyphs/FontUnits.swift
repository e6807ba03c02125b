/// A length in a face's design units: the em square has `unitsPerEm` of them on each side.
package struct FontUnits: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// The number of design units; y grows upwards, as in font files.
  package let rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  package init(integerLiteral value: Int) { rawValue = value }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// This length in points at a point size.
  ///
  /// The order of the operations, units times the quotient, is Core Text's.
  package func points(at pointSize: Double, unitsPerEm: Int) -> Double {
    Double(rawValue) * (pointSize / Double(unitsPerEm))
  }
}
