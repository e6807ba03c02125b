import DynamicType
import TextLayout

/// Texts whose ink reaches out of their lines.
struct FitClippedInk: StringRule {
  let rule = Rule(
    id: "fit-clipped-ink", severity: .moderate,
    title: "Ink reaches out of the box of the text",
    why: """
      Stacked marks, deep descenders, emoji and slanted letters can reach beyond the ascent and \
      descent of a font. Whatever clips to the text's box, such as a cell, a button or a mask, cuts \
      them off.
      """,
    guideline: "WCAG 2.2, 1.4.4 Resize Text: without loss of content",
    advice: "add an inset, raise the line height, or do not clip to the text's bounds",
    failing: "Thai or Vietnamese with two marks on a letter, in a font made for Latin, in a "
      + "clipping cell",
    mended: "the same cell with room above, or a font that counts the marks in its ascent")

  /// Ink beyond this many points is reported: a pixel of the coarsest display that runs iOS.
  static let smallest = 1.0
  /// Ink beyond this part of the size is serious.
  static let seriousPart = 0.08

  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding] {
    try input.requiredGroups().compactMap { group in
      let clipped = group.worstByLocale.filter { Self.worst($0).0 >= Self.smallest }
      guard let first = clipped.first else { return nil }
      let (reach, side, result) = Self.worst(first)
      guard let result else { return nil }
      let part = reach / result.pointSize
      return Finding(
        rule, at: first.place, occurrences: clipped.dropFirst().map(\.place),
        severity: part > Self.seriousPart ? .serious : .moderate,
        // Only what clips cuts it off, and that is not known from a table of strings.
        outcome: .needsReview,
        message: "the ink of \(first.quoted) reaches \(Wording.points(reach)) beyond its "
          + "\(side) at \(result.category.shortName)",
        facts: first.fitFacts + [Fact("reach", .points(reach)), Fact("reachPerEm", .ratio(part))])
    }
  }

  /// The furthest reach over all sizes, and on which side.
  private static func worst(_ string: MeasuredString) -> (Double, String, SizeResult?) {
    var worst: (Double, String, SizeResult?) = (0, "", nil)
    for result in string.results {
      let ink = result.inkOverflow
      let sides = [
        (ink.top, "top"), (ink.bottom, "bottom"), (ink.left, "left end"), (ink.right, "right end"),
      ]
      for (reach, side) in sides where reach > worst.0 { worst = (reach, side, result) }
    }
    return worst
  }
}
