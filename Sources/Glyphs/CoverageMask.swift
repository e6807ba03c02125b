/// How much of each pixel a shape covers.
package struct CoverageMask: Hashable, Sendable {
  /// The column of the first pixel in a row.
  ///
  /// Units: pixels from the origin of drawing.
  package var left: Int
  /// The row of the first line.
  ///
  /// Units: pixels from the origin of drawing, downwards; negative above a text baseline.
  package var top: Int
  package var width: Int
  package var height: Int
  /// The covered share of each pixel, 255 for all of it.
  ///
  /// Shape: `height` rows of `width`, top row first.
  package var coverage: [UInt8]

  package init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }

  /// A mask of nothing.
  package static let empty = CoverageMask(left: 0, top: 0, width: 0, height: 0, coverage: [])

  package var isEmpty: Bool { coverage.isEmpty }

  /// The most pixels of one mask.
  ///
  /// That of a glyph as large as its em at `GlyphSize.maximum`; larger ones are errors, so that a
  /// damaged outline cannot ask for gigabytes.
  package static let pixelLimit = 1 << 24
}

/// A rectangle of whole pixels, y downwards.
package struct PixelBox: Hashable, Sendable {
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  package var width: Int { max(0, right - left) }
  package var height: Int { max(0, bottom - top) }
  package var isEmpty: Bool { right <= left || bottom <= top }

  /// The box moved by whole rows.
  package func moved(down rows: Int) -> PixelBox {
    PixelBox(left: left, top: top + rows, right: right, bottom: bottom + rows)
  }

  /// The first and last rows, this many each, and those between; which are none when there are fewer.
  package func rows(apart count: Int) -> (top: PixelBox, middle: PixelBox, bottom: PixelBox) {
    var (first, between, last) = (self, self, self)
    first.bottom = min(top + count, bottom)
    between.top = first.bottom
    between.bottom = bottom - count
    last.top = max(between.bottom, first.bottom)
    return (first, between, last)
  }

  /// The part that both boxes have.
  package func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}

/// The size of glyphs in pixels an em, to a 64th of a pixel.
package struct GlyphSize: Hashable, Sendable {
  /// 26.6 fixed point, as FreeType takes it.
  let fixed: Int

  package static let minimum = 1.0
  package static let maximum = 4096.0

  /// Makes a size.
  ///
  /// - Throws: `GlyphsError` with `tooLarge` for sizes below 1 or above 4096 pixels.
  package init(pixelsPerEm: Double) throws(GlyphsError) {
    guard pixelsPerEm >= Self.minimum && pixelsPerEm <= Self.maximum else {
      throw GlyphsError(
        .tooLarge, "glyphs are drawn at 1 to 4096 pixels an em; choose another size or scale",
        context: "a size of \(pixelsPerEm) pixels")
    }
    fixed = Int((pixelsPerEm * 64).rounded())
  }

  package var pixelsPerEm: Double { Double(fixed) / 64 }
}
