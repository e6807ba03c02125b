import DynamicType
import ViewLayout

/// Custom fonts that grow by the curve of a style they are not like.
struct ScaleStyleMismatch: ViewRule {
  let rule = Rule(
    id: "scale-style-mismatch", severity: .moderate,
    title: "A font grows by the curve of another style",
    why: """
      Each text style grows in its own way: captions more than threefold, large titles less than \
      twofold. A title that follows body, which it does where no style is named, becomes enormous; a \
      note that follows a title stays small.
      """,
    guideline: "Apple, Font.custom(_:size:relativeTo:); UIFontMetrics(forTextStyle:)",
    advice: "name the text style of its role with relativeTo:",
    failing: "Font.custom(\"Lato-Bold\", size: 34)",
    mended: "Font.custom(\"Lato-Bold\", size: 34, relativeTo: .largeTitle)")

  /// How far a size at L may be from that of the style.
  ///
  /// Source: the style whose curve fits has a size within about a third of it; neighbouring styles
  /// of the ramp lie nearer than that.
  static let tolerance = 0.35

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .text).compactMap { history in
      guard
        let sighting = history.sighting(in: 0, at: .large) ?? history.sightings.first,
        let font = sighting.content?.font, let size = font.givenSize,
        let style = font.metrics?.textStyle,
        let usual = TypeRamp.iOS.size(of: style, at: .large),
        abs(size / usual - 1) > Self.tolerance,
        let failure = ViewFailure(history, where: { $0.category == sighting.category })
      else { return nil }
      let better = TextStyle.nearest(to: size, weight: font.weight)
      guard better != style else { return nil }
      let last = history.sightings(in: sighting.setting).last
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\(failure.quoted) has \(Wording.length(size)) pt and grows like "
          + ".\(style.swiftUIName), which has \(Wording.length(usual)) pt",
        facts: [
          Fact("pointSize", .points(size)), Fact("relativeTo", .text(style.swiftUIName)),
          Fact("nearestStyle", .text(better.swiftUIName)),
          Fact("largest", .points(last?.pointSize ?? size)),
        ], advice: "use relativeTo: .\(better.swiftUIName)\(better.sizeWords)")
    }
  }
}
