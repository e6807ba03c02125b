public import DynamicType

/// A text whose parts are set differently, put together from runs.
///
///     AttributedText("Total: ", attributes) + AttributedText("12 €", bold)
public struct AttributedText: Hashable, Sendable {
  /// A part of a text that is set in one way.
  public struct Run: Hashable, Sendable {
    /// The text; an attachment stands for U+FFFC.
    public var text: String
    /// How it is set.
    public var attributes: TextAttributes
    /// The picture that stands here in the place of text.
    public var attachment: TextAttachment?
  }

  /// The parts, in order.
  public private(set) var runs: [Run]
  /// What holds for all lines.
  public var paragraphStyle = ParagraphStyle()

  /// A text that is set in one way.
  public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
    runs = [Run(text: text, attributes: attributes)]
  }

  /// A text in one font.
  public init(_ text: String, font: FontDescription) {
    self.init(text, TextAttributes(font: font))
  }

  /// A picture; the attributes' font decides its line's height where the picture is lower.
  public init(_ attachment: TextAttachment, _ attributes: TextAttributes = TextAttributes()) {
    runs = [Run(text: "\u{FFFC}", attributes: attributes, attachment: attachment)]
  }

  /// One text behind the other; the first one's paragraph style holds.
  public static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.runs += right.runs
    return sum
  }

  /// The text of all runs.
  public var text: String { runs.map(\.text).joined() }

  /// The same text with its letters changed by the rules of a language.
  ///
  /// Attributes stay with what their text becomes, even where that is longer.
  public func textCase(_ textCase: TextCase, locale: String) -> Self {
    var changed = self
    for index in runs.indices where runs[index].attachment == nil {
      changed.runs[index].text = runs[index].text.applying(textCase, locale: locale)
    }
    return changed
  }
}

extension AttributedText {
  /// Checks that every number can be laid out with.
  func validate() throws(TextLayoutError) {
    var numbers = [
      paragraphStyle.lineSpacing, paragraphStyle.minimumLineHeight,
      paragraphStyle.maximumLineHeight, paragraphStyle.lineHeightMultiple,
      paragraphStyle.paragraphSpacing, paragraphStyle.firstLineHeadIndent,
      paragraphStyle.headIndent, paragraphStyle.hyphenationFactor,
    ]
    numbers += paragraphStyle.tabStops
    for run in runs {
      numbers += [
        run.attributes.tracking, run.attributes.kerning ?? 0, run.attributes.baselineOffset,
      ]
      if let attachment = run.attachment {
        numbers += [attachment.width, attachment.height, attachment.baselineOffset]
      }
    }
    // Beyond a million points sums would lose their exactness; no layout has such lengths.
    guard let wrong = numbers.first(where: { !($0.magnitude <= 1e6) }) else { return }
    throw TextLayoutError(
      .limit, "lengths of attributes must lie within a million points, not \(wrong)")
  }
}

extension String {
  /// The text in capitals or small letters, with the rules of Turkish, Azerbaijani and Lithuanian
  /// for their i.
  ///
  /// Source: Unicode Standard 15.0, SpecialCasing.txt, the conditions tr and az; Lithuanian's dots
  /// are kept as they are.
  func applying(_ textCase: TextCase, locale: String) -> String {
    let isTurkic = ["tr", "az"].contains(locale.prefix(2).lowercased())
    switch textCase {
    case .uppercase:
      return (isTurkic ? replacing("i", with: "İ") : self).uppercased()
    case .lowercase:
      let text = isTurkic ? replacing("İ", with: "i").replacing("I", with: "ı") : self
      return text.lowercased()
    }
  }
}
