import DynamicType
import TextLayout
import ViewLayout

extension TypeAllCaps: ViewRule {
  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .text).compactMap { history in
      guard let first = history.sightings.first, !first.isPlatformPart,
        let text = first.content?.text.text
      else { return nil }
      let count = Self.longestRun(text)
      guard count > Self.limit, let failure = ViewFailure(history, where: { _ in true }) else {
        return nil
      }
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\(failure.quoted) has \(count) letters in capitals",
        facts: [Fact("letters", .count(count))])
    }
  }
}
