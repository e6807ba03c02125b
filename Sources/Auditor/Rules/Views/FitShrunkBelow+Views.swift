import DynamicType
import TextLayout
import ViewLayout

extension FitShrunkBelow: ViewRule {
  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .text).compactMap { history in
      let usual = history.sighting(in: 0, at: .large).flatMap { sighting in
        sighting.view.text.map { $0.paragraph.style.size(at: .large).pointSize }
      }
      guard let usual,
        let failure = ViewFailure(history, where: { Self.isShrunk($0, below: usual) })
      else { return nil }
      let name = history.identity.name
      let size = failure.failing.compactMap(\.pointSize).min() ?? 0
      return Finding(
        rule, at: failure.place(in: screen), outcome: failure.outcome,
        message: "\(failure.quoted) shrinks to \(Wording.points(size)) \(failure.sizes(of: screen))"
          + "\(failure.whereIn(screen)); at L it has \(Wording.points(usual))",
        facts: failure.fitFacts
          + failure.facts(in: screen) { Wording.points($0.pointSize ?? 0) },
        advice: screen.advice(
          failure,
          trying: [
            ViewRemedy(words: "without the scale factor and the line limit") { root in
              root.changingTexts(named: name) { text in
                text.minimumScaleFactor = 1
                text.lineLimit = nil
              }
            }
          ]))
    }
  }

  private static func isShrunk(_ sighting: ViewSighting, below usual: Double) -> Bool {
    guard let text = sighting.view.text, text.scaleFactor < 1, let size = sighting.pointSize else {
      return false
    }
    return size < smallest || sighting.category >= .large && size < usual
  }
}
