import DynamicType
import FontBook
import Glyphs
import TextLayout
import ViewLayout

/// Weights that are asked of a custom font which has no such face.
struct FontWeightIgnored: ViewRule {
  let rule = Rule(
    id: "font-weight-ignored", severity: .moderate,
    title: "A custom font has no face of the weight that is asked for",
    why: """
      A weight picks another face of the family. Where there is none, the text stays as it is, \
      without a word, and what should stand out does not.
      """,
    guideline: "Apple, \"Applying custom fonts to text\"; Font.weight(_:)",
    advice: "bundle the face and name it, or drop the weight",
    failing: "Font.custom(\"Lato-Regular\", size: 17).weight(.black), with Lato-Regular alone",
    mended: "Font.custom(\"Lato-Black\", size: 17), with Lato-Black bundled")

  /// Source: OpenType, OS/2, usWeightClass goes in steps of 100; half a step is no other weight.
  static let tolerance = 50

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .text).compactMap { history in
      guard let style = history.sightings(in: 0).first?.view.text?.paragraph.style,
        style.description.customName != nil,
        style.font.match != .missing(nearest: nil),
        let wanted = style.description.weight?.openTypeWeight
          ?? (style.description.isBold ? FontWeight.bold.openTypeWeight : nil)
      else { return nil }
      let face = style.font.face.face.description
      let own = Int(face.weightClass)
      guard !face.axes.contains(where: { $0.tag == "wght" }), abs(own - wanted) > Self.tolerance,
        let failure = ViewFailure(history, where: { $0.setting == 0 })
      else { return nil }
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\(failure.quoted) asks \(style.font.requestedName) for weight \(wanted) and gets "
          + "\(style.font.face.postScriptName) with \(own)",
        facts: [
          Fact("wanted", .count(wanted)), Fact("weight", .count(own)),
          Fact("font", .text(style.font.face.postScriptName)),
        ])
    }
  }
}
