package import DynamicType
package import Glyphs

/// The vertical metrics of a face at a point size, as `UIFont` gives them.
///
/// Units: points; the descent is positive.
package struct MetricsInPoints: Hashable, Sendable {
  package let pointSize: Double
  package let ascent: Double
  package let descent: Double
  /// `UIFont.leading`.
  package let lineGap: Double
  package let capHeight: Double
  /// Nil where it is not known.
  package let xHeight: Double?

  /// `UIFont.lineHeight`: the ascent and the descent, without the gap.
  package var lineHeight: Double { ascent + descent }

  /// How far above the middle of the line the middle of its capitals is; negative: below.
  ///
  /// A label or button centres the line, so that its text sits this much too high.
  package var capitalOffset: Double { capHeight / 2 - (ascent - descent) / 2 }

  /// The metrics of a face.
  package init(_ metrics: FaceMetrics, pointSize: Double) {
    func points(_ units: FontUnits) -> Double {
      units.points(at: pointSize, unitsPerEm: metrics.unitsPerEm)
    }
    self.pointSize = pointSize
    ascent = points(metrics.ascent)
    descent = points(metrics.descent)
    lineGap = points(metrics.lineGap)
    capHeight = points(metrics.capHeight)
    xHeight = points(metrics.xHeight)
  }

  /// The metrics of the system font, whose x-height has not been measured.
  package init(_ metrics: SystemFontMetrics, pointSize: Double) {
    self.pointSize = pointSize
    ascent = metrics.ascent * pointSize
    descent = metrics.descent * pointSize
    lineGap = 0
    capHeight = metrics.capHeight * pointSize
    xHeight = nil
  }
}
