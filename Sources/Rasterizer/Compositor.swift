import Glyphs

/// Puts pixels together in the ways of the COLR table.
///
/// Source: W3C Compositing and Blending Level 1, sections 9 and 10.
struct Compositor {
  let mode: CompositeMode

  /// A source pixel and what lies below, both with alpha multiplied in.
  func pixel(_ source: UInt32, over backdrop: UInt32) -> UInt32 {
    let (s, b) = (components(source), components(backdrop))
    if let (fromSource, fromBackdrop) = factors(sourceAlpha: s.w, backdropAlpha: b.w) {
      return packed(s * fromSource + b * fromBackdrop)
    }
    // Co = Cs·(1 − αb) + Cb·(1 − αs) + αs·αb·B(cb, cs), colours multiplied by alpha.
    var result = s * (1 - b.w) + b * (1 - s.w)
    let both = s.w * b.w
    if both > 0 {
      result += both * blended(Self.opaque(b), Self.opaque(s))
    }
    return packed(result)
  }

  /// A pixel with alpha divided out.
  private static func opaque(_ pixel: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(pixel.x / pixel.w, pixel.y / pixel.w, pixel.z / pixel.w, 1)
  }

  /// The blend of two opaque pixels: what lies below, and the source.
  private func blended(_ b: SIMD4<Double>, _ s: SIMD4<Double>) -> SIMD4<Double> {
    let (below, source) = (HueColor(b), HueColor(s))
    switch mode {
    case .hue:
      return source.with(saturation: below.saturation).with(luminosity: below.luminosity).pixel
    case .saturation:
      return below.with(saturation: source.saturation).with(luminosity: below.luminosity).pixel
    case .color: return source.with(luminosity: below.luminosity).pixel
    case .luminosity: return below.with(luminosity: source.luminosity).pixel
    default:
      return SIMD4(blended(b.x, s.x), blended(b.y, s.y), blended(b.z, s.z), 1)
    }
  }

  /// The factors of Porter and Duff's operators; nil for the modes that blend.
  private func factors(
    sourceAlpha s: Double, backdropAlpha b: Double
  ) -> (source: Double, backdrop: Double)? {
    switch mode {
    case .clear: (0, 0)
    case .source: (1, 0)
    case .destination: (0, 1)
    case .sourceOver: (1, 1 - s)
    case .destinationOver: (1 - b, 1)
    case .sourceIn: (b, 0)
    case .destinationIn: (0, s)
    case .sourceOut: (1 - b, 0)
    case .destinationOut: (0, 1 - s)
    case .sourceAtop: (b, 1 - s)
    case .destinationAtop: (1 - b, s)
    case .xor: (1 - b, 1 - s)
    case .plus: (1, 1)
    default: nil
    }
  }

  /// The blend of two components, alpha divided out: what lies below, and the source.
  private func blended(_ b: Double, _ s: Double) -> Double {
    switch mode {
    case .screen: b + s - b * s
    case .overlay: hardLight(s, b)
    case .darken: min(b, s)
    case .lighten: max(b, s)
    case .colorDodge: b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: hardLight(b, s)
    case .softLight: softLight(b, s)
    case .difference: (b - s).magnitude
    case .exclusion: b + s - 2 * b * s
    case .multiply: b * s
    default: s
    }
  }

  private func hardLight(_ b: Double, _ s: Double) -> Double {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  private func softLight(_ b: Double, _ s: Double) -> Double {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }

  /// Red, green, blue, alpha, 0 to 1.
  private func components(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(
      Double(pixel & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel >> 16 & 0xFF),
      Double(pixel >> 24)) / 255
  }

  private func packed(_ components: SIMD4<Double>) -> UInt32 {
    let alpha = min(max(components.w, 0), 1)
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), alpha) * 255).rounded()) }
    return Picture.packed(
      red: byte(components.x), green: byte(components.y), blue: byte(components.z),
      alpha: byte(alpha))
  }
}
