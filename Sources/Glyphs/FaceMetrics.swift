/// The vertical metrics of a face, in font units, from the tables that iOS and others read.
package struct FaceMetrics: Hashable, Sendable {
  /// Design units per em.
  package var unitsPerEm: Int
  /// Height above the text baseline that a line takes: `hhea.ascender`, the value iOS uses.
  package var ascent: FontUnits
  /// Depth below the text baseline, positive: `-hhea.descender`.
  package var descent: FontUnits
  /// Extra space between lines: `hhea.lineGap`.
  package var lineGap: FontUnits
  /// Height of flat capitals: OS/2, or the top of H where OS/2 is silent.
  package var capHeight: FontUnits
  /// Height of flat small letters: OS/2, or the top of x where OS/2 is silent.
  package var xHeight: FontUnits
  /// Slant in degrees, counter-clockwise: negative for fonts that lean to the right.
  package var italicAngle: Double
  /// Top of the underline, below the baseline when negative: `post.underlinePosition`.
  package var underlinePosition: FontUnits
  /// Thickness of the underline.
  package var underlineThickness: FontUnits
  /// The box around all glyphs, from the font header.
  package var boundingBox: GlyphBounds
  /// `OS/2.sTypoAscender`, `-sTypoDescender`, `sTypoLineGap`; nil without an OS/2 table.
  package var typographic: LineMetrics?
  /// `OS/2.usWinAscent`, `usWinDescent`, and no gap; nil without an OS/2 table.
  package var windows: LineMetrics?
  /// Whether Windows and browsers are told to take the typographic set rather than their own:
  /// `OS/2.fsSelection`, bit 7; iOS does not look at it.
  package var usesTypographic: Bool

  /// Ascent, descent (positive downwards) and gap of one of the three sets a font file carries.
  package struct LineMetrics: Hashable, Sendable {
    package var ascent: FontUnits
    package var descent: FontUnits
    package var lineGap: FontUnits

    package init(ascent: FontUnits, descent: FontUnits, lineGap: FontUnits) {
      self.ascent = ascent
      self.descent = descent
      self.lineGap = lineGap
    }
  }

  /// The set that iOS uses.
  package var horizontalHeader: LineMetrics {
    LineMetrics(ascent: ascent, descent: descent, lineGap: lineGap)
  }
}

/// A rectangle in font units, y upwards; empty when `left > right`.
package struct GlyphBounds: Hashable, Sendable {
  package var left: Int
  package var bottom: Int
  package var right: Int
  package var top: Int

  package init(left: Int, bottom: Int, right: Int, top: Int) {
    self.left = left
    self.bottom = bottom
    self.right = right
    self.top = top
  }
}
