import DynamicType
import TextLayout

/// Texts that take many more lines at large sizes.
struct FitLineGrowth: StringRule {
  let rule = Rule(
    id: "fit-line-growth", severity: .minor,
    title: "A text takes very many lines at large sizes",
    why: """
      A control of six lines no longer looks like one, and a paragraph that fills the screen pushes \
      away what people came for.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: prioritize important content as "
      + "text grows",
    advice: "shorten the text, or give it the whole width at accessibility sizes",
    failing: "a button with 2 lines at L and 7 at AX5",
    mended: "the same button stacked, in the whole width: 3 lines at AX5")

  /// The most lines of a control, and of other texts.
  static let controlLimit = 5
  static let textLimit = 10
  /// How many times the lines at the default size are still moderate growth.
  static let growthLimit = 3

  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding] {
    try input.requiredGroups().compactMap { group in
      guard group.constraint.container.lineLimit == nil else { return nil }
      let grown = group.worstByLocale.filter { string in
        firstGrown(string) != nil
      }
      guard let first = grown.first, let at = firstGrown(first) else { return nil }
      return Finding(
        rule, at: first.place, occurrences: grown.dropFirst().map(\.place),
        message: "\(first.quoted) takes \(at.lineCount) lines at \(at.category.shortName) in "
          + "\(group.constraint.room), and \(Wording.count(first.defaultLineCount, "line")) at L",
        facts: first.fitFacts)
    }
  }

  private func firstGrown(_ string: MeasuredString) -> SizeResult? {
    let isControl = string.constraint.role == .control || string.constraint.role == .bar
    let limit = isControl ? Self.controlLimit : Self.textLimit
    // From 1 line to 4 is no loss by itself; growth counts from the limit of controls on.
    return string.results.first { result in
      result.lineCount > limit
        || result.lineCount
          > max(
            Self.growthLimit * string.defaultLineCount, Self.controlLimit)
    }
  }
}
