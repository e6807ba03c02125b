import DynamicType
import ViewLayout

/// Texts in a custom font at a size that never changes.
struct ScaleCustomFixed: ViewRule {
  let rule = Rule(
    id: "scale-custom-fixed", severity: .serious,
    title: "A text in a custom font has a fixed size",
    why: """
      A brand font with fixedSize: stays as small as it is, beside system texts that are three times \
      as large.
      """,
    guideline: "WCAG 2.2, 1.4.4 Resize Text; Apple, \"Applying custom fonts to text\"",
    advice: "use size:relativeTo: with the text style of its role",
    failing: "Text(\"Fine print\").font(.custom(\"Lato-Regular\", fixedSize: 12))",
    mended: "Text(\"Fine print\").font(.custom(\"Lato-Regular\", size: 12, relativeTo: .caption))")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.fixedTexts { $0.customName != nil }.map { failure, font in
      let size = font.givenSize ?? 0
      let name = font.customName ?? ""
      let style = TextStyle.nearest(to: size, weight: font.weight).swiftUIName
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\(failure.quoted) stays at \(Wording.length(size)) pt in \(name) at every size",
        facts: [Fact("pointSize", .points(size)), Fact("font", .text(name))],
        advice: "use .custom(\"\(name)\", size: \(Wording.length(size)), relativeTo: .\(style))")
    }
  }
}
