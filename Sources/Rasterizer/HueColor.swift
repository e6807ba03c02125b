/// A colour as the blend modes see it that keep hue, saturation or luminosity of one of two.
///
/// Source: W3C Compositing and Blending Level 1, section 10.2, "Non-separable blend modes".
struct HueColor: Hashable {
  /// Red, green, blue; 0 to 1.
  private var components: SIMD3<Double>

  init(_ pixel: SIMD4<Double>) { components = SIMD3(pixel.x, pixel.y, pixel.z) }

  private init(_ components: SIMD3<Double>) { self.components = components }

  /// The colour as an opaque pixel.
  var pixel: SIMD4<Double> { SIMD4(components, 1) }

  var saturation: Double { components.max() - components.min() }

  var luminosity: Double { (components * SIMD3(0.3, 0.59, 0.11)).sum() }

  /// The colour of the same hue, from 0 to a saturation; greys have none and become black.
  func with(saturation: Double) -> HueColor {
    guard self.saturation > 0 else { return HueColor(SIMD3(repeating: 0)) }
    return HueColor((components - components.min()) * (saturation / self.saturation))
  }

  /// The colour made lighter or darker, and greyer where a component would leave 0 to 1.
  func with(luminosity: Double) -> HueColor {
    let moved = components + (luminosity - self.luminosity)
    let offset = moved - luminosity
    let (least, most) = (moved.min(), moved.max())
    var result = moved
    if least < 0 { result = luminosity + offset * (luminosity / (luminosity - least)) }
    if most > 1 { result = luminosity + offset * ((1 - luminosity) / (most - luminosity)) }
    return HueColor(result)
  }
}
