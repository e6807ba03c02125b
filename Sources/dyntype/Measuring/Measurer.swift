import DynamicType
import FontBook
import TextLayout

/// A text to measure, and how.
struct MeasureRequest: Sendable {
  var text: String
  var locale: String
  var font: FontDescription
  var container: TextContainer
  var categories: [ContentSizeCategory]
  var displayScale: Double
  /// Words are divided where lines would fill less than this part of the box; 0 divides none.
  var hyphenationFactor = 0.0
}

/// What was measured of a text: the answer that all output formats show.
struct MeasureResult: Sendable {
  let request: MeasureRequest
  let paragraph: Paragraph
  let measurements: [TextMeasurement]

  var font: FontChoice { paragraph.style.font }

  /// Whether a stand-in took part.
  var usesStandIn: Bool {
    font.face.isStandIn || paragraph.fallbacks.contains { $0.font.isStandIn }
  }
}

/// Measures texts one after the other; keeps a typesetter for each language.
struct Measurer {
  let fonts: FontBook
  let boldText: Bool
  private var typesetters: [String: Typesetter] = [:]

  init(fonts: FontBook, boldText: Bool = false) {
    self.fonts = fonts
    self.boldText = boldText
  }

  mutating func measure(_ request: MeasureRequest) throws(TextLayoutError) -> MeasureResult {
    var text = AttributedText(request.text, font: request.font)
    text.paragraphStyle.hyphenationFactor = request.hyphenationFactor
    let paragraph = try typesetter(request.locale).paragraph(text)
    let measurements = try paragraph.measurements(
      at: request.categories, in: request.container, displayScale: request.displayScale)
    return MeasureResult(request: request, paragraph: paragraph, measurements: measurements)
  }

  /// The same, with the error that ends a command.
  mutating func measured(_ request: MeasureRequest) throws(ToolError) -> MeasureResult {
    do throws(TextLayoutError) {
      return try measure(request)
    } catch {
      throw ToolError(error)
    }
  }

  private mutating func typesetter(_ locale: String) throws(TextLayoutError) -> Typesetter {
    if let known = typesetters[locale] { return known }
    let made = try Typesetter(fonts: fonts, locale: locale, boldText: boldText)
    typesetters[locale] = made
    return made
  }
}
