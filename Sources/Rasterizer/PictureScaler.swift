import Glyphs

/// Stretches pictures to rectangles that need not lie on pixels.
///
/// Each pixel is a weighted mean of the source's pixels around its centre, first along rows, then
/// along columns: a Mitchell-Netravali kernel, as wide as the larger of a source's and a target's
/// pixels, so that nothing is skipped when a picture shrinks. Outside of the source lies nothing.
/// Source: Mitchell and Netravali, "Reconstruction Filters in Computer Graphics", 1988, B = C = 1/3.
struct PictureScaler {
  /// The target rectangle.
  ///
  /// Units: pixels.
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  /// The part of the stretched picture inside a box, and where it goes.
  ///
  /// - Returns: Nil when nothing is inside.
  func scaled(
    _ source: Picture, within clip: PixelBox
  ) -> (picture: Picture, column: Int, row: Int)? {
    let numbers = [left, top, width, height]
    guard width > 0, height > 0, numbers.allSatisfy({ $0.magnitude < 0x1p24 }) else { return nil }
    if let whole = unscaled(source) { return whole }
    let columns = Axis(start: left, length: width, count: source.width)
    let rows = Axis(start: top, length: height, count: source.height)
    let box = PixelBox(
      left: columns.first, top: rows.first, right: columns.last, bottom: rows.last
    ).intersection(clip)
    guard !box.isEmpty else { return nil }
    let across = columns.weights(box.left..<box.right)
    let down = rows.weights(box.top..<box.bottom)
    // Rows of the source that no target needs are not stretched.
    let needed = (down.map(\.first).min() ?? 0)..<(down.map(\.end).max() ?? 0)
    var middle = [SIMD4<Float>](repeating: .zero, count: needed.count * box.width)
    for row in needed {
      let offset = row * source.width
      for (column, weights) in across.enumerated() {
        var sum = SIMD4<Float>.zero
        for (step, weight) in weights.values.enumerated() {
          sum += Self.components(source.pixels[offset + weights.first + step]) * weight
        }
        middle[(row - needed.lowerBound) * box.width + column] = sum
      }
    }
    var result = Picture(width: box.width, height: box.height)
    for (row, weights) in down.enumerated() {
      for column in 0..<box.width {
        var sum = SIMD4<Float>.zero
        for (step, weight) in weights.values.enumerated() {
          sum += middle[(weights.first + step - needed.lowerBound) * box.width + column] * weight
        }
        result.pixels[row * box.width + column] = Self.pixel(sum)
      }
    }
    return (result, box.left, box.top)
  }

  /// A picture that keeps its size and lies on pixels.
  private func unscaled(_ source: Picture) -> (picture: Picture, column: Int, row: Int)? {
    guard width == Double(source.width), height == Double(source.height), left == left.rounded(),
      top == top.rounded()
    else { return nil }
    return (source, Int(left), Int(top))
  }

  private static func components(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF), Float(pixel >> 24))
  }

  /// A pixel of components, none of which may be more than its alpha.
  private static func pixel(_ components: SIMD4<Float>) -> UInt32 {
    let alpha = min(max(components.w.rounded(), 0), 255)
    func byte(_ value: Float) -> UInt8 { UInt8(min(max(value.rounded(), 0), alpha)) }
    return Picture.packed(
      red: byte(components.x), green: byte(components.y), blue: byte(components.z),
      alpha: UInt8(alpha))
  }
}

/// One direction of a stretched picture.
private struct Axis {
  /// Where the source's first pixel begins in the target.
  var start: Double
  /// How long the source is in the target.
  var length: Double
  /// How many pixels the source has.
  var count: Int

  /// Source pixels that make up a target pixel.
  struct Weights {
    var first: Int
    var values: [Float]
    var end: Int { first + values.count }
  }

  var first: Int { Int(start.rounded(.down)) }
  var last: Int { Int((start + length).rounded(.up)) }

  func weights(_ pixels: Range<Int>) -> [Weights] {
    let step = Double(count) / length
    let width = max(step, 1)
    return pixels.map { pixel in
      let centre = (Double(pixel) + 0.5 - start) * step
      let low = Int((centre - 2 * width).rounded(.down))
      let high = Int((centre + 2 * width).rounded(.up))
      let all = (low..<max(high, low + 1)).map { index in
        kernel((Double(index) + 0.5 - centre) / width)
      }
      let sum = all.reduce(0, +)
      let start = min(max(low, 0), count)
      let inside = start..<max(min(max(high, 0), count), start)
      // Weights of places outside the source count as nothing, which makes edges soft.
      return Weights(first: inside.lowerBound, values: inside.map { Float(all[$0 - low] / sum) })
    }
  }

  private func kernel(_ distance: Double) -> Double {
    let x = distance.magnitude
    if x >= 2 { return 0 }
    if x >= 1 { return (((-7.0 / 3 * x + 12) * x - 20) * x + 32.0 / 3) / 6 }
    return ((7 * x - 12) * x * x + 16.0 / 3) / 6
  }
}
