import DynamicType
import TextLayout
import ViewLayout

/// Rows of texts and controls that stay rows at accessibility sizes, to the harm of their texts.
struct LayoutHorizontalOnly: ViewRule {
  let rule = Rule(
    id: "layout-horizontal-only", severity: .moderate,
    title: "A row does not stack at accessibility sizes",
    why: """
      Side by side, two texts have half the width each, and a text beside a button less than that: \
      at three times the size a line holds a word or a syllable.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: stack inline layouts at "
      + "accessibility sizes",
    advice:
      "switch the axis by dynamicTypeSize.isAccessibilitySize, with AnyLayout or ViewThatFits",
    failing: "HStack { Text(\"Delivery address\"); Spacer(); Text(address) }",
    mended: "let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout()) : "
      + "AnyLayout(HStackLayout())")

  /// A text of fewer lines has room enough.
  static let lines = 3

  func findings(in screen: AuditedScreen) -> [Finding] {
    var seen: Set<String> = []
    return screen.failures(of: .text, where: Self.isCramped).compactMap { failure in
      guard let row = Self.row(around: failure.last), let text = failure.last.view.text,
        let stacked = Self.stackedText(of: failure, in: screen)
      else { return nil }
      let path = ViewPath.path(of: row, in: failure.last.layout, below: screen.subject.name)
      guard seen.insert(path).inserted else { return nil }
      return Finding(
        rule, at: failure.place(in: screen), outcome: failure.outcome,
        message: "\(failure.quoted) has \(Wording.count(text.lines.count, "line")) in "
          + "\(Wording.points(text.container.width)) at \(failure.last.category.shortName), "
          + "and the row stays a row\(failure.whereIn(screen))\(failure.caveat)",
        facts: failure.facts(in: screen, result: \.fitWords)
          + [Fact("stackedLines", .count(stacked.lines.count))],
        advice: "takes \(Wording.count(stacked.lines.count, "line")) stacked: switch the axis at "
          + "accessibility sizes")
    }
  }

  /// The text with its row made a column, where that halves its lines or keeps its words whole.
  static func stackedText(of failure: ViewFailure, in screen: AuditedScreen) -> TextLayout? {
    guard let text = failure.last.view.text,
      let layout = screen.layout(with: .stacked(failure.name), of: failure.last),
      let stacked = layout.view(failure.history.identity)?.view.text,
      stacked.lines.count * 2 <= text.lines.count || text.hasSplitWord && !stacked.hasSplitWord
    else { return nil }
    return stacked
  }

  /// Whether a text has little width and many lines in a row.
  static func isCramped(_ sighting: ViewSighting) -> Bool {
    guard sighting.category.isAccessibilityCategory, let text = sighting.view.text,
      !text.isTruncated, sighting.view.bar == nil, !sighting.isPlatformPart,
      text.lines.count >= lines || text.hasSplitWord,
      row(around: sighting) != nil
    else { return false }
    // What splits in a box of fixed width is told of there.
    return !LayoutFixedFrame.isSqueezed(sighting)
  }

  /// The nearest row around a text that holds another text or control.
  static func row(around sighting: ViewSighting) -> IndexedView? {
    let index = sighting.layout.index
    return index.ancestors(of: sighting.entry.index).first { ancestor in
      guard case .stack(let stack) = ancestor.view.node.content, stack.axis == .horizontal,
        ancestor.view.node.part == nil
      else { return false }
      return index.descendants(of: ancestor.index).contains { other in
        guard other.index != sighting.entry.index, other.view.node.part == nil else { return false }
        switch other.view.node.content {
        case .text: return true
        case .control(let control):
          return control.kind.isTouched
            && !(sighting.entry.index < other.end
              && sighting.entry.index > other.index)
        default: return false
        }
      }
    }
  }
}

extension TextLayout {
  /// Whether a word is split because it is wider than its line.
  var hasSplitWord: Bool { lines.contains { $0.ending == .emergencyBreak } }
}
