import DynamicType
import FontBook
import Glyphs
import TextLayout

/// The least that any layout with HarfBuzz must do: each text shaped once, in one call, in one
/// face, without a look at its scripts, directions or fallbacks.
struct ReferenceShaping {
  private let texts: [[UInt16]]
  private let face: Face
  private let shaper: Shaper

  init(texts: [String], font: FontDescription, typesetter: Typesetter) throws {
    self.texts = texts.map { Array($0.utf16) }
    face = try typesetter.style(font).font.face.face
    shaper = Shaper(language: typesetter.locale)
  }

  /// Shapes all texts; the sum of their widths in font units.
  func shape() -> Int {
    texts.reduce(0) { sum, text in
      sum
        + shaper.width(
          of: ShapingRequest(
            range: text.indices, face: face, script: .latin, isRightToLeft: false),
          in: text)
    }
  }
}
