package import Glyphs

/// A rectangle in points, y downwards.
package struct PointBox: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var right: Double { x + width }
  package var bottom: Double { y + height }

  /// The box with each side moved inwards, or outwards by a negative distance.
  package func inset(by distance: Double) -> PointBox {
    PointBox(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }

  /// The box in pixels of a scale, each side moved to the nearest edge of a pixel; halves go right
  /// and down.
  package func rounded(scale: Double) -> PixelBox {
    PixelBox(
      left: nearest(x * scale), top: nearest(y * scale), right: nearest(right * scale),
      bottom: nearest(bottom * scale))
  }

  /// A whole number near a coordinate, which need not be a number at all.
  private func nearest(_ value: Double) -> Int {
    guard value.isFinite else { return value > 0 ? 1 << 24 : value < 0 ? -1 << 24 : 0 }
    return Int(min(max((value + 0.5).rounded(.down), -0x1p24), 0x1p24))
  }
}
