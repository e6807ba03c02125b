import DynamicType
import TextLayout
import ViewLayout

/// Texts of which a part grows and a part does not.
struct ScaleAttributedMixed: ViewRule {
  let rule = Rule(
    id: "scale-attributed-mixed", severity: .moderate,
    title: "A part of a text does not grow with the rest",
    why: """
      A price, a unit or a link in a fixed size inside a text that grows becomes the smallest thing \
      on the screen, in the middle of a sentence.
      """,
    guideline: "WCAG 2.2, 1.4.4 Resize Text",
    advice: "give every part a text style or a font that scales",
    failing: "Text(\"12\").font(.title) + Text(\"€\").font(.system(size: 12))",
    mended: "Text(\"12\").font(.title) + Text(\"€\").font(.caption)")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .text).compactMap { history in
      guard let ends = history.ends, let first = ends.smallest.view.text,
        let last = ends.largest.view.text
      else { return nil }
      let grows = zip(first.paragraph.styles, last.paragraph.styles).map { small, large in
        small.typeset.size(at: first.category).pointSize
          < large.typeset.size(at: last.category).pointSize
      }
      guard grows.contains(true), let fixed = grows.firstIndex(of: false),
        let failure = ViewFailure(history, where: { $0.setting == 0 })
      else { return nil }
      let style = first.paragraph.styles[fixed]
      let size = style.typeset.size(at: first.category).pointSize
      return Finding(
        rule, at: failure.place(in: screen),
        message:
          "a part of \(failure.quoted) stays at \(Wording.points(size)) while the rest grows",
        facts: [Fact("style", .text(style.attributes.font.description))])
    }
  }
}
