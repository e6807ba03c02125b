import DynamicType
import FontBook
import Glyphs
import TextLayout
import ViewLayout

extension TypeThinWeight: ViewRule {
  /// From this size on, thin strokes do no harm, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography: light weights at large sizes only.
  private static let harmless = 28.0

  func findings(in screen: AuditedScreen) -> [Finding] {
    let failures = screen.failures(of: .text) { sighting in
      guard let size = sighting.pointSize, size < Self.harmless else { return false }
      return Self.weight(of: sighting).map { $0 < Self.limit } ?? false
    }
    return failures.compactMap { failure in
      guard let weight = Self.weight(of: failure.first) else { return nil }
      return Finding(
        rule, at: failure.place(in: screen),
        message:
          "\(failure.quoted) has weight \(weight) at \(Wording.points(failure.first.pointSize ?? 0))",
        facts: [Fact("weight", .count(weight))] + failure.fitFacts.prefix(2))
    }
  }

  /// The weight that a text is asked for, or that its face has.
  private static func weight(of sighting: ViewSighting) -> Int? {
    guard let style = sighting.view.text?.paragraph.style else { return nil }
    if let asked = style.description.weight { return asked.openTypeWeight }
    return style.description.customName == nil
      ? nil : Int(style.font.face.face.description.weightClass)
  }
}
