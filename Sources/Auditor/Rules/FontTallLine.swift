import FontBook
import Glyphs

/// Fonts whose lines are much taller than their size.
struct FontTallLine: FontRule {
  let rule = Rule(
    id: "font-tall-line", severity: .minor,
    title: "Lines are taller than one and a half times the size",
    why: """
      The system font takes 1.19 times its size for a line. With a font that takes much more, \
      every height that was chosen for the system font is too small: fewer lines fit, and frames \
      and buttons cut them.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: leading",
    advice: "leave room for the taller lines; never fix the height of text in this font",
    failing: "ascent + descent = 1.75 em: a line of 17 pt takes 29.75 pt",
    mended: "ascent + descent = 1.2 em: a line of 17 pt takes 20.4 pt")

  /// Lines of more than this part of the size are tall.
  static let limit = 1.5

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    FaceGroup.groups(of: input.faces) { entry -> String? in
      let metrics = MetricsInPoints(entry.face.description.metrics, pointSize: 1)
      guard metrics.lineHeight > Self.limit else { return nil }
      return entry.face.description.family
    }.map { group in
      let metrics = MetricsInPoints(
        group.first.face.description.metrics, pointSize: Wording.pointSize)
      return Finding(
        rule, at: group.first.place, occurrences: group.occurrences,
        message: "\(group.title) takes \(Wording.em(metrics.lineHeight / metrics.pointSize)) "
          + "a line: \(Wording.points(metrics.lineHeight)) at 17 pt; SF takes 20.29 pt",
        facts: [
          Fact("lineHeight", .points(metrics.lineHeight)),
          Fact("lineHeightPerEm", .ratio(metrics.lineHeight / metrics.pointSize)),
        ])
    }
  }
}
