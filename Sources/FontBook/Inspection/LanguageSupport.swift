package import Glyphs

/// Which languages a face has all the letters of.
package struct LanguageSupport: Hashable, Sendable {
  /// A language of which few letters lack.
  package struct Gap: Hashable, Sendable {
    /// A BCP 47 tag.
    package let language: String
    /// The letters and marks that lack.
    package let missing: [String]
  }

  /// The languages covered, as BCP 47 tags in alphabetical order.
  package let covered: [String]
  /// Languages of which at most one letter in ten lacks, in alphabetical order.
  package let nearlyCovered: [Gap]
}

/// The letters of languages, read once and compared with any number of faces.
package struct LanguageTable: Sendable {
  private let languages: [(tag: String, letters: [String])]

  /// The languages that are compared: most of those in which iOS apps are offered.
  package static let tags = [
    "ar", "be", "bg", "bn", "ca", "cs", "cy", "da", "de", "el", "en", "es", "et", "eu", "fa",
    "fi", "fil", "fr", "ga", "gl", "gu", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja",
    "ka", "kk", "km", "kn", "ko", "lt", "lv", "mk", "ml", "mr", "ms", "my", "nb", "nl", "nn",
    "pa", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "sw", "ta", "te", "th", "tr",
    "uk", "ur", "uz", "vi", "zh-Hans", "zh-Hant", "zu",
  ]

  /// Reads the letters of languages from CLDR.
  ///
  /// - Throws: `FontBookError` with `malformed` when ICU's data cannot be read.
  package init(tags: [String] = LanguageTable.tags) throws(FontBookError) {
    var languages: [(String, [String])] = []
    do throws(GlyphsError) {
      for tag in tags {
        guard let set = try ExemplarCharacters(locale: tag, kind: .standard) else { continue }
        languages.append((tag, set.items.filter(Self.isNeeded)))
      }
    } catch {
      throw FontBookError(error)
    }
    self.languages = languages
  }

  /// Compares a face with all languages.
  ///
  /// - Throws: `FontBookError` with `malformed` when ICU's data cannot be read.
  package func support(of face: Face) throws(FontBookError) -> LanguageSupport {
    let characters = face.characters
    var covered: [String] = []
    var gaps: [LanguageSupport.Gap] = []
    do throws(GlyphsError) {
      for language in languages {
        let suspects = language.letters.filter { letter in
          !letter.unicodeScalars.allSatisfy(characters.contains)
        }
        // Shaping may still compose or decompose what the character map lacks.
        guard suspects.count * 4 <= language.letters.count else { continue }
        let search = GlyphSearch(language: language.tag)
        var missing: [String] = []
        for letter in suspects where try !search.draws(letter, with: face) {
          missing.append(letter)
        }
        if missing.isEmpty {
          covered.append(language.tag)
        } else if missing.count * 10 <= language.letters.count {
          gaps.append(LanguageSupport.Gap(language: language.tag, missing: missing))
        }
      }
    } catch {
      throw FontBookError(error)
    }
    return LanguageSupport(covered: covered, nearlyCovered: gaps)
  }

  /// Whether a letter is written: the capitals that case mapping makes of one letter by putting
  /// two or more (ß, ΐ) need no glyphs of their own.
  static func isNeeded(_ letter: String) -> Bool {
    letter.unicodeScalars.count == 1 || letter.lowercased() == letter
  }
}
