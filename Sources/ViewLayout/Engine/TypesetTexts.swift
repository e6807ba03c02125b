import DynamicType
import FontBook
import TextLayout

/// Texts set with the real fonts.
final class TypesetTexts: TextSource {
  private let session: LayoutSession
  private let environment: ViewEnvironment

  init(session: LayoutSession, environment: ViewEnvironment) {
    self.session = session
    self.environment = environment
  }

  func prepare(
    _ content: TextContent, in element: ElementEnvironment
  ) throws(ViewLayoutError) -> any PreparedText {
    do throws(TextLayoutError) {
      var text = content.text
      if text.paragraphStyle.baseDirection == .natural {
        text.paragraphStyle.baseDirection =
          element.direction == .rightToLeft ? .rightToLeft : .natural
      }
      let paragraph = try session.paragraph(text, in: environment)
      return try SetParagraph(
        paragraph, content: content, category: element.category,
        scale: environment.displayScale)
    } catch {
      throw ViewLayoutError(error)
    }
  }

  func symbol(
    _ content: SymbolContent, in element: ElementEnvironment
  ) throws(ViewLayoutError) -> SymbolFit {
    let style: TypesetStyle
    do throws(TextLayoutError) {
      style = try session.style(content.font, in: environment)
    } catch {
      throw ViewLayoutError(error)
    }
    return SymbolFit(
      pointSize: style.size(at: element.category).pointSize, face: style.font.face,
      factor: content.scale.factor, displayScale: environment.displayScale)
  }
}

extension SymbolFit {
  init(pointSize: Double, face: FontFace, factor: Double, displayScale: Double) {
    let capHeight = face.capHeight(at: pointSize)
    size = Size(
      width: (pointSize * factor * SymbolContent.widthRatio).roundedUp(toPixelsOf: displayScale),
      height: (pointSize * factor * SymbolContent.heightRatio).roundedUp(toPixelsOf: displayScale))
    baseline = (size.height + capHeight) / 2
    spacing = .text(
      TextSpacingMetrics(
        ascent: face.ascent(at: pointSize), descent: face.descent(at: pointSize),
        capHeight: capHeight, leading: 0, extraBelow: 1),
      scale: displayScale)
  }
}

/// A shaped text at one category.
private final class SetParagraph: PreparedText {
  let spacing: Spacing
  let minimumHeight: Double
  private let paragraph: SizedParagraph
  private let scale: Double
  private let container: TextContainer
  private var known: [Known] = []

  private struct Known {
    var width: Double
    var height: Double
    var fit: TextFit
    /// Whether all is shown at its own size, so that a box no smaller than the text fits it too.
    var isWhole: Bool
  }

  init(
    _ paragraph: Paragraph, content: TextContent, category: ContentSizeCategory, scale: Double
  ) throws(TextLayoutError) {
    self.paragraph = paragraph.sized(at: category)
    self.scale = scale
    container = TextContainer(
      lineLimit: content.lineLimit, reservedLines: content.reservedLines,
      minimumScaleFactor: content.minimumScaleFactor,
      allowsTightening: content.allowsTightening, truncation: content.truncation,
      strategy: content.strategy)
    try container.validate()
    let size = paragraph.style.size(at: category)
    let face = paragraph.style.font.face
    let lines = Double(max(content.reservedLines, 1))
    let tallest =
      paragraph.styles.map { style in
        let (face, points) = (style.typeset.font.face, style.typeset.size(at: category).pointSize)
        return face.ascent(at: points) + face.descent(at: points)
      }.max() ?? 0
    minimumHeight = (lines * tallest + (lines - 1) * size.leading).roundedUp(toPixelsOf: scale)
    spacing = .text(
      TextSpacingMetrics(
        ascent: face.ascent(at: size.pointSize), descent: face.descent(at: size.pointSize),
        capHeight: face.capHeight(at: size.pointSize), leading: size.leading),
      scale: scale)
  }

  func fit(width: Double, height: Double) -> TextFit {
    for other in known {
      if other.width == width, other.height == height { return other.fit }
      // Between the text's own size and the box it was set in, nothing can change.
      guard other.isWhole, let layout = other.fit.layout else { continue }
      if layout.width <= width, width <= other.width, layout.height <= height,
        height <= other.height
      {
        return other.fit
      }
    }
    var box = container
    box.width = width
    box.height = height
    let layout = paragraph.fittedLayout(in: box)
    let fit = fit(of: layout, width: width)
    known.append(
      Known(
        width: width, height: height, fit: fit,
        isWhole: !layout.isTruncated && layout.scaleFactor == 1 && width > 0))
    return fit
  }

  private func fit(of layout: TextLayout, width: Double) -> TextFit {
    var widest = layout.width
    // The white space at the end of a wrapped line counts as far as there is room for it.
    if layout.lines.count > 1 {
      for line in layout.lines.dropLast() {
        widest = max(widest, line.width + line.trailingWhiteSpaceWidth)
      }
      widest = min(widest, max(width, layout.width))
    }
    let size = Size(
      width: width == 0 ? 0 : min(widest.roundedUp(toPixelsOf: scale), max(width, widest)),
      height: layout.height.roundedUp(toPixelsOf: scale))
    let first = layout.lines.first?.baseline ?? 0
    let last = layout.lines.last?.baseline ?? 0
    return TextFit(
      size: size, firstBaseline: (first * scale).rounded() / scale,
      lastBaseline: last.roundedUp(toPixelsOf: scale), layout: layout)
  }
}
