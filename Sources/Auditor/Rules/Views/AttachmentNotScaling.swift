import DynamicType
import TextLayout
import ViewLayout

/// Pictures in texts that do not grow with them.
struct AttachmentNotScaling: ViewRule {
  let rule = Rule(
    id: "attachment-not-scaling", severity: .moderate,
    title: "A picture in a text does not grow with it",
    why: """
      A sign that stands in a sentence is read with it. At its first size between letters three \
      times as large, it is a speck on the text baseline.
      """,
    guideline:
      "Apple, Human Interface Guidelines, Typography: increase the size of meaningful icons",
    advice: "use a symbol, or scale the picture with the font",
    failing: "Text(\"Share \\(Image(\"share\"))\")",
    mended: "Text(\"Share \\(Image(systemName: \"square.and.arrow.up\"))\")")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .text).compactMap { history in
      guard let (first, last) = history.ends,
        let small = first.content?.attachments, let large = last.content?.attachments,
        small.count == large.count, let text = last.view.text, let other = first.view.text,
        text.pointSize.hasGrown(from: other.pointSize),
        let fixed = zip(small, large).first(where: {
          $0.relativeTo == nil && $0.height >= $1.height
        }),
        let failure = ViewFailure(history, where: { $0.setting == 0 })
      else { return nil }
      return Finding(
        rule, at: failure.place(in: screen),
        message:
          "a picture in \(failure.quoted) stays \(Wording.points(fixed.1.height)) high while "
          + "the text grows to \(Wording.points(text.pointSize))",
        facts: [Fact("height", .points(fixed.1.height))])
    }
  }
}

extension TextContent {
  fileprivate var attachments: [TextAttachment] { text.runs.compactMap(\.attachment) }
}
