import Glyphs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The colours of a gradient, pixel by pixel; interpolated with alpha multiplied in.
///
/// Source: OpenType 1.9, COLR, "Gradients"; the circles of radial ones as in HTML, "Canvas
/// gradients".
struct GradientShader {
  private let geometry: GlyphGradient.Geometry
  private let extend: GlyphGradient.Extend
  private let toGradient: Transform
  private let offsets: [Double]
  /// Red, green, blue, alpha, 0 to 255, alpha multiplied in.
  private let colors: [SIMD4<Double>]

  /// Nil for a gradient that paints nothing: one without length or stops.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - transform: From the gradient's units to pixels.
  ///   - foreground: The text's colour.
  init?(_ gradient: GlyphGradient, transform: Transform, foreground: RGBA) {
    guard let inverse = transform.inverse, !gradient.stops.isEmpty else { return nil }
    if case .linear(let start, let end) = gradient.geometry, start == end { return nil }
    if case .sweep(_, let start, let end) = gradient.geometry, start == end { return nil }
    geometry = gradient.geometry
    extend = gradient.extend
    toGradient = inverse
    offsets = gradient.stops.map(\.offset)
    colors = gradient.stops.map { stop in
      let color = stop.color.resolved(foreground: foreground)
      let alpha = Double(color.alpha)
      let opaque = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 255)
      return opaque * (alpha / 255)
    }
  }

  /// The colour at a place of the picture, alpha multiplied in.
  func pixel(x: Double, y: Double) -> UInt32 {
    guard let position = position(toGradient.apply(Outline.Point(x: x, y: y))) else { return 0 }
    let color = color(at: extended(position)).rounded(.toNearestOrAwayFromZero)
    return Picture.packed(
      red: UInt8(color.x), green: UInt8(color.y), blue: UInt8(color.z), alpha: UInt8(color.w))
  }

  /// How far along the gradient a point lies; nil where a radial one does not reach.
  private func position(_ point: Outline.Point) -> Double? {
    switch geometry {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      return ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
    case .radial(let start, let radius, let end, let endRadius):
      return radial(point, start: start, radius: radius, end: end, endRadius: endRadius)
    case .sweep(let center, let start, let end):
      var angle = atan2(point.y - center.y, point.x - center.x) * 180 / .pi
      if angle < 0 { angle += 360 }
      return (angle - start) / (end - start)
    }
  }

  /// The largest `t` for which the point lies on the circle at `t`, whose radius is not negative.
  private func radial(
    _ point: Outline.Point, start: Outline.Point, radius: Double, end: Outline.Point,
    endRadius: Double
  ) -> Double? {
    let (cx, cy, cr) = (end.x - start.x, end.y - start.y, endRadius - radius)
    let (px, py) = (point.x - start.x, point.y - start.y)
    let a = cx * cx + cy * cy - cr * cr
    let b = px * cx + py * cy + radius * cr
    let c = px * px + py * py - radius * radius
    if a.magnitude < 1e-9 {
      guard b != 0 else { return nil }
      let t = c / (2 * b)
      return radius + t * cr >= 0 ? t : nil
    }
    let root = b * b - a * c
    guard root >= 0 else { return nil }
    let candidates = [(b + root.squareRoot()) / a, (b - root.squareRoot()) / a]
    return candidates.filter { radius + $0 * cr >= 0 }.max()
  }

  /// The position inside the stops that stands for one outside.
  private func extended(_ position: Double) -> Double {
    guard let first = offsets.first, let last = offsets.last, last > first, position.isFinite
    else { return position }
    let share = (position - first) / (last - first)
    switch extend {
    case .pad: return position
    case .repeated: return first + (share - share.rounded(.down)) * (last - first)
    case .reflected:
      let turn = share - 2 * (share / 2).rounded(.down)
      return first + (turn > 1 ? 2 - turn : turn) * (last - first)
    }
  }

  private func color(at position: Double) -> SIMD4<Double> {
    guard let next = offsets.firstIndex(where: { $0 > position }) else {
      return colors[colors.count - 1]
    }
    guard next > 0 else { return colors[0] }
    let share = (position - offsets[next - 1]) / (offsets[next] - offsets[next - 1])
    return colors[next - 1] + (colors[next] - colors[next - 1]) * share
  }
}
