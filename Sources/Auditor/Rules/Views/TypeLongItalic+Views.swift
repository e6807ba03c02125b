import DynamicType
import FontBook
import Glyphs
import TextLayout
import ViewLayout

extension TypeLongItalic: ViewRule {
  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .text).compactMap { history in
      guard let run = history.sightings.first?.longestItalic, run > Self.limit,
        let failure = ViewFailure(history, where: { _ in true })
      else { return nil }
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\(failure.quoted) has \(run) characters in italics",
        facts: [Fact("characters", .count(run))])
    }
  }
}

extension ViewSighting {
  /// The characters of the longest part in italics.
  fileprivate var longestItalic: Int {
    guard let text = view.text, let content else { return 0 }
    return content.text.runs.map { run in
      let style = text.paragraph.styles.first { $0.attributes == run.attributes }
      let isItalic =
        run.attributes.font.isItalic || style?.typeset.font.face.face.description.isItalic == true
      return isItalic ? run.text.count : 0
    }.max() ?? 0
  }
}
