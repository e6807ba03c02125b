import DynamicType
import FontBook
import TextLayout
import ViewLayout

/// Screens in more than two font families.
struct TypeManyFamilies: ViewRule {
  let rule = Rule(
    id: "type-many-families", severity: .minor,
    title: "A screen mixes many font families",
    why: "With each family more, it is harder to tell by its letters what belongs together.",
    guideline: "Apple, Human Interface Guidelines, Typography: minimize the number of typefaces",
    advice: "use one or two families",
    failing: "one screen in Lato, Playfair Display and Comic Neue",
    mended: "the same screen in Lato")

  /// Families up to this many are usual.
  static let limit = 2

  func findings(in screen: AuditedScreen) -> [Finding] {
    var families: [String] = []
    for history in screen.histories(of: .text) {
      for style in history.sightings.first?.view.text?.paragraph.styles ?? [] {
        let family = style.typeset.font.face.family
        if !families.contains(family) { families.append(family) }
      }
    }
    guard families.count > Self.limit else { return [] }
    return [
      Finding(
        rule, at: screen.place,
        message: "\(screen.subject.name) is set in \(families.count) families: "
          + Wording.list(families), facts: [Fact("families", .list(families))])
    ]
  }
}
