import Glyphs
import Testing

@testable import FontBook

@Suite struct LanguageSupportTests {
  @Test func `every language that is compared has letters`() throws {
    for tag in LanguageTable.tags {
      #expect(try ExemplarCharacters(locale: tag, kind: .standard)?.items.isEmpty == false)
    }
    #expect(LanguageTable.tags == LanguageTable.tags.sorted())
  }

  @Test func `the languages of common apps are among them`() {
    let common = [
      "bg", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "hr", "hu", "it", "lt", "lv",
      "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sv", "tr",
    ]
    #expect(Set(common).isSubset(of: LanguageTable.tags))
  }

  @Test func `an unknown language has no letters`() throws {
    #expect(try ExemplarCharacters(locale: "qq", kind: .standard) == nil)
  }

  @Test func `a small font covers the west of Europe, and says what it lacks elsewhere`() throws {
    let table = try LanguageTable(tags: ["de", "fr", "ro", "el", "ja"])
    let support = try table.support(of: try bundledFace("Abel-Regular.ttf"))
    #expect(support.covered == ["de", "fr"])
    #expect(support.nearlyCovered.map(\.language) == ["ro"])
    #expect(support.nearlyCovered.first?.missing.contains("\u{219}") == true)
  }

  @Test(arguments: [
    ("NotoSansArabic-Regular.ttf", "ar"), ("NotoSansDevanagari-Regular.ttf", "hi"),
    ("NotoSansThai-Regular.ttf", "th"), ("NotoSansHebrew-Regular.ttf", "he"),
    ("NotoSansMyanmar-Regular.ttf", "my"), ("NotoSansKhmer-Regular.ttf", "km"),
    ("Inter-Variable.ttf", "ru"),
  ])
  func `fonts made for a script cover a language of it`(file: String, language: String) throws {
    let table = try LanguageTable(tags: [language, "ja"])
    #expect(try table.support(of: try bundledFace(file)).covered == [language])
  }
}
