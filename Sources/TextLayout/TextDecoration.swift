import Glyphs

/// A line that is drawn along the glyphs of a run.
package struct TextDecoration: Hashable, Sendable {
  /// Where it goes.
  package enum Kind: Hashable, Sendable {
    /// Under the text; glyphs lie over it.
    case underline
    /// Through the text, over the glyphs.
    case strikethrough
  }

  package let kind: Kind
  /// The distance of the upper edge from the top of the text, downwards.
  ///
  /// Units: points, not rounded.
  package let top: Double
  /// The height of the line.
  ///
  /// Units: points, not rounded.
  package let thickness: Double

  package init(kind: Kind, top: Double, thickness: Double) {
    self.kind = kind
    self.top = top
    self.thickness = thickness
  }

  /// The lines of a run, from a face's own numbers.
  ///
  /// The underline's upper edge lies at the face's underline position; the middle of the
  /// strikethrough at half of the x height.
  /// Source: OpenType 1.9, post table, underlinePosition (the top of the line) and
  /// underlineThickness. A face without a thickness gets what the FontInfo of Adobe's Type 1 fonts
  /// has: −100 and 50 of 1,000.
  static func decorations(
    _ attributes: TextAttributes, face: Face, pointSize: Double, baseline: Double
  ) -> [TextDecoration] {
    guard attributes.hasUnderline || attributes.hasStrikethrough else { return [] }
    let metrics = face.description.metrics
    func points(_ units: FontUnits) -> Double {
      units.points(at: pointSize, unitsPerEm: metrics.unitsPerEm)
    }
    let isKnown = metrics.underlineThickness > 0
    let thickness = isKnown ? points(metrics.underlineThickness) : pointSize * 0.05
    let depth = isKnown ? -points(metrics.underlinePosition) : pointSize * 0.1
    var lines: [TextDecoration] = []
    if attributes.hasUnderline {
      lines.append(
        TextDecoration(kind: .underline, top: baseline + depth, thickness: thickness))
    }
    if attributes.hasStrikethrough {
      let middle = baseline - points(metrics.xHeight) / 2
      lines.append(
        TextDecoration(kind: .strikethrough, top: middle - thickness / 2, thickness: thickness))
    }
    return lines
  }
}
