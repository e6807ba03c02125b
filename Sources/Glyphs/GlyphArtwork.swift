/// What a glyph is made of.
package enum GlyphArtwork: Hashable, Sendable {
  /// An outline in the text's colour.
  case outline
  /// Outlines of glyphs one over the other, the lowest first: COLR version 0.
  case layers([ColorLayer])
  /// A tree of fills: COLR version 1.
  case paint(GlyphPaint, limitations: [GlyphLimitation])
  /// A picture for each of some sizes: CBDT or sbix.
  case picture
  /// Something that cannot be drawn; the plain outline is.
  case outlineOnly(GlyphLimitation)
}

/// What a face asks for and is not drawn.
package enum GlyphLimitation: Hashable, Sendable, CustomStringConvertible {
  /// The glyph is an SVG document.
  case vectorDocument
  /// The glyph composes its parts in a way that is not supported.
  case compositeMode(Int)
  /// The glyph changes with the axes of a variable font; it is drawn at their defaults.
  case variation
  /// A part of the glyph is broken, nests too deeply or has too many parts.
  case brokenPaint

  package var description: String {
    switch self {
    case .vectorDocument: "glyphs of an SVG table are drawn as plain outlines"
    case .compositeMode(let mode): "composite mode \(mode) is drawn as source over"
    case .variation: "colours and gradients that vary are drawn at their defaults"
    case .brokenPaint: "parts of a glyph that are broken or nest too deeply are left out"
    }
  }
}

/// A layer of a colour glyph.
package struct ColorLayer: Hashable, Sendable {
  package var glyph: UInt32
  package var color: PaletteColor

  package init(glyph: UInt32, color: PaletteColor) {
    self.glyph = glyph
    self.color = color
  }
}

/// A colour of a font's palette.
package enum PaletteColor: Hashable, Sendable {
  /// The text's colour, times an opacity from 0 to 1.
  case foreground(opacity: Double)
  case fixed(RGBA)

  /// The colour with this foreground.
  package func resolved(foreground: RGBA) -> RGBA {
    switch self {
    case .foreground(let opacity): foreground.multiplied(by: opacity)
    case .fixed(let color): color
    }
  }
}

/// An sRGB colour, eight bits a component, alpha not multiplied in.
package struct RGBA: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// 255 is opaque.
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour of a number such as 0xFF8800, opaque unless said otherwise.
  package init(_ rgb: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), alpha: alpha)
  }

  package static let black = RGBA(0x000000)
  package static let white = RGBA(0xFFFFFF)
  package static let clear = RGBA(0x000000, alpha: 0)

  /// The colour without any of what lies behind it.
  package var opaque: RGBA {
    var result = self
    result.alpha = 255
    return result
  }

  /// The colour with its alpha multiplied by an opacity, which is clamped to 0 to 1.
  package func multiplied(by opacity: Double) -> RGBA {
    var result = self
    result.alpha = UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded())
    return result
  }
}

/// A picture of a glyph, and where it goes.
package struct GlyphPicture: Hashable, Sendable {
  package var picture: Picture
  /// The distance of the left edge from the glyph's origin.
  ///
  /// Units: pixels of the picture.
  package var left: Int
  /// The distance of the top edge from the text baseline, downwards: negative above.
  ///
  /// Units: pixels of the picture.
  package var top: Int
  /// The size that the picture is meant for: its pixels an em.
  package var pixelsPerEm: Double
}
