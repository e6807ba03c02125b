import FontBook
import Glyphs

/// Fonts that lack characters of a language or of the app's texts.
struct FontMissingGlyphs: FontRule {
  let rule = Rule(
    id: "font-missing-glyphs", severity: .moderate,
    title: "A font lacks characters that are needed",
    why: """
      iOS draws a character that the font lacks with another font: it looks out of place, and it \
      may be higher or lower than the line that was made for it. A letter with an accent can be \
      stored as one character or as two; a font may have one form and not the other.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: custom fonts must be legible",
    advice: "use a font that has them for this language, or name a second one as its cascade",
    failing: "\"Re\u{219}i\u{21B}a\" in a font without \u{219} and \u{21B}",
    mended: "\"Re\u{219}i\u{21B}a\" in a font that covers Romanian")

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    guard !input.coverage.isEmpty else {
      throw NotRun("needs languages or texts; give them with --coverage")
    }
    var findings: [Finding] = []
    for target in input.coverage {
      var coverages: [(entry: FontAuditInput.Entry, coverage: Coverage)] = []
      do throws(FontBookError) {
        for entry in input.faces {
          let coverage = try target.coverage(of: entry.face)
          if !coverage.gaps.isEmpty { coverages.append((entry, coverage)) }
        }
      } catch {
        throw NotRun("\(error)")
      }
      let known = Dictionary(
        coverages.map { ($0.entry.place, $0.coverage) }, uniquingKeysWith: { first, _ in first })
      let groups = FaceGroup.groups(of: coverages.map(\.entry)) { entry in
        known[entry.place].map { Key(family: entry.face.description.family, gaps: $0.gaps) }
      }
      findings += groups.compactMap { group in
        known[group.first.place].map { finding(group, $0) }
      }
    }
    return findings
  }

  private struct Key: Hashable {
    let family: String
    let gaps: [Coverage.Gap]
  }

  private func finding(_ group: FaceGroup, _ coverage: Coverage) -> Finding {
    var place = group.first.place
    place.locale = coverage.target
    let isSerious = coverage.affectedTextCount * 2 > coverage.textCount
    let texts =
      coverage.textCount == 0
      ? "" : ", in \(coverage.affectedTextCount) of \(coverage.textCount) texts"
    return Finding(
      rule, at: place, occurrences: group.occurrences,
      severity: isSerious ? .serious : .moderate,
      message: "\(group.title) lacks \(coverage.gaps.count) of "
        + "\(Wording.count(coverage.itemCount, "character")) of \(coverage.target)\(texts): "
        + shown(coverage.gaps),
      facts: [
        Fact("target", .text(coverage.target)),
        Fact("missingCount", .count(coverage.gaps.count)),
        Fact("missing", .list(coverage.gaps.map(\.text))),
        Fact("codePoints", .list(coverage.gaps.map(\.codePoints))),
        Fact("affectedTexts", .count(coverage.affectedTextCount)),
      ])
  }

  /// The first of the characters, and the form that lacks where it is not both.
  private func shown(_ gaps: [Coverage.Gap]) -> String {
    let texts = gaps.prefix(8).map { gap in
      switch gap.form {
      case .both: "\(gap.text) (\(gap.codePoints))"
      case .composed: "\(gap.text) as one character (\(gap.codePoints))"
      case .decomposed: "\(gap.text) as letter and mark (\(gap.codePoints))"
      }
    }
    let rest = gaps.count - texts.count
    return texts.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
