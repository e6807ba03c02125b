import DynamicType
import FontBook
import Glyphs

/// The point sizes of a text's size classes at one category, and what follows from them.
final class ClassSizes {
  let classes: [SizeClass]
  /// The factor by which fonts were shrunk.
  let factor: Double
  let styles: [RunStyle]
  /// The point size of each class.
  let pointSizes: [Double]
  /// The leading of each class.
  let leadings: [Double]
  /// The tracking of each class: the font's own and the style's.
  let trackings: [Double]
  /// The worth of font units; that of an attachment's only unit is its width.
  let scale: ScaledWidths
  /// How far each class reaches above and below the text baseline.
  private let extents: [(ascent: Double, descent: Double)]

  init(paragraph: Paragraph, category: ContentSizeCategory, factor: Double) {
    let request = SizeRequest(category: category.rawValue, factor: factor)
    self.factor = factor
    classes = paragraph.shaping(at: category).classes
    styles = paragraph.styles
    pointSizes = classes.map {
      request.pointSize(paragraph.styles[$0.style].typeset.size(at: category).pointSize)
    }
    leadings = classes.map {
      paragraph.styles[$0.style].typeset.size(at: category).leading * factor
    }
    trackings = zip(classes, pointSizes).map { sizeClass, size in
      sizeClass.font.tracking(at: size)
        + paragraph.styles[sizeClass.style].attributes.clusterSpacing * factor
    }
    let attachmentScales = classes.map { sizeClass in
      sizeClass.attachment.map { $0.scale(at: category) * factor } ?? 0
    }
    scale = ScaledWidths(
      pointSizes: classes.indices.map { [classes, pointSizes] index in
        guard let attachment = classes[index].attachment else { return pointSizes[index] }
        return attachment.width * attachmentScales[index]
      },
      unitsPerEm: classes.map { $0.attachment == nil ? $0.face.unitsPerEm : 1 },
      trackings: trackings)
    extents = zip(zip(classes, pointSizes), attachmentScales).map { sized, scale in
      let (sizeClass, size) = sized
      let offset = paragraph.styles[sizeClass.style].attributes.baselineOffset
      let ascent = sizeClass.font.ascent(at: size) + offset
      let descent = sizeClass.font.descent(at: size) - offset
      guard let attachment = sizeClass.attachment else { return (ascent, descent) }
      return (
        max(ascent, (attachment.height + attachment.baselineOffset) * scale),
        max(descent, -attachment.baselineOffset * scale)
      )
    }
  }

  /// How far the font that a class's style asks for reaches above and below the text baseline.
  func ownExtent(of index: Int) -> (ascent: Double, descent: Double) {
    let style = styles[classes[index].style]
    let (font, offset) = (style.typeset.font.face, style.attributes.baselineOffset)
    return (
      font.ascent(at: pointSizes[index]) + offset, font.descent(at: pointSizes[index]) - offset
    )
  }

  /// How far a class reaches above and below the text baseline.
  func extent(of index: Int) -> (ascent: Double, descent: Double) { extents[index] }
}

extension TextAttachment {
  /// By how much the picture has grown at a category.
  func scale(at category: ContentSizeCategory) -> Double {
    guard let relativeTo, width > 0 || height > 0 else { return 1 }
    // Every style that an attachment can follow has a curve, or grows like the body.
    let ratio = try? FontMetrics(forTextStyle: relativeTo).ratio(at: category)
    return ratio ?? (try? FontMetrics.default.ratio(at: category)) ?? 1
  }
}
