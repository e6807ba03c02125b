import CFreeType

extension FreeTypeFace {
  /// The layers that version 0 of the COLR table makes of a glyph; none for most.
  func layers(of glyph: UInt32, palette: FontPalette) -> [ColorLayer] {
    var layers: [ColorLayer] = []
    var iterator = unsafe FT_LayerIterator()
    var (layer, color): (UInt32, UInt32) = (0, 0)
    while unsafe FT_Get_Color_Glyph_Layer(pointer, glyph, &layer, &color, &iterator) != 0 {
      layers.append(ColorLayer(glyph: layer, color: palette.color(color, opacity: 1)))
    }
    return layers
  }

  /// The colours of the font's first palette, which is the one used where nothing is chosen.
  var palette: FontPalette {
    var data = unsafe FT_Palette_Data()
    var colors: UnsafeMutablePointer<FT_Color>?
    guard unsafe FT_Palette_Data_Get(pointer, &data) == 0, unsafe data.num_palettes > 0,
      unsafe FT_Palette_Select(pointer, 0, &colors) == 0, let colors = unsafe colors
    else { return FontPalette(colors: []) }
    let count = unsafe Int(data.num_palette_entries)
    return FontPalette(
      colors: (0..<count).map { index in
        let color = unsafe colors[index]
        return RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      })
  }
}

/// The colours of one palette of a font.
struct FontPalette: Sendable {
  var colors: [RGBA]

  /// A colour by its number; the text's colour for 0xFFFF and for numbers beyond the palette.
  func color(_ index: UInt32, opacity: Double) -> PaletteColor {
    guard index != Self.foreground, index < colors.count else {
      return .foreground(opacity: opacity)
    }
    return .fixed(colors[Int(index)].multiplied(by: opacity))
  }

  /// Source: OpenType 1.9, "COLR — Color Table", paletteIndex.
  private static let foreground: UInt32 = 0xFFFF
}
