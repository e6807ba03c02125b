import DynamicType
import TextLayout
import ViewLayout

/// Texts below the least size of the platform.
struct TypeTooSmall: ViewRule {
  let rule = Rule(
    id: "type-too-small", severity: .moderate,
    title: "A text is smaller than 11 points",
    why: "Below 11 points letters blur for many people at the distance at which a phone is held.",
    guideline:
      "Apple, Human Interface Guidelines, Typography: 11 pt is the least on iOS, 17 pt the "
      + "default",
    advice: "use at least 11 pt at L, such as the caption styles",
    failing: "Text(\"beta\").font(.system(size: 9))",
    mended: "Text(\"beta\").font(.caption2)")

  func findings(in screen: AuditedScreen) -> [Finding] {
    let failures = screen.failures(of: .text) { sighting in
      sighting.category == .large && sighting.view.bar == nil && !sighting.isPlatformPart
        && sighting.view.text?.scaleFactor == 1
        && sighting.pointSize.map { $0 < FitShrunkBelow.smallest } ?? false
    }
    return failures.compactMap { failure in
      guard let size = failure.first.pointSize else { return nil }
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\(failure.quoted) has \(Wording.points(size)) at L",
        facts: [Fact("pointSize", .points(size))])
    }
  }
}
