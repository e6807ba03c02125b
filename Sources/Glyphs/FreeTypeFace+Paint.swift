import CFreeType

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FreeTypeFace {
  /// What the COLR table makes of a glyph; nil when it has nothing for it.
  func paintedArtwork(of glyph: UInt32) throws(GlyphsError) -> GlyphArtwork? {
    let palette = palette()
    var root = unsafe FT_OpaquePaint()
    if unsafe FT_Get_Color_Glyph_Paint(pointer, glyph, FT_COLOR_NO_ROOT_TRANSFORM, &root) != 0 {
      var reader = unsafe PaintReader(face: pointer, palette: palette)
      let paint = unsafe reader.paint(root, depth: 0)
      return .paint(paint, limitations: reader.limitations)
    }
    var layers: [ColorLayer] = []
    var iterator = unsafe FT_LayerIterator()
    var (layer, color): (UInt32, UInt32) = (0, 0)
    while unsafe FT_Get_Color_Glyph_Layer(pointer, glyph, &layer, &color, &iterator) != 0 {
      layers.append(ColorLayer(glyph: layer, color: palette.color(color, opacity: 1)))
    }
    return layers.isEmpty ? nil : .layers(layers)
  }

  /// The colours of the font's first palette, which is the one used where nothing is chosen.
  private func palette() -> FontPalette {
    var data = unsafe FT_Palette_Data()
    var colors: UnsafeMutablePointer<FT_Color>?
    guard unsafe FT_Palette_Data_Get(pointer, &data) == 0, unsafe data.num_palettes > 0,
      unsafe FT_Palette_Select(pointer, 0, &colors) == 0, let colors = unsafe colors
    else { return FontPalette(colors: []) }
    return FontPalette(
      colors: (0..<Int(unsafe data.num_palette_entries)).map { index in
        let color = unsafe colors[index]
        return RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      })
  }
}

/// The colours of one palette of a font.
private struct FontPalette {
  var colors: [RGBA]

  /// A colour by its number; the text's colour for 0xFFFF and for numbers beyond the palette.
  func color(_ index: UInt32, opacity: Double) -> PaletteColor {
    guard index != shim_foreground, index < colors.count else {
      return .foreground(opacity: opacity)
    }
    return .fixed(colors[Int(index)].multiplied(by: opacity))
  }
}

/// Turns the paints of one glyph into values.
///
/// The tables may hold cycles and may share parts so often that the tree explodes: depth and number
/// of nodes are limited.
@safe private struct PaintReader {
  private let face: FT_Face
  private let palette: FontPalette
  private var nodeCount = 0
  private(set) var limitations: [GlyphLimitation] = []

  /// Fonts nest a dozen nodes; the specification forbids cycles and sets no limit.
  private static let depthLimit = 64
  private static let nodeLimit = 10_000

  init(face: FT_Face, palette: FontPalette) {
    unsafe self.face = face
    self.palette = palette
  }

  mutating func paint(_ opaque: FT_OpaquePaint, depth: Int) -> GlyphPaint {
    nodeCount += 1
    var node = unsafe shim_paint()
    guard depth < Self.depthLimit, nodeCount <= Self.nodeLimit,
      unsafe shim_read_paint(face, opaque, &node)
    else { return broken() }
    let format = unsafe FT_PaintFormat(rawValue: UInt32(node.format))
    switch format {
    case FT_COLR_PAINTFORMAT_COLR_LAYERS:
      return unsafe layers(node, depth: depth)
    case FT_COLR_PAINTFORMAT_SOLID:
      return unsafe .solid(palette.color(node.palette_index, opacity: node.alpha))
    case FT_COLR_PAINTFORMAT_LINEAR_GRADIENT, FT_COLR_PAINTFORMAT_RADIAL_GRADIENT,
      FT_COLR_PAINTFORMAT_SWEEP_GRADIENT:
      return unsafe gradient(node, format: format)
    case FT_COLR_PAINTFORMAT_GLYPH:
      return unsafe .glyph(node.glyph, fill: paint(node.child, depth: depth + 1))
    case FT_COLR_PAINTFORMAT_COLR_GLYPH:
      var root = unsafe FT_OpaquePaint()
      guard
        unsafe FT_Get_Color_Glyph_Paint(face, node.glyph, FT_COLOR_NO_ROOT_TRANSFORM, &root) != 0
      else { return broken() }
      return unsafe paint(root, depth: depth + 1)
    case FT_COLR_PAINTFORMAT_COMPOSITE:
      return unsafe composite(node, depth: depth)
    default:
      let numbers = unsafe [
        node.numbers.0, node.numbers.1, node.numbers.2, node.numbers.3, node.numbers.4,
        node.numbers.5,
      ]
      return unsafe .transformed(
        transform(numbers, format: format), paint(node.child, depth: depth + 1))
    }
  }

  private mutating func broken() -> GlyphPaint {
    note(.brokenPaint)
    return .layers([])
  }

  private mutating func note(_ limitation: GlyphLimitation) {
    if !limitations.contains(limitation) { limitations.append(limitation) }
  }

  private mutating func layers(_ node: shim_paint, depth: Int) -> GlyphPaint {
    var iterator = unsafe node.layers
    var layers: [GlyphPaint] = []
    var child = unsafe FT_OpaquePaint()
    while nodeCount <= Self.nodeLimit, unsafe FT_Get_Paint_Layers(face, &iterator, &child) != 0 {
      unsafe layers.append(paint(child, depth: depth + 1))
    }
    return .layers(layers)
  }

  private mutating func composite(_ node: shim_paint, depth: Int) -> GlyphPaint {
    let source = unsafe paint(node.child, depth: depth + 1)
    let backdrop = unsafe paint(node.backdrop, depth: depth + 1)
    let number = unsafe Int(node.composite_mode)
    let mode = CompositeMode(rawValue: number)
    if mode == nil { note(.compositeMode(number)) }
    return .composite(mode ?? .sourceOver, source: source, backdrop: backdrop)
  }

  private mutating func gradient(_ node: shim_paint, format: FT_PaintFormat) -> GlyphPaint {
    var iterator = unsafe node.color_line.color_stop_iterator
    var stops: [GlyphGradient.Stop] = []
    var stop = FT_ColorStop()
    while unsafe FT_Get_Colorline_Stops(face, &stop, &iterator) != 0 {
      let opacity = shim_f2dot14(stop.color.alpha)
      stops.append(
        GlyphGradient.Stop(
          offset: shim_f2dot14(stop.stop_offset),
          color: palette.color(UInt32(stop.color.palette_index), opacity: opacity)))
    }
    guard let first = stops.first else { return broken() }
    guard stops.count > 1 else { return .solid(first.color) }
    // Stops of one place keep their order, which a sort need not.
    let sorted = stops.enumerated().sorted { ($0.1.offset, $0.0) < ($1.1.offset, $1.0) }.map(\.1)
    let extend: GlyphGradient.Extend =
      switch unsafe node.color_line.extend {
      case FT_COLR_PAINT_EXTEND_REPEAT: .repeated
      case FT_COLR_PAINT_EXTEND_REFLECT: .reflected
      default: .pad
      }
    return unsafe .gradient(
      GlyphGradient(geometry: geometry(node, format: format), extend: extend, stops: sorted))
  }

  private func geometry(
    _ node: shim_paint, format: FT_PaintFormat
  ) -> GlyphGradient.Geometry {
    let n = unsafe node.numbers
    switch format {
    case FT_COLR_PAINTFORMAT_LINEAR_GRADIENT:
      return linear(
        Outline.Point(x: n.0, y: n.1), Outline.Point(x: n.2, y: n.3),
        Outline.Point(x: n.4, y: n.5))
    case FT_COLR_PAINTFORMAT_RADIAL_GRADIENT:
      return .radial(
        Outline.Point(x: n.0, y: n.1), radius: n.2, Outline.Point(x: n.3, y: n.4), endRadius: n.5)
    default:
      return .sweep(Outline.Point(x: n.0, y: n.1), start: n.2, end: n.3)
    }
  }

  /// The line across a gradient whose bands run from the first point to the third.
  ///
  /// Source: OpenType 1.9, COLR, "Linear gradients": the second point is projected onto the line
  /// through the first that is perpendicular to the bands.
  private func linear(
    _ start: Outline.Point, _ end: Outline.Point, _ band: Outline.Point
  ) -> GlyphGradient.Geometry {
    let (x, y) = (-(band.y - start.y), band.x - start.x)
    let square = x * x + y * y
    guard square > 0 else { return .linear(start, end) }
    let share = ((end.x - start.x) * x + (end.y - start.y) * y) / square
    return .linear(start, Outline.Point(x: start.x + x * share, y: start.y + y * share))
  }

  private func transform(_ n: [Double], format: FT_PaintFormat) -> Transform {
    switch format {
    case FT_COLR_PAINTFORMAT_TRANSFORM:
      return Transform(a: n[0], b: n[3], c: n[1], d: n[4], tx: n[2], ty: n[5])
    case FT_COLR_PAINTFORMAT_TRANSLATE:
      return Transform(a: 1, b: 0, c: 0, d: 1, tx: n[0], ty: n[1])
    case FT_COLR_PAINTFORMAT_SCALE:
      return Transform(a: n[0], b: 0, c: 0, d: n[1]).around(x: n[2], y: n[3])
    case FT_COLR_PAINTFORMAT_ROTATE:
      let (sine, cosine) = (sin(n[0] * .pi / 180), cos(n[0] * .pi / 180))
      return Transform(a: cosine, b: sine, c: -sine, d: cosine).around(x: n[2], y: n[3])
    default:
      // Skews: positive angles lean to the left and upwards.
      return Transform(a: 1, b: tan(n[1] * .pi / 180), c: -tan(n[0] * .pi / 180), d: 1)
        .around(x: n[2], y: n[3])
    }
  }
}
