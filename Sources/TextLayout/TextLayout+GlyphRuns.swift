import DynamicType
import FontBook
package import Glyphs

/// Glyphs of one face and size in one line, ready to be drawn.
package struct GlyphRun: Sendable {
  /// The index of the line among the layout's.
  package let line: Int
  /// The UTF-16 units that the glyphs draw; an ellipsis draws none.
  package let range: Range<Int>
  package let face: Face
  package let pointSize: Double
  package let isRightToLeft: Bool
  /// Where the run begins and ends: its advances, tracking included.
  ///
  /// Units: points from the left side of the box, not rounded.
  package let extent: ClosedRange<Double>
  /// The glyphs, from left to right.
  package let glyphs: [PositionedGlyph]
  /// The lines under and through the glyphs, as wide as `extent`.
  package let decorations: [TextDecoration]

  package init(
    line: Int, range: Range<Int>, face: Face, pointSize: Double, isRightToLeft: Bool,
    extent: ClosedRange<Double>, glyphs: [PositionedGlyph], decorations: [TextDecoration] = []
  ) {
    self.line = line
    self.range = range
    self.face = face
    self.pointSize = pointSize
    self.isRightToLeft = isRightToLeft
    self.extent = extent
    self.glyphs = glyphs
    self.decorations = decorations
  }
}

/// A glyph and the place of its origin.
package struct PositionedGlyph: Hashable, Sendable {
  package let glyph: UInt32
  /// The distance from the left side of the box.
  ///
  /// Units: points, not rounded.
  package let x: Double
  /// The distance from the top of the text, downwards.
  ///
  /// Units: points, not rounded.
  package let y: Double

  package init(glyph: UInt32, x: Double, y: Double) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}

extension TextLayout {
  /// The glyphs of the shown lines: line by line, in each from left to right.
  ///
  /// Tabs and attachments draw no glyphs; their room is left free.
  package func glyphRuns() -> [GlyphRun] {
    let builder = GlyphRunBuilder(
      paragraph: paragraph, category: category, factor: scaleFactor)
    return lines.enumerated().flatMap { builder.runs(of: $1, index: $0) }
  }

  /// The place of each attachment that is shown, in order.
  ///
  /// Units: points from the left and top of the box.
  package func attachmentBoxes() -> [AttachmentBox] {
    let builder = GlyphRunBuilder(
      paragraph: paragraph, category: category, factor: scaleFactor)
    return lines.flatMap(builder.attachments)
  }
}

/// The place of an attachment.
package struct AttachmentBox: Hashable, Sendable {
  package let attachment: TextAttachment
  package let x: Double
  package let y: Double
  package let width: Double
  package let height: Double
}
