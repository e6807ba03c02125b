import DynamicType
import TextLayout
import ViewLayout

/// Wide paddings that stay while the text beside them runs out of room.
struct ScaleSpacingFixed: ViewRule {
  let rule = Rule(
    id: "scale-spacing-fixed", severity: .minor,
    title: "Padding takes the room that a text lacks",
    why: """
      Margins and gaps that please at the default size are what a text needs first when it has three \
      times its size: every point of them is a letter that does not fit.
      """,
    guideline:
      "Apple, Human Interface Guidelines, Layout and Typography: adapt spacing to the size",
    advice: "make the padding smaller at accessibility sizes, or use system spacing",
    failing: "Text(title).padding(.horizontal, 60)",
    mended: "Text(title).padding(.horizontal, dynamicTypeSize.isAccessibilitySize ? 16 : 60)")

  /// Paddings of less than this part of the screen's width are no one's loss.
  static let part = 0.15

  func findings(in screen: AuditedScreen) -> [Finding] {
    let failures = screen.failures(of: .text) { sighting in
      sighting.category.isAccessibilityCategory
        && (sighting.lossCause == .lineLimit || FitMidWordBreak.splitsWord(sighting))
    }
    return failures.compactMap { failure in
      let width = screen.settings[failure.first.setting].environment.screen.width
      let padding = failure.first.horizontalPadding
      guard padding > width * Self.part else { return nil }
      return Finding(
        rule, at: failure.place(in: screen), outcome: .needsReview,
        message:
          "\(Wording.points(padding)) of padding stand beside \(failure.quoted), which lacks "
          + "room \(failure.sizes(of: screen))\(failure.whereIn(screen))",
        facts: [Fact("padding", .points(padding))]
          + failure.facts(in: screen, result: \.fitWords))
    }
  }
}

extension ViewSighting {
  /// The paddings at both sides of the view, its own and those around it, in points.
  fileprivate var horizontalPadding: Double {
    layout.index.ancestors(of: entry.index).reduce(0) { sum, ancestor in
      guard case .modified(_, .padding(let insets)) = ancestor.view.node.content else { return sum }
      return sum + max(insets.leading, 0) + max(insets.trailing, 0)
    }
  }
}
