import AppProject

/// Texts that are wrapped by hand.
struct LayoutHardNewline: StringRule {
  let rule = Rule(
    id: "layout-hard-newline", severity: .minor,
    title: "A text is wrapped by hand",
    why: """
      A line end or a row of spaces in the middle of a sentence fits one size on one device. At \
      every other, lines end too early, and in translations they end in odd places.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: text reflows as its size changes",
    advice: "remove it, and let the text wrap",
    failing: "\"Swipe up to see\\nyour saved books\"",
    mended: "\"Swipe up to see your saved books\"")

  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding] {
    try input.requiredGroups().compactMap { group in
      let wrapped = group.worstByLocale.filter { Self.reason($0.string.text) != nil }
      guard let first = wrapped.first, let reason = Self.reason(first.string.text) else {
        return nil
      }
      return Finding(
        rule, at: first.place, occurrences: wrapped.dropFirst().map(\.place),
        message: "\(first.quoted) has \(reason)", facts: [Fact("text", .text(first.string.text))])
    }
  }

  /// What shapes lines by hand; nil when nothing does.
  ///
  /// A paragraph, an item of a list, and a line end behind the end of a sentence are as they should
  /// be; so are two spaces behind a sentence, which is a habit of typing.
  static func reason(_ text: String) -> String? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (line, next) in zip(lines, lines.dropFirst()) {
      guard let last = line.last(where: { !$0.isWhitespace }),
        let first = next.first(where: { !$0.isWhitespace })
      else { continue }
      let isEnd = Self.endings.contains(last)
      let isItem = Self.bullets.contains(first) || first.isNumber
      if !isEnd && !isItem { return "a line end in the middle of a sentence" }
    }
    for line in lines where line.contains("  ") {
      let isRow = line.contains("   ")
      let isGap = line.firstMatch(of: /[^\s.!?:;…。] {2}\S/) != nil
      if isRow || isGap { return "a row of spaces" }
    }
    return nil
  }

  private static let endings: Set<Character> = [
    ".", "!", "?", ":", ";", "…", "。", "！", "？", "：", "؟", "।", "။", "։", ")", "\"", "”", "»", "」",
    ",", "،", "、",
  ]
  private static let bullets: Set<Character> = ["•", "-", "–", "—", "*", "·", "▪", "◦", "✓", "✔"]
}
