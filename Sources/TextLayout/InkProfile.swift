import Glyphs

/// The ink of each cluster of a text, in font units: found once, and used at all sizes.
struct InkProfile {
  /// The ink of a cluster, from the place where its advance begins; y grows upwards.
  struct Bounds: Equatable {
    var left: Int32
    var bottom: Int32
    var right: Int32
    var top: Int32
  }

  /// One element a UTF-16 unit; nil where no cluster starts or nothing is drawn.
  let clusters: [Bounds?]

  init(units: [UInt16], shaping: Shaping, shaper: Shaper) {
    var clusters = [Bounds?](repeating: nil, count: units.count)
    var known: [[UInt32: GlyphBounds?]] = shaping.classes.map { _ in [:] }
    for run in shaping.runs where !run.isTab && shaping.classes[run.sizeClass].attachment == nil {
      let face = shaping.classes[run.sizeClass].face
      let glyphs = shaper.glyphs(
        of: ShapingRequest(
          range: run.range, face: face, script: run.script, isRightToLeft: run.isRightToLeft,
          features: shaping.classes[run.sizeClass].features),
        in: units)
      var pen = 0
      var current = -1
      for glyph in glyphs {
        if glyph.cluster != current { (current, pen) = (glyph.cluster, 0) }
        let bounds =
          known[run.sizeClass][glyph.glyph]
          ?? {
            let found = face.bounds(of: glyph.glyph)
            known[run.sizeClass][glyph.glyph] = .some(found)
            return found
          }()
        if let bounds, bounds.left < bounds.right, bounds.bottom < bounds.top {
          let ink = Bounds(bounds, x: pen + glyph.xOffset, y: glyph.yOffset)
          clusters[current] = clusters[current]?.union(ink) ?? ink
        }
        pen += glyph.advance
      }
    }
    self.clusters = clusters
  }
}

extension InkProfile.Bounds {
  fileprivate init(_ bounds: GlyphBounds, x: Int, y: Int) {
    left = Int32(clamping: bounds.left + x)
    bottom = Int32(clamping: bounds.bottom + y)
    right = Int32(clamping: bounds.right + x)
    top = Int32(clamping: bounds.top + y)
  }

  fileprivate func union(_ other: Self) -> Self {
    Self(
      left: min(left, other.left), bottom: min(bottom, other.bottom),
      right: max(right, other.right), top: max(top, other.top))
  }
}

/// How far ink reaches beyond the box of a text, on each side.
///
/// Units: points; zero where it stays inside. Whatever clips to the box cuts this much off.
public struct InkOverflow: Hashable, Sendable {
  /// Above the top of the first line.
  public var top = 0.0
  /// Below the bottom of the last line.
  public var bottom = 0.0
  /// To the left of the lines.
  public var left = 0.0
  /// To the right of the widest line.
  public var right = 0.0

  /// Whether no ink reaches beyond the box.
  public var isNone: Bool { top <= 0 && bottom <= 0 && left <= 0 && right <= 0 }
}
