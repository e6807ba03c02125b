import Testing

@testable import Glyphs

/// Which dictionary a locale gets, and what those of Debian say.
@Suite struct HyphenationDictionariesTests {
  private static let german = isInstalled("de")
  private static let english = isInstalled("en-US")

  private static func isInstalled(_ locale: String) -> Bool {
    (try? HyphenationDictionaries.standard.path(for: locale)) != nil
  }

  private func divided(_ word: String, _ hyphenator: Hyphenator) -> String {
    let units = Array(word.utf16)
    let points = hyphenator.points(in: units)
    return zip([0] + points, points + [units.count])
      .map { String(decoding: units[$0..<$1], as: UTF16.self) }.joined(separator: "-")
  }

  // MARK: Debian's dictionaries

  @Test(.enabled(if: german, "the package hyphen-de is not installed"))
  func `German words are divided as in German`() throws {
    let hyphenator = try Hyphenator(locale: "de_AT.UTF-8")
    for expected in [
      "Wei-ter-ent-wi-ckeln", "Ent-wick-lung", "Be-nach-rich-ti-gung", "haus-ei-ge-nen", "des-halb",
      "Da-ten", "DA-TEN", "Stra-ßen-über-gän-ge", "geht’s", "geht's",
    ] {
      #expect(divided(expected.filter { $0 != "-" }, hyphenator) == expected)
    }
  }

  @Test(
    .enabled(if: english, "the package hyphen-en-us is not installed"),
    arguments: ["hy-phen-ation", "Hy-phen-ation", "don’t", "don't", "hau-seige-nen"])
  func `English words are divided as in English`(expected: String) throws {
    let hyphenator = try Hyphenator(locale: "en-US")
    let word = expected.filter { $0 != "-" }
    #expect(divided(word, hyphenator) == expected)
  }

  // MARK: The choice

  @Test(arguments: [
    ("de", "hyph_de_DE.dic"), ("de-AT", "hyph_de_AT.dic"), ("de_at.UTF-8@euro", "hyph_de_AT.dic"),
    ("de-LI", "hyph_de_DE.dic"), ("DE-Latn-AT-1996", "hyph_de_AT.dic"),
    ("de-u-hc-h23", "hyph_de_DE.dic"), ("en", "hyph_en_US.dic"), ("en-GB", "hyph_en_GB.dic"),
    ("pt", "hyph_pt_PT.dic"), ("pt-BR", "hyph_pt_BR.dic"), ("pt-AO", "hyph_pt_PT.dic"),
    ("es", "hyph_es_AR.dic"), ("es-419", "hyph_es_AR.dic"), ("fr-CA", "hyph_fr.dic"),
    ("sr", "hyph_sr_RS.dic"), ("sr-Latn", "hyph_sr-Latn_RS.dic"),
    ("sr-Latn-ME", "hyph_sr-Latn_RS.dic"), ("sr-Cyrl", "hyph_sr_RS.dic"),
    ("no", "hyph_nb_NO.dic"), ("nn", "hyph_nn_NO.dic"),
  ])
  func `a locale gets the nearest dictionary`(locale: String, name: String) throws {
    let folder = try TemporaryFolder()
    for name in [
      "de_DE", "de_AT", "en_US", "en_GB", "en_AU", "pt_BR", "pt_PT", "es_MX", "es_AR", "fr",
      "sr_RS", "sr-Latn_RS", "nb_NO", "nn_NO", "des_XX",
    ] {
      _ = try folder.file("hyph_\(name).dic", [])
    }
    let dictionaries = HyphenationDictionaries(folders: ["/nowhere", folder.path])
    #expect(try dictionaries.path(for: locale) == "\(folder.path)/\(name)")
  }

  @Test(arguments: [
    ("de-AT", "the package hyphen-de"), ("en", "the package hyphen-en-us"),
    ("en-GB", "the package hyphen-en-gb"), ("pt-BR", "the package hyphen-pt-br"),
    ("pt", "the package hyphen-pt-pt"), ("no", "the package hyphen-no"),
    ("zh-Hant", "Debian has no package"), ("", "is not a language"),
    ("../../etc/passwd", "is not a language"), ("e/", "is not a language"),
    ("de-", "is not a language"),
  ])
  func `a missing dictionary is named with its package and the folders`(
    locale: String, words: String
  ) throws {
    do throws(GlyphsError) {
      _ = try HyphenationDictionaries(folders: ["/nowhere", "/never"]).path(for: locale)
      Issue.record("no error")
    } catch {
      #expect(error.code == .missingDictionary)
      #expect(error.reason.contains(words))
      #expect(error.reason.contains("\"\(locale)\""))
      if !words.hasPrefix("is") { #expect(error.reason.contains("/nowhere, /never")) }
    }
  }

  @Test func `a locale without a dictionary cannot be opened`() {
    #expect(throws: GlyphsError(.missingDictionary, "", context: "")) {
      try Hyphenator(locale: "zh")
    }
  }
}
