import DynamicType
import TextLayout
import ViewLayout

/// Letter spacing in points on text that grows.
struct TypeTracking: ViewRule {
  let rule = Rule(
    id: "type-tracking", severity: .minor,
    title: "Letter spacing does not grow with the text",
    why: """
      Two points between small letters are airy; between letters three times as large they are \
      nothing, and what was to be loosened stands tight. The system font has spacing for each size.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: tracking depends on the size",
    advice: "scale the tracking with ScaledMetric, or leave it to the font",
    failing: "Text(\"CHAPTER ONE\").font(.caption).tracking(2)",
    mended: "Text(\"CHAPTER ONE\").font(.caption).tracking(scaledTracking)")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .text).compactMap { history in
      guard let (first, last) = history.ends, let small = first.pointSize,
        let large = last.pointSize, large.hasGrown(from: small),
        let before = first.content?.spacing, let after = last.content?.spacing,
        before != 0, before == after,
        let failure = ViewFailure(history, where: { $0.setting == 0 })
      else { return nil }
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\(failure.quoted) has \(Wording.points(before)) between letters at "
          + "\(Wording.points(small)) and at \(Wording.points(large))",
        facts: [Fact("tracking", .points(before))])
    }
  }
}

extension TextContent {
  /// The points between letters where the text begins.
  fileprivate var spacing: Double {
    guard let attributes = text.runs.first?.attributes else { return 0 }
    return attributes.tracking + (attributes.kerning ?? 0)
  }
}
