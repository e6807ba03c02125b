import AppProject

/// Long texts in capitals.
struct TypeAllCaps: StringRule {
  let rule = Rule(
    id: "type-all-caps", severity: .minor,
    title: "A long text is set in capitals",
    why: """
      Words in capitals lose their shape, take about a fifth more width, and are spelt out by some \
      screen readers.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography; Accessibility: avoid all capitals "
      + "for long passages",
    advice: "write it as a sentence",
    failing: "\"YOUR LIBRARY CARD HAS EXPIRED\"",
    mended: "\"Your library card has expired\"")

  /// Runs of more letters than this are long.
  static let limit = 20

  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding] {
    try input.requiredGroups().compactMap { group in
      let long = group.worstByLocale.filter { Self.longestRun($0.shownText) > Self.limit }
      guard let first = long.first else { return nil }
      let count = Self.longestRun(first.shownText)
      return Finding(
        rule, at: first.place, occurrences: long.dropFirst().map(\.place),
        message: "\(first.quoted) has \(count) letters in capitals",
        facts: [Fact("letters", .count(count))])
    }
  }

  /// The most letters in capitals without a small letter between; signs and spaces do not count.
  ///
  /// Scripts without capitals have no run.
  static func longestRun(_ text: String) -> Int {
    var (longest, run) = (0, 0)
    for character in text where character.isCased {
      run = character.isUppercase ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

extension MeasuredString {
  /// The text without what samples put in.
  fileprivate var shownText: String {
    constraint.isUppercase ? text : string.text
  }
}
