import Testing

@testable import AppProject

@Suite struct PlaceholderTests {
  private func filled(
    _ text: String, _ samples: PlaceholderSamples = PlaceholderSamples(), plural: String? = nil,
    locale: String = "en"
  ) -> [String] {
    let variations = plural.map { [LocalizedString.Variation(.plural, $0)] } ?? []
    let string = LocalizedString(key: "k", locale: locale, variations: variations, text: text)
    return samples.filled(string, text: text).map(\.text)
  }

  @Test(arguments: [
    ("%@", "%@"), ("%1$@", "%@"), ("%lld", "%d"), ("%2$lu", "%d"), ("%5.2f", "%f"), ("%c", "%c"),
    ("%s", "%@"), ("%08x", "%d"), ("%zd", "%d"),
  ])
  func `a placeholder is known by its letter`(text: String, content: String) {
    #expect(FormatText(text).placeholders.map(\.content.rawValue) == [content])
  }

  @Test(arguments: ["100%", "100 % dabei", "50% off", "%%", "%", "% d", "%#@name@"])
  func `a per cent sign that begins none stays`(text: String) {
    #expect(FormatText(text).placeholders.isEmpty)
  }

  @Test func `two per cent signs are one`() {
    #expect(filled("%d%% of %@") == ["1234% of Alexandra"])
  }

  @Test func `widths, zeros and digits behind the point are kept`() {
    #expect(filled("[%6d]") == ["[  1234]"])
    #expect(filled("[%06d]") == ["[001234]"])
    #expect(filled("[%-6d]") == ["[1234  ]"])
    #expect(filled("[%.2f]") == ["[1234.50]"])
    #expect(filled("[%.3@]") == ["[Ale]"])
  }

  @Test func `all samples are tried, those of one text together`() {
    var samples = PlaceholderSamples()
    samples.set(["Al", "Maximiliane"], for: .text)
    #expect(filled("%@ %d", samples) == ["Al 1234", "Maximiliane 1234"])
    #expect(samples.chosen == [.text])
    #expect(filled("plain", samples) == ["plain"])
  }

  @Test func `a number that decides a plural leads to the variant`() {
    #expect(filled("%lld", plural: "one") == ["1"])
    #expect(filled("%lld", plural: "few", locale: "pl") == ["3"])
    #expect(filled("%lld", plural: "many", locale: "ru") == ["11"])
    #expect(filled("%lld", plural: "many", locale: "fr") == ["1000000"])
    #expect(filled("%lld", plural: "other") == ["1234"])
  }
}
