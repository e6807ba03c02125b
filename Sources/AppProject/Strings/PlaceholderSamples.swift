import OutputFormats

/// What placeholders are filled with when a text is measured.
package struct PlaceholderSamples: Hashable, Sendable {
  /// The samples of each kind of content, the usual one first; all are tried.
  private var samples: [Placeholder.Content: [String]]
  /// The kinds whose samples someone has chosen for the app.
  package private(set) var chosen: Set<Placeholder.Content> = []

  /// A name of nine letters, the number of a busy list, a price, a letter.
  ///
  /// These stand for what is usual; what is worst in an app, only its writers know.
  package init() {
    samples = [
      .text: ["Alexandra"], .integer: ["1234"], .decimal: ["1234.5"], .character: ["A"],
    ]
  }

  /// Sets the samples of a kind.
  package mutating func set(_ texts: [String], for content: Placeholder.Content) {
    samples[content] = texts
    chosen.insert(content)
  }

  /// A text as it is shown with samples put in.
  package struct Filled: Hashable, Sendable {
    package let text: String
    /// The samples that were put in, in the order of the text.
    package let samples: [String]
  }

  /// What a text can look like: once for each sample, or once if it has no placeholder.
  ///
  /// All placeholders take their first samples together, then all their second ones. A number that
  /// decides a plural is one that leads to the variant.
  package func filled(_ string: LocalizedString, text: String) -> [Filled] {
    let format = FormatText(text)
    let placeholders = format.placeholders
    let count = placeholders.map { texts(for: $0, in: string).count }.max() ?? 1
    return (0..<count).map { round in
      var used: [String] = []
      let pieces = format.pieces.map { piece -> String in
        switch piece {
        case .literal(let text): return text
        case .placeholder(let placeholder):
          let texts = texts(for: placeholder, in: string)
          let sample = texts.isEmpty ? "" : placeholder.padded(texts[min(round, texts.count - 1)])
          used.append(sample)
          return sample
        }
      }
      return Filled(text: pieces.joined(), samples: used)
    }
  }

  private func texts(for placeholder: Placeholder, in string: LocalizedString) -> [String] {
    if placeholder.content == .integer || placeholder.content == .decimal {
      let plural = string.variations.last { variation in
        variation.kind == .plural
          && (variation.argument == nil || variation.argument == placeholder.argument)
      }
      if let number = plural.flatMap({ Self.number($0.value, locale: string.locale) }) {
        return [number]
      }
    }
    return samples[placeholder.content] ?? []
  }

  /// A number that leads to a plural's variant; nil for "other", which the samples serve.
  ///
  /// Source: Unicode CLDR, language plural rules. "many" begins at 11 in Arabic and holds for it in
  /// Slavic languages; in Romance ones it is for whole millions. Where it is for other numbers, as in
  /// Irish and Welsh, 11 is a digit too wide.
  private static func number(_ plural: String, locale: String) -> String? {
    switch plural {
    case "zero": "0"
    case "one": "1"
    case "two": "2"
    case "few": "3"
    case "many": ["ca", "es", "fr", "it", "pt"].contains(locale.prefix(2)) ? "1000000" : "11"
    default: nil
    }
  }
}

extension Placeholder {
  /// A sample as the placeholder writes it: its digits behind the point, and padding.
  fileprivate func padded(_ sample: String) -> String {
    var text = sample
    if content == .decimal, let precision, let number = Double(sample) {
      text = Number.fixed(number, places: precision)
    } else if content == .text, let precision {
      text = String(sample.prefix(precision))
    }
    let padding = String(
      repeating: padsWithZeros && content != .text && !isLeftAligned ? "0" : " ",
      count: max(0, minimumWidth - text.count))
    return isLeftAligned ? text + padding : padding + text
  }
}
