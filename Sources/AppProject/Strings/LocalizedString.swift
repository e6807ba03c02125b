/// A text of an app in one language, as a string table has it.
package struct LocalizedString: Hashable, Sendable {
  /// What a variant of a text is for.
  package struct Variation: Hashable, Sendable, CustomStringConvertible {
    /// What decides which variant is shown.
    package enum Kind: String, Hashable, Sendable {
      /// A number in the text, by the plural rules of the language.
      case plural
      /// The kind of device.
      case device
    }

    package let kind: Kind
    /// `one`, `other`, `iphone`.
    package let value: String
    /// The number of the argument that a plural belongs to, from 1; nil where there is one number.
    package let argument: Int?

    package init(_ kind: Kind, _ value: String, argument: Int? = nil) {
      self.kind = kind
      self.value = value
      self.argument = argument
    }

    /// `plural.one`.
    package var description: String { "\(kind.rawValue).\(value)" }
  }

  package let key: String
  /// The language as a BCP 47 tag, such as `de` or `pt-BR`.
  package let locale: String
  /// Which of the key's variants this is; empty where there is one.
  package let variations: [Variation]
  /// The text, placeholders included.
  package let text: String
  /// Texts for less room, the widest first, of which an app shows the one that fits.
  package let shorterTexts: [String]
  /// Where the text stands; nil in a binary property list.
  package let position: SourcePosition?

  package init(
    key: String, locale: String, variations: [Variation] = [], text: String,
    shorterTexts: [String] = [], position: SourcePosition? = nil
  ) {
    self.key = key
    self.locale = locale
    self.variations = variations
    self.text = text
    self.shorterTexts = shorterTexts
    self.position = position
  }

  /// Whether an iPhone or iPad shows this variant.
  package var isForIOS: Bool {
    variations.allSatisfy { variation in
      variation.kind != .device
        || ["iphone", "ipod", "ipad", "other"].contains(variation.value)
    }
  }
}
