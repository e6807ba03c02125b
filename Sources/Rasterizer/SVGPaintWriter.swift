import Glyphs

/// Writes COLR version 1 glyphs as paths filled with colours and gradients, where SVG can.
///
/// SVG has no sweep gradients, no composites but source over, and no outlines cut out of others
/// without a clip: a glyph that needs one of them is given up.
struct SVGPaintWriter {
  private var shapes: GlyphShapes
  private let id: String
  private var gradientCount = 0
  private var clipCount = 0

  init(shapes: GlyphShapes, id: String) {
    self.shapes = shapes
    self.id = id
  }

  /// The elements that draw a node; nil when SVG has none.
  ///
  /// - Throws: `GlyphsError` with `badGlyph`.
  mutating func content(
    of paint: GlyphPaint, transform: Transform = .identity
  ) throws(GlyphsError) -> String? {
    switch paint {
    case .layers(let children):
      var text = ""
      for child in children {
        guard let part = try content(of: child, transform: transform) else { return nil }
        text += part
      }
      return text
    case .transformed(let inner, let child):
      return try content(of: child, transform: transform.concatenating(inner: inner))
    case .composite(.sourceOver, let source, let backdrop):
      guard let below = try content(of: backdrop, transform: transform),
        let above = try content(of: source, transform: transform)
      else { return nil }
      return below + above
    case .glyph(let glyph, let fill):
      let outline = try shapes.outline(of: glyph).transformed(by: transform)
      guard !outline.isEmpty else { return "" }
      guard let (definition, attributes) = attributes(of: fill, transform: transform) else {
        return nil
      }
      return definition + "<path\(attributes) d=\"\(SVG.path(outline))\"/>"
    case .clipped(let clip, let child):
      // Most clip boxes cut nothing: they are there to spare the work of finding the size.
      guard try !shapes.lie(inside: clip, child) else {
        return try content(of: child, transform: transform)
      }
      guard let inner = try content(of: child, transform: transform) else { return nil }
      let name = "\(id)c\(clipCount)"
      clipCount += 1
      let path = SVG.path(Outline.clip(clip).transformed(by: transform))
      return "<clipPath id=\"\(name)\"><path d=\"\(path)\"/></clipPath>"
        + "<g clip-path=\"url(#\(name))\">\(inner)</g>"
    case .solid, .gradient, .composite: return nil
    }
  }

  /// What fills a path: a definition that goes before it, and its attributes.
  private mutating func attributes(
    of fill: GlyphPaint, transform: Transform
  ) -> (definition: String, attributes: String)? {
    switch fill {
    case .solid(.fixed(let color)): return ("", " " + SVG.fill(color))
    case .solid(.foreground(let opacity)):
      return ("", opacity < 1 ? " opacity=\"\(SVG.number(opacity))\"" : "")
    case .transformed(let inner, let child):
      return attributes(of: child, transform: transform.concatenating(inner: inner))
    case .gradient(let gradient): return definition(of: gradient, transform: transform)
    default: return nil
    }
  }

  private mutating func definition(
    of gradient: GlyphGradient, transform: Transform
  ) -> (definition: String, attributes: String)? {
    guard let gradient = gradient.withFullSpan, let stops = stops(of: gradient) else { return nil }
    let name: String
    let numbers: [(String, Double)]
    switch gradient.geometry {
    case .linear(let start, let end):
      name = "linearGradient"
      numbers = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
    case .radial(let start, let radius, let end, let endRadius):
      // With two circles side by side, SVG 1.1 draws something else.
      let distance = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
        .squareRoot()
      guard endRadius > 0, distance + radius <= endRadius else { return nil }
      name = "radialGradient"
      numbers = [
        ("fx", start.x), ("fy", start.y), ("fr", radius), ("cx", end.x), ("cy", end.y),
        ("r", endRadius),
      ]
    case .sweep: return nil
    }
    let gradientID = "\(id)p\(gradientCount)"
    gradientCount += 1
    let method =
      switch gradient.extend {
      case .pad: ""
      case .repeated: " spreadMethod=\"repeat\""
      case .reflected: " spreadMethod=\"reflect\""
      }
    let attributes = numbers.map { " \($0.0)=\"\(SVG.number($0.1))\"" }.joined()
    let matrix =
      transform == .identity ? "" : " gradientTransform=\"\(SVG.matrix(transform))\""
    return (
      "<\(name) id=\"\(gradientID)\" gradientUnits=\"userSpaceOnUse\"\(attributes)\(matrix)"
        + "\(method)>\(stops)</\(name)>", " fill=\"url(#\(gradientID))\""
    )
  }

  /// The stops; nil for see-through colours, which SVG interpolates before alpha is multiplied in,
  /// and for the text's colour.
  private func stops(of gradient: GlyphGradient) -> String? {
    var text = ""
    for stop in gradient.stops {
      guard case .fixed(let color) = stop.color, color.alpha == 255 else { return nil }
      text += "<stop offset=\"\(SVG.number(stop.offset))\" stop-color=\"\(SVG.hex(color))\"/>"
    }
    return text
  }
}

extension GlyphGradient {
  /// The same gradient with stops from 0 to 1, which SVG asks for and between which it repeats; nil
  /// for circles that would get a radius below 0, for sweeps, and for stops at one place only.
  fileprivate var withFullSpan: GlyphGradient? {
    guard let first = stops.first?.offset, let last = stops.last?.offset, last > first else {
      return nil
    }
    func mix(_ start: Double, _ end: Double, _ share: Double) -> Double {
      start + (end - start) * share
    }
    func mix(_ start: Outline.Point, _ end: Outline.Point, _ share: Double) -> Outline.Point {
      Outline.Point(x: mix(start.x, end.x, share), y: mix(start.y, end.y, share))
    }
    var result = self
    switch geometry {
    case .linear(let start, let end):
      result.geometry = .linear(mix(start, end, first), mix(start, end, last))
    case .radial(let start, let radius, let end, let endRadius):
      let radii = [mix(radius, endRadius, first), mix(radius, endRadius, last)]
      guard radii.allSatisfy({ $0 >= 0 }) else { return nil }
      result.geometry = .radial(
        mix(start, end, first), radius: radii[0], mix(start, end, last), endRadius: radii[1])
    case .sweep: return nil
    }
    result.stops = stops.map { stop in
      Stop(offset: (stop.offset - first) / (last - first), color: stop.color)
    }
    return result
  }
}
