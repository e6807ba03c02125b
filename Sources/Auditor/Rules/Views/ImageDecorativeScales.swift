import DynamicType
import ViewLayout

/// Pictures that only decorate, and grow with the text.
struct ImageDecorativeScales: ViewRule {
  let rule = Rule(
    id: "image-decorative-scales", severity: .minor,
    title: "A decorative picture grows with the text",
    why: """
      A picture that assistive technology passes over says nothing. Where it grows with the text, it \
      takes the room that the text needs.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: keep the size of decoration",
    advice: "keep its size, or leave it out at accessibility sizes",
    failing:
      "Image(\"confetti\").resizable().frame(height: scaledHeight).accessibilityHidden(true)",
    mended: "Image(\"confetti\").resizable().frame(height: 80).accessibilityHidden(true)")

  /// Growth of less than half is no one's loss.
  static let growth = 1.5

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .image).compactMap { history in
      let own = history.sightings(in: 0)
      guard let usual = own.first(where: { $0.category >= .large }), let last = own.last,
        usual.category < last.category, usual.view.node.part == nil, usual.entry.isUntold,
        usual.view.frame.height > 0,
        // A symbol as large as a text takes no more room than a word.
        usual.view.frame.height >= 44,
        last.view.frame.height > usual.view.frame.height * Self.growth,
        let failure = ViewFailure(history, where: { $0.setting == 0 && $0.category > .large })
      else { return nil }
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\"\(history.identity.name)\" decorates, and grows from "
          + "\(Wording.points(usual.view.frame.height)) to \(Wording.points(last.view.frame.height))",
        facts: failure.facts(in: screen) { Wording.points($0.view.frame.height) })
    }
  }
}
