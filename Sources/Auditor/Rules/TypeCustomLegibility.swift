import DynamicType
import FontBook
import Glyphs

/// Fonts that look smaller than the system font at the same size.
struct TypeCustomLegibility: FontRule {
  let rule = Rule(
    id: "type-custom-legibility", severity: .minor,
    title: "A font looks smaller than its size",
    why: """
      A size says how high a font's box is, not how high its letters are. Letters that are lower \
      than those of the system font look smaller at every size, and at the smallest styles they \
      are below what iOS takes for legible.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: custom fonts must be legible; at "
      + "least 11 pt on iOS",
    advice: "ask for larger sizes of this font",
    failing: "a font with capitals of 0.6 em at 11 pt: as high as those of SF at 9.4 pt",
    mended: "the font at 13 pt")

  /// The least size that is legible, and one point less, at which the system font is not.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography: minimum size on iOS.
  private static let least = 11.0
  private static let illegible = 10.0

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    let system = SystemFontMetrics.iOS.capHeight
    return FaceGroup.groups(of: input.faces) { entry -> Key? in
      guard entry.isForText, input.mayUse(entry) else { return nil }
      let description = entry.face.description
      let metrics = MetricsInPoints(description.metrics, pointSize: Self.least)
      guard metrics.capHeight > 0, metrics.capHeight <= system * Self.illegible else { return nil }
      return Key(family: description.family, capHeight: metrics.capHeight)
    }.map { group in
      let metrics = MetricsInPoints(
        group.first.face.description.metrics, pointSize: Self.least)
      let looks = metrics.capHeight / system
      let factor = Self.least / looks
      return Finding(
        rule, at: group.first.place, occurrences: group.occurrences, outcome: .needsReview,
        message: "\(group.title) at 11 pt looks like SF at \(Wording.points(looks)): its capitals "
          + "are \(Wording.em(metrics.capHeight / Self.least)) high, those of SF "
          + Wording.em(system),
        facts: [
          Fact("capHeightPerEm", .ratio(metrics.capHeight / Self.least)),
          Fact("looksLike", .points(looks)), Fact("sizeFactor", .ratio(factor)),
        ],
        advice: "ask for \(Wording.length(17 * factor)) pt where the system font would have 17")
    }
  }

  private struct Key: Hashable {
    let family: String
    let capHeight: Double
  }
}
