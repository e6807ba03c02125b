import AppProject
import DynamicType
import Testing

@testable import Auditor

/// Placeholders, variants and signs that hold words together.
@Suite struct StringRulesTests {
  @Test func `a sample that no one chose needs a person, a chosen one does not`() async throws {
    let rule = StringPlaceholderUnbounded()
    let found = try await findings(rule, "Lent to %@", in: constraint(343))
    #expect(found.map(\.outcome) == [.needsReview])
    var samples = PlaceholderSamples()
    samples.set(["Maximiliane"], for: .text)
    #expect(try await findings(rule, "Lent to %@", in: constraint(343), samples: samples).isEmpty)
    #expect(try await findings(rule, "Lent", in: constraint(343)).isEmpty)
  }

  @Test func `words held together by a no-break space are split, and not by an ordinary one`()
    async throws
  {
    #expect(
      try await findings(StringNoBreak(), "Jetzt\u{A0}anmelden", in: constraint(120)).count == 1)
    #expect(
      try await findings(FitMidWordBreak(), "Jetzt\u{A0}anmelden", in: constraint(120)).isEmpty)
    #expect(try await findings(StringNoBreak(), "Jetzt lesen", in: constraint(300)).isEmpty)
    #expect(try await findings(StringNoBreak(), "10\u{A0}km", in: constraint(300)).isEmpty)
  }

  @Test func `a variant that is cut alone is told of as such`() async throws {
    func variants(_ other: String) async throws -> [StringGroup] {
      let strings = [("one", "%d book"), ("other", other)].enumerated().map { line, entry in
        LocalizedString(
          key: "books", locale: "en", variations: [.init(.plural, entry.0)], text: entry.1,
          position: SourcePosition(line: line + 1, column: 1))
      }
      let subject = StringSubject(
        table: "L", key: "books", sourceLanguage: "en", constraint: constraint(343, lines: 1),
        strings: strings.map { ("L.stringsdict", $0) })
      return await StringMeasurer(fonts: try bundledFonts()).measure([subject]).groups
    }
    let odd = StringAuditInput(groups: try await variants("%d books from three libraries"))
    let found = try StringPluralVariant().findings(in: odd)
    #expect(found.map(\.place.line) == [2])
    #expect(try FitTruncated().findings(in: odd).isEmpty)
    let even = StringAuditInput(groups: try await variants("%d books"))
    #expect(try StringPluralVariant().findings(in: even).isEmpty)
    #expect(
      isNotRun {
        try StringPluralVariant().findings(in: StringAuditInput(groups: [], reasonForNone: "none"))
      })
  }
}
