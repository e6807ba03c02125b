package import Glyphs

/// What fonts should be able to draw: the letters of a language, or the texts of an app.
package struct CoverageTarget: Hashable, Sendable {
  /// How the target is named in reports: a language tag or a file.
  package let name: String
  /// Distinct user-perceived characters, in a fixed order.
  package let items: [String]
  /// For each text, which of the items it holds; empty for a language.
  package let texts: [[Int]]
  private let language: String

  /// The letters, punctuation and digits of a language.
  ///
  /// CLDR's two typographic hyphens are left out: no one types them, and few fonts have them.
  ///
  /// - Parameter locale: A BCP 47 tag or an ICU locale identifier.
  /// - Throws: `FontBookError` with `malformed` for a language that CLDR knows no letters of.
  package init(locale: String) throws(FontBookError) {
    do throws(GlyphsError) {
      guard let letters = try ExemplarCharacters(locale: locale, kind: .standard),
        let signs = try ExemplarCharacters(locale: locale, kind: .punctuation)
      else {
        throw GlyphsError(
          .malformed, "is no language whose letters CLDR lists; use a tag such as ro or zh-Hant",
          context: locale)
      }
      let digits = (0...9).map(String.init)
      items =
        letters.items.filter(LanguageTable.isNeeded) + digits
        + signs.items.filter { !["\u{2010}", "\u{2011}"].contains($0) }
    } catch {
      throw FontBookError(error)
    }
    name = locale
    texts = []
    language = locale
  }

  /// The characters of texts, without emoji, which another font draws.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - name: How they are named in reports.
  ///   - language: A BCP 47 tag.
  package init(texts: [String], name: String, language: String = "en") {
    self.name = name
    self.language = language
    var positions: [String: Int] = [:]
    var items: [String] = []
    self.texts = texts.map { text in
      Set(
        text.filter { !Self.isEmoji($0) }.map { character in
          let item = String(character)
          if let position = positions[item] { return position }
          positions[item] = items.count
          items.append(item)
          return items.count - 1
        }
      ).sorted()
    }
    self.items = items
  }

  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    return scalars.first?.properties.isEmojiPresentation == true || scalars.contains("\u{FE0F}")
  }

  /// Compares a face with the target.
  ///
  /// Each character is shaped in both normal forms, for a font may have a letter with its mark and
  /// not the mark, or the other way round.
  ///
  /// - Throws: `FontBookError` with `malformed` when ICU's data cannot be read.
  package func coverage(of face: Face) throws(FontBookError) -> Coverage {
    let search = GlyphSearch(language: language)
    var gaps: [Coverage.Gap] = []
    var missing: Set<Int> = []
    do throws(GlyphsError) {
      for (index, item) in items.enumerated() {
        let composed = try NormalForm.composed.of(item)
        let decomposed = try NormalForm.decomposed.of(item)
        let drawsComposed = try search.draws(composed, with: face)
        let drawsDecomposed =
          composed.unicodeScalars.elementsEqual(decomposed.unicodeScalars)
          ? drawsComposed : try search.draws(decomposed, with: face)
        guard !drawsComposed || !drawsDecomposed else { continue }
        missing.insert(index)
        let form: Coverage.Form =
          drawsComposed ? .decomposed : drawsDecomposed ? .composed : .both
        gaps.append(Coverage.Gap(text: form == .decomposed ? decomposed : composed, form: form))
      }
    } catch {
      throw FontBookError(error)
    }
    return Coverage(
      target: name, itemCount: items.count, gaps: gaps, textCount: texts.count,
      affectedTextCount: texts.count { !missing.isDisjoint(with: $0) })
  }
}

/// What a face lacks of a target.
package struct Coverage: Hashable, Sendable {
  /// The form in which a character cannot be drawn.
  package enum Form: String, Hashable, Sendable {
    /// In none.
    case both
    /// Only as one character with its mark.
    case composed
    /// Only as a letter followed by a mark.
    case decomposed
  }

  /// A character that cannot be drawn.
  package struct Gap: Hashable, Sendable {
    /// The character, in the form that cannot be drawn.
    package let text: String
    package let form: Form

    /// The code points, such as "U+0074 U+0326".
    package var codePoints: String {
      text.unicodeScalars.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }.joined(separator: " ")
    }
  }

  /// The language or file.
  package let target: String
  /// How many characters were looked for.
  package let itemCount: Int
  package let gaps: [Gap]
  /// How many texts there are; 0 for a language.
  package let textCount: Int
  /// How many texts hold a character that cannot be drawn.
  package let affectedTextCount: Int
}
