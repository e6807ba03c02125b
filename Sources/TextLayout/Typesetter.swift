public import DynamicType
public import FontBook
import Glyphs

/// Prepares texts of one language for layout: finds their fonts and shapes them.
///
/// A typesetter keeps what many texts share, such as styles and boundary rules. It is not safe to
/// share between threads: each has its own, over the same `FontBook`.
public final class Typesetter {
  /// Where fonts come from.
  public let fonts: FontBook
  /// The language of the texts as a BCP 47 tag, such as "de" or "zh-Hant".
  public let locale: String
  /// Whether the person has switched on Bold Text, to which system fonts react.
  public let boldText: Bool

  let shaper: Shaper
  private let lineFinder: BoundaryFinder
  private let graphemeFinder: BoundaryFinder
  /// Opened for the first text that asks for hyphenation.
  private var divider: WordDivider?
  private var styles: [FontDescription: TypesetStyle] = [:]

  /// The longest text that is prepared, in UTF-16 code units.
  public static let textLimit = 64 << 20

  /// Makes a typesetter.
  ///
  /// - Parameters:
  ///   - fonts: Where fonts come from.
  ///   - locale: The language of the texts as a BCP 47 tag or a platform identifier such as "de_DE".
  ///   - boldText: Whether Bold Text is on.
  /// - Throws: ``TextLayoutError`` with `libraryFailure` when ICU's data is missing.
  public init(
    fonts: FontBook, locale: String = "en", boldText: Bool = false
  ) throws(TextLayoutError) {
    self.fonts = fonts
    self.locale = locale
    self.boldText = boldText
    shaper = Shaper(language: locale)
    do throws(GlyphsError) {
      lineFinder = try BoundaryFinder(.line, locale: locale)
      graphemeFinder = try BoundaryFinder(.grapheme, locale: locale)
    } catch {
      throw TextLayoutError(error)
    }
  }

  /// The style of a font description; found once.
  ///
  /// - Throws: ``TextLayoutError`` with `font` or `size`.
  public func style(_ description: FontDescription) throws(TextLayoutError) -> TypesetStyle {
    if let known = styles[description] { return known }
    let style = try TypesetStyle(description, fonts: fonts, boldText: boldText)
    styles[description] = style
    return style
  }

  /// Prepares a text set in one font.
  ///
  /// - Parameters:
  ///   - text: The text; LF, CR, CRLF, NEL, U+2028 and U+2029 separate its paragraphs.
  ///   - font: The font, as an app describes it.
  /// - Returns: The text, shaped and ready to be laid out at any category and width.
  /// - Throws: ``TextLayoutError`` with `font`, `size`, `textTooLong` or `libraryFailure`.
  /// - Complexity: linear in the length of the text.
  public func paragraph(
    _ text: String, font: FontDescription = .system(.body)
  ) throws(TextLayoutError) -> Paragraph {
    try paragraph(AttributedText(text, font: font))
  }

  /// Prepares a text whose parts may be set differently.
  ///
  /// - Parameter text: The text with its attributes.
  /// - Returns: The text, shaped and ready to be laid out at any category and width.
  /// - Throws: ``TextLayoutError`` with `font`, `size`, `limit`, `textTooLong` or `libraryFailure`.
  /// - Complexity: linear in the length of the text.
  public func paragraph(_ text: AttributedText) throws(TextLayoutError) -> Paragraph {
    try text.validate()
    var units: [UInt16] = []
    var styles: [RunStyle] = []
    var stretches: [Itemizer.StyleStretch] = []
    for run in text.runs {
      units += run.text.utf16
      guard units.count <= Self.textLimit else {
        throw TextLayoutError(
          .textTooLong,
          "a text may have \(Self.textLimit) UTF-16 units, this one has \(text.text.utf16.count)")
      }
      var index = styles.firstIndex { $0.attributes == run.attributes }
      if index == nil {
        index = styles.count
        styles.append(
          RunStyle(attributes: run.attributes, typeset: try style(run.attributes.font)))
      }
      stretches.append(
        Itemizer.StyleStretch(end: units.count, style: index ?? 0, attachment: run.attachment))
    }
    do throws(GlyphsError) {
      var flags = try flags(of: units)
      if text.paragraphStyle.hyphenationFactor > 0 {
        try wordDivider().mark(text.text, flags: &flags)
      }
      var itemizer = Itemizer(
        units: LineCharacters.drawn(units), flags: flags, stretches: stretches,
        selectors: styles.map {
          FaceSelector(style: $0.typeset, fonts: fonts, language: locale)
        },
        base: text.paragraphStyle.baseDirection, locale: locale)
      try itemizer.itemize()
      return Paragraph(
        text: text.text, itemizer: itemizer, flags: flags, styles: styles,
        paragraphStyle: text.paragraphStyle, locale: locale, shaper: shaper)
    } catch {
      throw TextLayoutError(error)
    }
  }

  private func wordDivider() throws(GlyphsError) -> WordDivider {
    if let divider { return divider }
    let made = WordDivider(hyphenator: try Hyphenator(locale: locale))
    divider = made
    return made
  }

  /// Marks clusters, line break opportunities, white space and separators.
  private func flags(of units: [UInt16]) throws(GlyphsError) -> [UInt8] {
    var flags = [UInt8](repeating: 0, count: units.count + 1)
    guard !units.isEmpty else { return flags }
    try lineFinder.mark(UnitFlags.lineStart.rawValue, in: units, marks: &flags)
    if units.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      for index in flags.indices { flags[index] |= UnitFlags.graphemeStart.rawValue }
    } else {
      try graphemeFinder.mark(UnitFlags.graphemeStart.rawValue, in: units, marks: &flags)
    }
    for (index, unit) in units.enumerated() {
      if LineCharacters.hangs(unit) { flags[index] |= UnitFlags.whiteSpace.rawValue }
      guard LineCharacters.separates(unit) else { continue }
      flags[index] |= UnitFlags.separator.rawValue
      let isPair = unit == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
      if !isPair { flags[index + 1] |= UnitFlags.afterSeparator.rawValue }
    }
    return flags
  }
}
