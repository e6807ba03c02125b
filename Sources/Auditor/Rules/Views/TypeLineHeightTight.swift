import DynamicType
import FontBook
import TextLayout
import ViewLayout

/// Lines that stand closer than their letters are high.
struct TypeLineHeightTight: ViewRule {
  let rule = Rule(
    id: "type-line-height-tight", severity: .moderate,
    title: "Lines stand closer than their letters are high",
    why: """
      A line height below that of the font lets accents touch the descenders above, and cuts marks \
      of scripts that need more height: a fallback font is often taller.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: leading",
    advice: "leave the line height to the font, or make the spacing positive",
    failing: "Text(story).lineSpacing(-6)",
    mended: "Text(story)")

  /// Less than this is what the platform's own styles have, in parts of the size.
  ///
  /// Source: the leading of the type ramp is at most 4 % less than the lines of the font.
  static let tolerance = 0.06

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.failures(of: .text) { Self.overlap(of: $0) != nil }.map { failure in
      let overlap = failure.failing.compactMap { Self.overlap(of: $0) }.max() ?? 0
      return Finding(
        rule, at: failure.place(in: screen),
        message: "lines of \(failure.quoted) overlap by \(Wording.points(overlap)) "
          + failure.sizes(of: screen),
        facts: failure.facts(in: screen) { sighting in
          Self.overlap(of: sighting).map { "overlap by \(Wording.points($0))" } ?? "apart"
        })
    }
  }

  /// How far two lines reach into each other because the app says so; nil where they do not.
  private static func overlap(of sighting: ViewSighting) -> Double? {
    guard let text = sighting.view.text else { return nil }
    let style = text.paragraph.paragraphStyle
    guard style.lineSpacing < 0 || style.maximumLineHeight > 0 || style.lineHeightMultiple > 0
    else { return nil }
    // A multiple takes what is missing from the lines' ascents: the font knows how high it is.
    let face = text.paragraph.style.font.face
    let height = face.ascent(at: text.pointSize) + face.descent(at: text.pointSize)
    let overlap =
      zip(text.lines, text.lines.dropFirst())
      .map { height - ($1.baseline - $0.baseline) }.max() ?? 0
    return overlap > tolerance * text.pointSize ? overlap : nil
  }
}
