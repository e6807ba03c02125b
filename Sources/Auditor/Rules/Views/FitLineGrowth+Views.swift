import DynamicType
import TextLayout
import ViewLayout

extension FitLineGrowth: ViewRule {
  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .text).compactMap { history in
      let usual = history.sighting(in: 0, at: .large)?.view.text?.lines.count ?? 1
      func isGrown(_ sighting: ViewSighting) -> Bool {
        guard let text = sighting.view.text, !text.isTruncated else { return false }
        // Running text may have any number of lines; growth counts for what was short.
        let isControl = sighting.control != nil
        guard isControl || usual <= Self.growthLimit else { return false }
        let limit = isControl ? Self.controlLimit : Self.textLimit
        return text.lines.count > limit
          || text.lines.count > max(Self.growthLimit * usual, Self.controlLimit)
      }
      guard let failure = ViewFailure(history, where: isGrown) else { return nil }
      let lines = failure.last.view.text?.lines.count ?? 0
      return Finding(
        rule, at: failure.place(in: screen), outcome: failure.outcome,
        message:
          "\(failure.quoted) takes \(lines) lines at \(failure.last.category.shortName), and "
          + "\(Wording.count(usual, "line")) at L\(failure.whereIn(screen))",
        facts: failure.facts(in: screen, result: \.fitWords),
        advice: screen.growthAdvice(failure, limit: lines))
    }
  }
}

extension AuditedScreen {
  /// How many lines a text takes when its row is stacked; nil where that changes nothing.
  func growthAdvice(_ failure: ViewFailure, limit: Int) -> String? {
    let remedy = ViewRemedy.stacked(failure.name)
    guard let layout = layout(with: remedy, of: failure.last),
      let lines = layout.view(failure.history.identity)?.view.text?.lines.count,
      lines * 2 <= limit
    else { return nil }
    return "takes \(Wording.count(lines, "line")) when its row is stacked"
  }
}
