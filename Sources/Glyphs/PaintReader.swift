#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns the paints of one glyph into values.
///
/// The table may hold cycles and may share parts so often that the tree explodes: depth and number
/// of nodes are limited. Formats with variations are read at their default.
/// Source: OpenType 1.9, "COLR — Color Table", formats 1 to 32.
struct PaintReader {
  private let table: ColorTable
  private let reader: TableReader
  private let palette: FontPalette
  private var nodeCount = 0
  /// The colour glyphs that the node is part of.
  private var ancestors: [UInt32] = []
  private(set) var limitations: [GlyphLimitation] = []

  /// Fonts nest a dozen nodes; the specification forbids cycles and sets no limit.
  private static let depthLimit = 64
  private static let nodeLimit = 10_000

  init(table: ColorTable, palette: FontPalette) {
    self.table = table
    self.palette = palette
    reader = TableReader(table.bytes)
  }

  /// The paint of a glyph, cut to its clip box if it has one; nil when the table has no paint.
  mutating func paint(of glyph: UInt32, depth: Int = 0) -> GlyphPaint? {
    guard !ancestors.contains(glyph), let offset = table.paint(of: glyph) else { return nil }
    ancestors.append(glyph)
    defer { ancestors.removeLast() }
    let paint = paint(at: offset, depth: depth)
    guard let box = table.clipBox(of: glyph) else { return paint }
    guard let clip = clipBox(at: box) else {
      note(.brokenPaint)
      return paint
    }
    return .clipped(clip, paint)
  }

  /// A clip box, of format 2 at the defaults of its axes.
  private mutating func clipBox(at offset: Int) -> ClipBox? {
    guard let format = reader.unsigned8(at: offset), (1...2).contains(format),
      let left = reader.signed16(at: offset + 1), let bottom = reader.signed16(at: offset + 3),
      let right = reader.signed16(at: offset + 5), let top = reader.signed16(at: offset + 7)
    else { return nil }
    if format == 2 { note(.variation) }
    return ClipBox(left: left, bottom: bottom, right: right, top: top)
  }

  private mutating func paint(at offset: Int, depth: Int) -> GlyphPaint {
    nodeCount += 1
    guard depth < Self.depthLimit, nodeCount <= Self.nodeLimit,
      let format = reader.unsigned8(at: offset),
      let paint = paint(format: format, at: offset, depth: depth)
    else {
      note(.brokenPaint)
      return .layers([])
    }
    return paint
  }

  /// A paint of a known format; nil when it is broken.
  private mutating func paint(format: Int, at offset: Int, depth: Int) -> GlyphPaint? {
    switch format {
    case 1: return layers(at: offset, depth: depth)
    case 2, 3:
      return color(at: offset + 1).map { .solid($0) }
    case 4...9: return gradient(format: format, at: offset)
    case 10:
      guard let glyph = reader.unsigned16(at: offset + 4) else { return nil }
      return child(of: offset, depth: depth).map { .glyph(UInt32(glyph), fill: $0) }
    case 11:
      guard let glyph = reader.unsigned16(at: offset + 1) else { return nil }
      return paint(of: UInt32(glyph), depth: depth + 1)
    case 12...31:
      if format % 2 == 1 { note(.variation) }
      guard let transform = transform(format: format, at: offset) else { return nil }
      return child(of: offset, depth: depth).map { .transformed(transform, $0) }
    case 32: return composite(at: offset, depth: depth)
    default: return nil
    }
  }

  private mutating func note(_ limitation: GlyphLimitation) {
    if !limitations.contains(limitation) { limitations.append(limitation) }
  }

  /// The paint that an offset inside another one leads to.
  private mutating func child(of offset: Int, field: Int = 1, depth: Int) -> GlyphPaint? {
    guard let distance = reader.unsigned24(at: offset + field), distance > 0 else { return nil }
    return paint(at: offset + distance, depth: depth + 1)
  }

  private mutating func layers(at offset: Int, depth: Int) -> GlyphPaint? {
    guard let count = reader.unsigned8(at: offset + 1),
      let first = reader.unsigned32(at: offset + 2)
    else { return nil }
    var layers: [GlyphPaint] = []
    for index in 0..<count {
      guard let layer = table.layer(first + index) else {
        note(.brokenPaint)
        break
      }
      layers.append(paint(at: layer, depth: depth + 1))
    }
    return .layers(layers)
  }

  private mutating func composite(at offset: Int, depth: Int) -> GlyphPaint? {
    guard let number = reader.unsigned8(at: offset + 4),
      let source = child(of: offset, depth: depth),
      let backdrop = child(of: offset, field: 5, depth: depth)
    else { return nil }
    let mode = CompositeMode(rawValue: number)
    if mode == nil { note(.compositeMode(number)) }
    return .composite(mode ?? .sourceOver, source: source, backdrop: backdrop)
  }

  /// A palette index and an opacity.
  private func color(at offset: Int) -> PaletteColor? {
    guard let index = reader.unsigned16(at: offset), let opacity = reader.f2dot14(at: offset + 2)
    else { return nil }
    return palette.color(UInt32(index), opacity: opacity)
  }
}

// MARK: - Gradients

extension PaintReader {
  private mutating func gradient(format: Int, at offset: Int) -> GlyphPaint? {
    let isVariable = format % 2 == 1
    if isVariable { note(.variation) }
    guard let distance = reader.unsigned24(at: offset + 1),
      let extend = reader.unsigned8(at: offset + distance),
      let count = reader.unsigned16(at: offset + distance + 1),
      let geometry = geometry(format: format, at: offset + 4)
    else { return nil }
    var stops: [GlyphGradient.Stop] = []
    for index in 0..<count {
      let place = offset + distance + 3 + index * (isVariable ? 10 : 6)
      guard let share = reader.f2dot14(at: place), let color = color(at: place + 2) else {
        return nil
      }
      stops.append(GlyphGradient.Stop(offset: share, color: color))
    }
    guard let first = stops.first else { return nil }
    guard stops.count > 1 else { return .solid(first.color) }
    // Stops of one place keep their order, which a sort need not.
    let sorted = stops.enumerated().sorted { ($0.1.offset, $0.0) < ($1.1.offset, $1.0) }.map(\.1)
    return .gradient(
      GlyphGradient(
        geometry: geometry, extend: extend == 1 ? .repeated : extend == 2 ? .reflected : .pad,
        stops: sorted))
  }

  private func geometry(format: Int, at offset: Int) -> GlyphGradient.Geometry? {
    var numbers: [Double] = []
    for index in 0..<(format < 8 ? 6 : 4) {
      guard let number = reader.signed16(at: offset + index * 2) else { return nil }
      numbers.append(number)
    }
    func point(_ index: Int) -> Outline.Point {
      Outline.Point(x: numbers[index], y: numbers[index + 1])
    }
    switch format {
    case 4, 5: return linear(point(0), point(2), point(4))
    case 6, 7:
      // Radii are unsigned.
      let radii = [numbers[2], numbers[5]].map { $0 < 0 ? $0 + 65536 : $0 }
      return .radial(point(0), radius: radii[0], point(3), endRadius: radii[1])
    default:
      // In half turns, less one, so that 0 to 360 degrees fit into 2.14.
      let angles = [numbers[2], numbers[3]].map { ($0 / 16384 + 1) * 180 }
      return .sweep(point(0), start: angles[0], end: angles[1])
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
}

// MARK: - Transforms

extension PaintReader {
  private func transform(format: Int, at offset: Int) -> Transform? {
    if format <= 13 { return affine(at: offset) }
    // Fields of two bytes behind the offset of the paint, and at most four of them.
    let base = format & ~1
    let fields = Self.fieldCounts[(base - 14) / 2]
    var distances: [Double] = []
    var shares: [Double] = []
    for index in 0..<fields {
      guard let number = reader.signed16(at: offset + 4 + index * 2) else { return nil }
      distances.append(number)
      shares.append(number / 16384)
    }
    let transform: Transform
    switch base {
    case 14: return Transform(a: 1, b: 0, c: 0, d: 1, tx: distances[0], ty: distances[1])
    case 16, 18: transform = Transform(a: shares[0], b: 0, c: 0, d: shares[1])
    case 20, 22: transform = Transform(a: shares[0], b: 0, c: 0, d: shares[0])
    case 24, 26:
      let (sine, cosine) = (sin(shares[0] * .pi), cos(shares[0] * .pi))
      transform = Transform(a: cosine, b: sine, c: -sine, d: cosine)
    default:
      transform = Transform(a: 1, b: tan(shares[1] * .pi), c: -tan(shares[0] * .pi), d: 1)
    }
    // Formats 18, 22, 26 and 30 end with a centre.
    guard base % 4 == 2 else { return transform }
    return transform.around(x: distances[fields - 2], y: distances[fields - 1])
  }

  /// How many fields the formats 14, 16, … 30 have.
  private static let fieldCounts = [2, 2, 4, 1, 3, 1, 3, 2, 4]

  private func affine(at offset: Int) -> Transform? {
    guard let distance = reader.unsigned24(at: offset + 4) else { return nil }
    var numbers: [Double] = []
    for index in 0..<6 {
      guard let number = reader.fixed(at: offset + distance + index * 4) else { return nil }
      numbers.append(number)
    }
    return Transform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
