import DynamicType
import TextLayout
import ViewLayout

extension FitTight: ViewRule {
  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .text).compactMap { history in
      // What is cut at some size is told of there.
      guard !history.sightings.contains(where: { $0.lossCause != nil }),
        let failure = ViewFailure(history, where: { Self.isTight($0) }),
        let text = failure.first.view.text
      else { return nil }
      return Finding(
        rule, at: failure.place(in: screen),
        outcome: failure.outcome,
        message: "\(failure.quoted) has \(Wording.points(text.slack)) left "
          + "\(failure.sizes(of: screen))\(failure.whereIn(screen))",
        facts: failure.fitFacts + [Fact("tightSlack", .points(text.slack))]
          + failure.facts(in: screen, result: \.fitWords))
    }
  }

  /// Whether a text that has all its permitted lines would be cut with 1 pt or 2 % less room.
  private static func isTight(_ sighting: ViewSighting) -> Bool {
    guard let text = sighting.view.text, let limit = text.container.lineLimit,
      text.container.width.isFinite, text.scaleFactor == 1, text.lines.count == limit,
      sighting.view.bar == nil, !sighting.isPlatformPart,
      (ContentSizeCategory.large ... .extraExtraExtraLarge).contains(sighting.category)
    else { return false }
    var container = text.container
    container.width = max(container.width - max(1, container.width * 0.02), 0)
    return (try? text.paragraph.fits(at: text.category, in: container)) == false
  }
}
