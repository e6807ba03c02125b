import AppProject
import BundledFonts
import DynamicType
import FontBook
import Testing
import TextLayout

@testable import Auditor

/// The fonts that come with the package.
func bundledFonts() throws -> FontBook {
  let path = try #require(BundledFonts.manifestPath)
  return FontBook(systemManifest: try FontManifest(contentsOf: path))
}

extension FontDescription {
  /// A bundled font that all sizes of these tests are measured in.
  static let lato = FontDescription.custom("Lato-Regular", size: 17)
}

/// What texts are shown in.
func constraint(
  _ width: Double, lines: Int? = nil, font: FontDescription = .lato,
  role: TextConstraint.Role = .text, minimumScale: Double = 1
) -> TextConstraint {
  TextConstraint(
    role: role, font: font,
    container: TextContainer(width: width, lineLimit: lines, minimumScaleFactor: minimumScale))
}

/// One key in several languages, measured; the first is the source language.
func measured(
  _ texts: [(locale: String, text: String)], in constraint: TextConstraint,
  samples: PlaceholderSamples = PlaceholderSamples()
) async throws -> StringGroup {
  let strings = texts.enumerated().map { index, entry in
    LocalizedString(
      key: "key", locale: entry.locale, text: entry.text,
      position: SourcePosition(line: index + 1, column: 1))
  }
  let subject = StringSubject(
    table: "L.xcstrings", key: "key", sourceLanguage: texts.first?.locale ?? "en",
    constraint: constraint, strings: strings.map { ("L.xcstrings", $0) })
  let outcome = await StringMeasurer(fonts: try bundledFonts(), samples: samples)
    .measure([subject], workers: 1)
  #expect(outcome.problems.isEmpty)
  return try #require(outcome.groups.first)
}

/// What a rule finds in one text.
func findings(
  _ rule: some StringRule, _ text: String, in constraint: TextConstraint,
  samples: PlaceholderSamples = PlaceholderSamples()
) async throws -> [Finding] {
  try await findings(rule, [("en", text)], in: constraint, samples: samples)
}

/// What a rule finds in one key in several languages, of which the first is the source.
func findings(
  _ rule: some StringRule, _ texts: [(locale: String, text: String)],
  in constraint: TextConstraint, samples: PlaceholderSamples = PlaceholderSamples()
) async throws -> [Finding] {
  let group = try await measured(texts, in: constraint, samples: samples)
  return try rule.findings(in: StringAuditInput(groups: [group]))
}

extension Finding {
  /// The value of a fact.
  func fact(_ name: String) -> Fact.Value? { facts.first { $0.name == name }?.value }
}
