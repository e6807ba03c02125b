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
  /// The style it is set in.
  public let style: TypesetStyle
  /// The clusters that no font has, in order of first appearance; they are measured as the box
  /// that the font draws in their place.
  public let missingCharacters: [String]

  /// The text as it is shaped: one unit for each of the text's, controls replaced.
  let units: [UInt16]
  let flags: [UInt8]
  /// The text's glyphs: one set for all sizes, or several for a font with optical sizes.
  private let shapings: [Shaping]
  /// Which of the shapings serves each category.
  private let shapingIndex: [UInt8]

  init(
    text: String, units: [UInt16], flags: [UInt8], style: TypesetStyle, typesetter: Typesetter
  ) throws(GlyphsError) {
    self.text = text
    self.units = units
    self.style = style
    locale = typesetter.locale
    var itemizer = Itemizer(
      units: units, flags: flags,
      selector: FaceSelector(style: style, fonts: typesetter.fonts, language: typesetter.locale))
    try itemizer.itemize()
    let sizes = ContentSizeCategory.allCases.map { style.size(at: $0).pointSize }
    let optical = OpticalVariants(fonts: itemizer.fonts, pointSizes: sizes)
    var flags = flags
    var shapings: [Shaping] = []
    for faces in optical.faces {
      shapings.append(
        ShapingBuilder(units: units, runs: itemizer.runs, shaper: typesetter.shaper)
          .shaping(
            classes: zip(itemizer.fonts, faces).map { SizeClass(font: $0, face: $1, style: 0) },
            flags: &flags))
    }
    self.flags = flags
    self.shapings = shapings
    shapingIndex = optical.index
    var seen: Set<String> = []
    missingCharacters = itemizer.missing
      .map { String(decoding: units[$0], as: UTF16.self) }
      .filter { seen.insert($0).inserted }
  }

  /// A font that stepped in for the one asked for, and where.
  public struct Fallback: Sendable {
    /// The font.
    public let font: FontFace
    /// The UTF-16 units that it draws, in order.
    public let ranges: [Range<Int>]
  }

  /// The fonts that stepped in for the one asked for, in order of first appearance.
  public var fallbacks: [Fallback] {
    let shaping = shaping(at: .default)
    return shaping.classes.indices.dropFirst().map { index in
      var ranges: [Range<Int>] = []
      for run in shaping.runs where run.sizeClass == index {
        if let last = ranges.last, last.upperBound == run.range.lowerBound {
          ranges[ranges.count - 1] = last.lowerBound..<run.range.upperBound
        } else {
          ranges.append(run.range)
        }
      }
      return Fallback(font: shaping.classes[index].font, ranges: ranges)
    }
  }

  /// The glyphs for a category.
  func shaping(at category: ContentSizeCategory) -> Shaping {
    shapings[shapingVariant(at: category)]
  }

  /// Which set of glyphs serves a category.
  func shapingVariant(at category: ContentSizeCategory) -> Int {
    shapingIndex.isEmpty ? 0 : Int(shapingIndex[category.rawValue])
  }

  /// The worth of the text's font units at a category.
  func scale(at category: ContentSizeCategory) -> ScaledWidths {
    let pointSize = style.size(at: category).pointSize
    let classes = shaping(at: category).classes
    return ScaledWidths(
      pointSizes: classes.map { _ in pointSize },
      unitsPerEm: classes.map(\.face.unitsPerEm),
      trackings: classes.map { $0.font.tracking(at: pointSize) })
  }
}

/// The faces to shape with: as many sets as optical sizes differ among a text's point sizes.
private struct OpticalVariants {
  /// For each variant, the face of each font.
  var faces: [[Face]] = []
  /// The variant of each point size; empty when there is one for all.
  var index: [UInt8] = []

  init(fonts: [FontFace], pointSizes: [Double]) {
    guard fonts.contains(where: { $0.opticalSizes != nil }) else {
      faces = [fonts.map(\.face)]
      return
    }
    for size in pointSizes {
      let set = fonts.map { $0.face(at: size) }
      if let known = faces.firstIndex(where: { zip($0, set).allSatisfy { $0 === $1 } }) {
        index.append(UInt8(known))
      } else {
        index.append(UInt8(faces.count))
        faces.append(set)
      }
    }
  }
}
