import DynamicType
public import FontBook
import Glyphs

/// A text, shaped once and ready to be laid out at any category and width.
///
/// Made by a ``Typesetter``. Immutable and `Sendable`: one thread may prepare it and others lay it
/// out. A text may hold several paragraphs in the typographic sense, divided by separators.
public struct Paragraph: Sendable {
  /// The text.
  public let text: String
  /// The language of the text.
  public let locale: String
  /// The styles of its runs, in order of appearance; there is at least one.
  public let styles: [RunStyle]
  /// What holds for all lines.
  public let paragraphStyle: ParagraphStyle
  /// The clusters that no font has, in order of first appearance; they are measured as the box
  /// that the font draws in their place.
  public let missingCharacters: [String]

  /// The font of an ellipsis, when no font of the text has one.
  let ellipsisFont: FontFace?
  /// The text as it is shaped: one unit for each of the text's, controls replaced.
  let units: [UInt16]
  let flags: [UInt8]
  /// The bidi level of each paragraph with the offset where it starts; empty when all run left to
  /// right.
  let paragraphLevels: [(start: Int, level: UInt8)]
  /// The text's glyphs: one set for all sizes, or several for a font with optical sizes.
  private let shapings: [Shaping]
  /// Which of the shapings serves each category; empty when there is one.
  private let shapingIndex: [UInt8]

  init(
    text: String, itemizer: Itemizer, flags: [UInt8], styles: [RunStyle],
    paragraphStyle: ParagraphStyle, locale: String, shaper: Shaper
  ) {
    self.text = text
    self.styles = styles
    self.paragraphStyle = paragraphStyle
    self.locale = locale
    units = itemizer.units
    ellipsisFont = itemizer.ellipsisFont
    paragraphLevels = itemizer.paragraphLevels
    let optical = OpticalVariants(classes: itemizer.classes, styles: styles)
    let features = styles.map(\.features)
    let builder = ShapingBuilder(units: units, runs: itemizer.runs, shaper: shaper)
    var flags = flags
    shapings = optical.faces.map { faces in
      let classes = zip(itemizer.classes, faces).map { sizeClass, face in
        SizeClass(
          font: sizeClass.font, face: face, style: sizeClass.style,
          isPrimary: sizeClass.isPrimary,
          features: features[sizeClass.style], attachment: sizeClass.attachment)
      }
      return builder.shaping(classes: classes, flags: &flags)
    }
    self.flags = flags
    shapingIndex = optical.index
    var seen: Set<String> = []
    missingCharacters = itemizer.missing
      .map { String(decoding: itemizer.units[$0], as: UTF16.self) }
      .filter { seen.insert($0).inserted }
  }

  /// The style that the text begins with.
  public var style: TypesetStyle { styles[0].typeset }

  /// A font that stepped in for the one asked for, and where.
  public struct Fallback: Sendable {
    /// The font.
    public let font: FontFace
    /// The UTF-16 units that it draws, in order.
    public private(set) var ranges: [Range<Int>]

    fileprivate mutating func add(_ range: Range<Int>) {
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
  }

  /// The fonts that stepped in for those asked for, in order of first appearance.
  public var fallbacks: [Fallback] {
    let shaping = shaping(at: .default)
    var fallbacks: [Fallback] = []
    for run in shaping.runs {
      let sizeClass = shaping.classes[run.sizeClass]
      guard sizeClass.font !== styles[sizeClass.style].typeset.font.face else { continue }
      let index = fallbacks.firstIndex { $0.font === sizeClass.font } ?? fallbacks.count
      if index == fallbacks.count { fallbacks.append(Fallback(font: sizeClass.font, ranges: [])) }
      fallbacks[index].add(run.range)
    }
    return fallbacks
  }

  /// The glyphs for a category.
  func shaping(at category: ContentSizeCategory) -> Shaping {
    shapings[shapingVariant(at: category)]
  }

  /// Which set of glyphs serves a category.
  func shapingVariant(at category: ContentSizeCategory) -> Int {
    shapingIndex.isEmpty ? 0 : Int(shapingIndex[category.rawValue])
  }

  /// The bidi level of the paragraph that a unit is in.
  func paragraphLevel(at offset: Int) -> UInt8 {
    paragraphLevels.last { $0.start <= offset }?.level ?? 0
  }
}

/// The faces to shape with: as many sets as optical sizes differ among a text's point sizes.
private struct OpticalVariants {
  /// For each variant, the face of each size class.
  var faces: [[Face]] = []
  /// The variant of each category; empty when there is one for all.
  var index: [UInt8] = []

  init(classes: [SizeClass], styles: [RunStyle]) {
    guard classes.contains(where: { $0.font.opticalSizes != nil }) else {
      faces = [classes.map(\.face)]
      return
    }
    for category in ContentSizeCategory.allCases {
      let set = classes.map { sizeClass in
        let size = styles[sizeClass.style].typeset.size(at: category).pointSize
        return sizeClass.font.face(at: size)
      }
      if let known = faces.firstIndex(where: { zip($0, set).allSatisfy { $0 === $1 } }) {
        index.append(UInt8(known))
      } else {
        index.append(UInt8(faces.count))
        faces.append(set)
      }
    }
  }
}
