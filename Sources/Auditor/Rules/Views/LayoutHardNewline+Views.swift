import DynamicType
import TextLayout
import ViewLayout

extension LayoutHardNewline: ViewRule {
  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .text).compactMap { history in
      // Texts of catalogs are told of in the catalog, and samples are not the app's.
      guard let content = history.sightings.first?.content, content.isWrittenHere,
        let reason = Self.reason(content.text.text),
        let failure = ViewFailure(history, where: { $0.setting == 0 })
      else { return nil }
      return Finding(
        rule, at: failure.place(in: screen), message: "\(failure.quoted) has \(reason)",
        facts: [Fact("text", .text(content.text.text))])
    }
  }
}
