/// A node of a COLR version 1 glyph.
///
/// Units: font units, y upwards; a node inside a `transformed` one, units of that transform.
/// Source: OpenType 1.9, "COLR — Color Table", formats 1 to 32.
package indirect enum GlyphPaint: Hashable, Sendable {
  /// Nodes one over the other, the lowest first.
  case layers([GlyphPaint])
  /// One colour everywhere.
  case solid(PaletteColor)
  case gradient(GlyphGradient)
  /// What another node paints inside a glyph's outline.
  case glyph(UInt32, fill: GlyphPaint)
  case transformed(Transform, GlyphPaint)
  case composite(CompositeMode, source: GlyphPaint, backdrop: GlyphPaint)
  /// What another node paints inside a rectangle.
  case clipped(ClipBox, GlyphPaint)
}

/// The rectangle that a COLR version 1 glyph is cut to.
///
/// Units: font units, y upwards.
package struct ClipBox: Hashable, Sendable {
  package var left: Double
  package var bottom: Double
  package var right: Double
  package var top: Double

  package init(left: Double, bottom: Double, right: Double, top: Double) {
    self.left = left
    self.bottom = bottom
    self.right = right
    self.top = top
  }
}

/// A gradient of a COLR version 1 glyph.
package struct GlyphGradient: Hashable, Sendable {
  /// Where along which line or circle.
  package enum Geometry: Hashable, Sendable {
    /// From a point to another.
    case linear(Outline.Point, Outline.Point)
    /// From a circle to another.
    case radial(Outline.Point, radius: Double, Outline.Point, endRadius: Double)
    /// Around a point, between two angles in degrees, counter-clockwise from the x axis.
    case sweep(Outline.Point, start: Double, end: Double)
  }

  /// What lies beyond the first and last stop.
  package enum Extend: Hashable, Sendable {
    case pad
    case repeated
    case reflected
  }

  /// A colour at a place.
  package struct Stop: Hashable, Sendable {
    package var offset: Double
    package var color: PaletteColor

    package init(offset: Double, color: PaletteColor) {
      self.offset = offset
      self.color = color
    }
  }

  package var geometry: Geometry
  package var extend: Extend
  /// In order of offset; at least one.
  package var stops: [Stop]

  package init(geometry: Geometry, extend: Extend, stops: [Stop]) {
    self.geometry = geometry
    self.extend = extend
    self.stops = stops
  }
}

/// How a source and what lies below it become one.
///
/// Raw values are those of the COLR table. Source: OpenType 1.9, CompositeMode enumeration; W3C
/// Compositing and Blending Level 1.
package enum CompositeMode: Int, Hashable, Sendable, CaseIterable {
  case clear = 0
  case source
  case destination
  case sourceOver
  case destinationOver
  case sourceIn
  case destinationIn
  case sourceOut
  case destinationOut
  case sourceAtop
  case destinationAtop
  case xor
  case plus
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case hardLight
  case softLight
  case difference
  case exclusion
  case multiply
  case hue
  case saturation
  case color
  case luminosity
}
