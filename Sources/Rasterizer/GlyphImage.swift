import Glyphs

/// A glyph at one size and quarter of a pixel.
enum GlyphImage: Sendable {
  /// Drawn in the text's colour.
  case mask(CoverageMask)
  /// Drawn in colours of its own.
  case picture(PlacedPicture)

  /// What it costs to keep, in bytes; the fixed part is a rough count of what surrounds the pixels.
  var byteCount: Int {
    switch self {
    case .mask(let mask): mask.coverage.count + 160
    case .picture(let placed): placed.picture.pixels.count * 4 + 160
    }
  }
}

/// A picture and where its top left goes, from a glyph's origin.
struct PlacedPicture: Sendable {
  var picture: Picture
  /// Units: pixels.
  var left: Int
  /// Units: pixels, downwards.
  var top: Int
  var limitations: [GlyphLimitation] = []
}
