import DynamicType
import ViewLayout

/// Sizes that are scaled, and given to a font that scales them again.
struct ScaleDouble: ViewRule {
  let rule = Rule(
    id: "scale-double", severity: .serious,
    title: "A size is scaled twice",
    why: """
      Font.custom(_:size:) scales its size by itself. A size that a ScaledMetric has scaled already \
      grows with the square: 17 points become 135 instead of 48 at AX5.
      """,
    guideline: "Apple, Font.custom(_:fixedSize:): for sizes that are scaled elsewhere",
    advice: "use fixedSize: with the scaled value, or size: with the plain number",
    failing: "@ScaledMetric var size = 17.0; Font.custom(\"Lato-Regular\", size: size)",
    mended: "@ScaledMetric var size = 17.0; Font.custom(\"Lato-Regular\", fixedSize: size)")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .text).compactMap { history in
      guard let (first, last) = history.ends else { return nil }
      let usual = history.sighting(in: 0, at: .large) ?? first
      guard
        let font = usual.content?.font, let other = last.content?.font,
        font.isScaled, other.isScaled, let size = font.givenSize, let grown = other.givenSize,
        grown.hasGrown(from: size),
        let failure = ViewFailure(history, where: { $0.category > usual.category })
      else { return nil }
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\(failure.quoted) is given \(Wording.length(grown)) pt at "
          + "\(last.category.shortName) for \(Wording.length(size)) pt at L, and scales that to "
          + Wording.points(last.pointSize ?? 0),
        facts: failure.facts(in: screen) { Wording.points($0.pointSize ?? 0) })
    }
  }
}
