/// A picture of whole pixels in memory.
package struct Picture: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// The pixels.
  ///
  /// Shape: `height` rows of `width`, top row first; red in the lowest byte, then green, blue and
  /// alpha, sRGB, with alpha multiplied in.
  package var pixels: [UInt32]

  /// The longest side, in pixels; PNG allows more, memory does not.
  package static let sideLimit = 32_768
  /// The most pixels: 256 MB.
  package static let pixelLimit = 1 << 26

  /// A picture of one colour, clear unless said otherwise.
  ///
  /// The caller has checked the size against the limits.
  package init(width: Int, height: Int, color: RGBA = .clear) {
    precondition(width >= 0 && height >= 0, "a side cannot be negative")
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: Self.packed(color), count: width * height)
  }

  /// A pixel of components with alpha multiplied in.
  package static func packed(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) -> UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// A pixel of a colour: its components multiplied by alpha and rounded.
  package static func packed(_ color: RGBA) -> UInt32 {
    func times(_ component: UInt8) -> UInt8 { UInt8(divided255(Int(component) * Int(color.alpha))) }
    return packed(
      red: times(color.red), green: times(color.green), blue: times(color.blue), alpha: color.alpha)
  }

  /// The colour of a pixel, alpha divided out.
  package static func color(_ pixel: UInt32) -> RGBA {
    let alpha = pixel >> 24
    guard alpha > 0 else { return .clear }
    func component(_ shift: UInt32) -> UInt8 {
      UInt8(min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255))
    }
    return RGBA(
      red: component(0), green: component(8), blue: component(16), alpha: UInt8(alpha))
  }

  /// The colour at a place; clear outside.
  package subscript(x x: Int, y y: Int) -> RGBA {
    guard x >= 0 && y >= 0 && x < width && y < height else { return .clear }
    return Self.color(pixels[y * width + x])
  }

  /// The nearest whole number to a product of two bytes divided by 255; exact for 0 to 65025.
  ///
  /// Source: Jim Blinn, "Three Wrongs Make a Right", IEEE Computer Graphics and Applications, 1995.
  @inline(__always)
  package static func divided255(_ product: Int) -> Int {
    let sum = product + 128
    return (sum + sum >> 8) >> 8
  }

  /// Refuses a size that is empty or beyond the limits.
  ///
  /// - Throws: `GlyphsError` with `tooLarge`.
  package static func checkSize(
    width: Int, height: Int, context: String
  ) throws(GlyphsError) {
    guard width > 0 && height > 0 else {
      throw GlyphsError(.tooLarge, "has no pixels (\(width) × \(height))", context: context)
    }
    guard width <= sideLimit && height <= sideLimit && width * height <= pixelLimit else {
      throw GlyphsError(
        .tooLarge,
        "\(width) × \(height) pixels are too many; at most \(sideLimit) a side and "
          + "\(pixelLimit >> 20) million in all", context: context)
    }
  }
}
