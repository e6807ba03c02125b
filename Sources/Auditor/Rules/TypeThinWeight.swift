import FontBook
import Glyphs

/// Faces that are too thin for small text.
struct TypeThinWeight: FontRule {
  let rule = Rule(
    id: "type-thin-weight", severity: .moderate,
    title: "A font is thinner than Regular",
    why: """
      Thin strokes fade, most of all in small text, on bright days and for people with low vision. \
      A larger size helps a little; only from about 28 points on does a thin weight do no harm.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: avoid Ultralight, Thin and Light; "
      + "prefer Regular, Medium, Semibold or Bold",
    advice: "use Regular or bolder for text under 28 pt",
    failing: "Font.custom(\"Lato-Light\", size: 17, relativeTo: .body)",
    mended: "Font.custom(\"Lato-Regular\", size: 17, relativeTo: .body)")

  /// Weights below this are thin: halfway from Light to Regular.
  ///
  /// Source: OpenType, OS/2, usWeightClass: 300 is Light, 400 Regular.
  static let limit = 350

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    FaceGroup.groups(of: input.faces) { entry -> String? in
      // A variable font brings its thin instances along, wanted or not.
      guard entry.isForText, entry.face.description.instances.isEmpty,
        entry.face.description.weightClass < Self.limit, input.mayUse(entry)
      else { return nil }
      return entry.face.description.family
    }.map { group in
      let weights = group.entries.map { entry in
        "\(entry.face.description.postScriptName) \(entry.face.description.weightClass)"
      }
      return Finding(
        rule, at: group.first.place, occurrences: group.occurrences, outcome: .needsReview,
        message: "\(group.title) \(group.entries.count == 1 ? "is" : "are") thinner than Regular: "
          + Wording.list(weights),
        facts: [Fact("weights", .list(weights))])
    }
  }
}
