import DynamicType
import TextLayout
import ViewLayout

/// Icons that stay small beside a text that grows.
struct IconNotScaling: ViewRule {
  let rule = Rule(
    id: "icon-not-scaling", severity: .moderate,
    title: "An icon does not grow with the text beside it",
    why: """
      Who needs large letters needs large signs as well. An icon that means something and stays at \
      its size cannot be made out beside text three times as high.
      """,
    guideline:
      "Apple, Human Interface Guidelines, Typography: increase the size of meaningful icons "
      + "as text grows",
    advice: "give the symbol a text style, or scale the frame with ScaledMetric; hide it from "
      + "accessibility if it only decorates",
    failing: "HStack { Image(systemName: \"bell\").font(.system(size: 16)); Text(\"Alerts\") }",
    mended: "Label(\"Alerts\", systemImage: \"bell\")")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .image).compactMap { history in
      guard let (first, last) = history.ends, first.view.node.part == nil, first.view.bar == nil,
        !first.entry.isUntold,
        !BarNoLargeContent.isInCustomBar(first), last.view.category == last.category,
        !last.view.frame.height.hasGrown(from: first.view.frame.height),
        let text = Self.textBeside(first),
        let identity = first.layout.identities[text.index],
        let grown = last.layout.view(identity)?.view.text, let small = text.view.text,
        grown.pointSize.hasGrown(from: small.pointSize),
        // A picture that is as high as the largest letters beside it can be made out with them.
        last.view.frame.height < grown.pointSize,
        let failure = ViewFailure(history, where: { $0.setting == 0 && $0.category > .large })
      else { return nil }
      return Finding(
        rule, at: failure.place(in: screen),
        message: "the icon \"\(history.identity.name)\" stays "
          + "\(Wording.points(last.view.frame.height)) high while "
          + "\(Wording.quoted(grown.paragraph.text)) beside it grows from "
          + "\(Wording.points(small.pointSize)) to \(Wording.points(grown.pointSize))",
        facts: [Fact("height", .points(last.view.frame.height))])
    }
  }

  /// A text in the same row or label as a picture.
  private static func textBeside(_ sighting: ViewSighting) -> IndexedView? {
    let index = sighting.layout.index
    let row = index.ancestors(of: sighting.entry.index).first { ancestor in
      if case .stack(let stack) = ancestor.view.node.content {
        stack.axis == .horizontal
      } else {
        false
      }
    }
    guard let row else { return nil }
    return index.descendants(of: row.index).first { other in
      if case .text = other.view.node.content { !other.isHidden } else { false }
    }
  }
}

extension TextLayout {
  /// The size of the text's first font as it is shown, in points.
  var pointSize: Double { paragraph.style.size(at: category).pointSize * scaleFactor }
}
