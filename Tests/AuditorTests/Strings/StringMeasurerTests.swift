import AppProject
import Testing

@testable import Auditor

@Suite struct StringMeasurerTests {
  private func subjects(_ count: Int) -> [StringSubject] {
    (0..<count).map { index in
      StringSubject(
        table: "L", key: "\(index)", sourceLanguage: "en", constraint: constraint(120, lines: 1),
        strings: ["en", "de"].map { locale in
          let text = String(repeating: "word ", count: index % 7 + 1)
          return ("L", LocalizedString(key: "\(index)", locale: locale, text: text))
        })
    }
  }

  @Test func `the result does not depend on the number of threads`() async throws {
    let measurer = StringMeasurer(fonts: try bundledFonts())
    let alone = await measurer.measure(subjects(300), workers: 1)
    let together = await measurer.measure(subjects(300), workers: 5)
    #expect(alone.groups.map(\.key) == (0..<300).map(String.init))
    #expect(alone.groups.map(\.key) == together.groups.map(\.key))
    #expect(
      alone.groups.flatMap(\.strings).map(\.results)
        == together.groups.flatMap(\.strings).map(\.results))
  }

  @Test func `a text that is too long is a problem that names the limit`() async throws {
    let text = String(repeating: "true", count: 20_000)
    let subject = StringSubject(
      table: "L", key: "k", sourceLanguage: "en", constraint: constraint(120, lines: 1),
      strings: [("L", LocalizedString(key: "k", locale: "en", text: text))])
    let outcome = await StringMeasurer(fonts: try bundledFonts()).measure([subject])
    #expect(outcome.groups.isEmpty)
    #expect(
      outcome.problems.map(\.reason)
        == ["\"k\" cannot be measured: is longer than 65536 UTF-16 units"])
  }

  @Test func `of plural variants the worst one counts`() async throws {
    let variants = [("one", "%d file"), ("other", "%d very long files")].map { name, text in
      LocalizedString(
        key: "k", locale: "en", variations: [LocalizedString.Variation(.plural, name)], text: text)
    }
    let subject = StringSubject(
      table: "L", key: "k", sourceLanguage: "en", constraint: constraint(120, lines: 1),
      strings: variants.map { ("L", $0) })
    let outcome = await StringMeasurer(fonts: try bundledFonts()).measure([subject])
    let group = try #require(outcome.groups.first)
    #expect(group.strings.map(\.text) == ["1 file", "1234 very long files"])
    #expect(group.worstByLocale.map(\.text) == ["1234 very long files"])
  }

  @Test func `of variants for widths the app shows the one that fits`() async throws {
    let string = LocalizedString(
      key: "k", locale: "en", text: "Wednesday afternoon", shorterTexts: ["Wednesday", "We"])
    let subject = StringSubject(
      table: "L", key: "k", sourceLanguage: "en", constraint: constraint(100, lines: 1),
      strings: [("L", string)])
    let outcome = await StringMeasurer(fonts: try bundledFonts()).measure([subject])
    #expect(outcome.groups.first?.strings.first?.firstCut == nil)
  }

  @Test func `tables of languages are one table, and keys without a constraint are left out`() {
    func table(_ file: String, _ keys: [String]) -> StringTable {
      let locale = StringTable.language(of: file) ?? "en"
      return StringTable(
        file: ProjectFile(path: file, location: file),
        strings: keys.map { LocalizedString(key: $0, locale: locale, text: $0) })
    }
    let subjects = StringSubject.subjects(
      of: [table("en.lproj/L.strings", ["a", "b"]), table("de.lproj/L.strings", ["b", "a"])]
    ) { $0 == "a" ? constraint(100) : nil }
    #expect(subjects.map(\.key) == ["a"])
    #expect(subjects.first?.strings.map(\.string.locale) == ["en", "de"])
  }
}
