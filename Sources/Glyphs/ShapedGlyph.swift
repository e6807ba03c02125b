/// A glyph as HarfBuzz places it, in font units of its face.
package struct ShapedGlyph: Hashable, Sendable {
  package var glyph: UInt32
  /// The UTF-16 offset at which the cluster that the glyph belongs to starts.
  package var cluster: Int
  package var advance: Int
  /// Offsets of the drawing place from the pen; y grows upwards.
  package var xOffset: Int
  package var yOffset: Int
}

/// A stretch of text that is shaped in one go: one face, script, language and direction.
package struct ShapingRequest {
  /// The UTF-16 code units to shape; those around them are context.
  package var range: Range<Int>
  package var face: Face
  package var script: Script
  package var isRightToLeft: Bool
  package var features: [ShapingFeature]

  package init(
    range: Range<Int>, face: Face, script: Script, isRightToLeft: Bool,
    features: [ShapingFeature] = []
  ) {
    self.range = range
    self.face = face
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.features = features
  }
}

/// An OpenType feature switched on, off or to an alternate, for a whole request.
package struct ShapingFeature: Hashable, Sendable {
  /// Four characters, such as `kern`.
  package let tag: String
  /// 0 switches the feature off.
  package let value: Int

  package init(tag: String, value: Int) {
    self.tag = tag
    self.value = value
  }
}
