import AppProject

/// Texts with a placeholder for which no one has chosen samples.
struct StringPlaceholderUnbounded: StringRule {
  let rule = Rule(
    id: "string-placeholder-unbounded", severity: .minor,
    title: "What fills a placeholder was made up",
    why: """
      A name, a title or a sum can be of any length. Until someone says what the longest of them \
      look like, texts with placeholders are measured with samples that may be too short.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: real content",
    advice: "give the longest that the app shows as \"samples\" in dyntype.json",
    failing: "\"Lent to %@\" measured with “Alexandra”",
    mended: "\"samples\": { \"%@\": [\"Maximiliane von Hohenstein-Waldenburg\"] }")

  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding] {
    let open = try input.requiredGroups().compactMap { group in
      group.worstByLocale.first { !$0.samples.isEmpty && !$0.usesOwnSamples }
    }
    var order: [String] = []
    var tables: [String: [MeasuredString]] = [:]
    for string in open {
      if tables[string.file] == nil { order.append(string.file) }
      tables[string.file, default: []].append(string)
    }
    return order.compactMap { file in
      guard let strings = tables[file], let first = strings.first else { return nil }
      let more = strings.count == 1 ? "" : " and \(Wording.count(strings.count - 1, "other text"))"
      return Finding(
        rule, at: first.place, occurrences: strings.dropFirst().map(\.place),
        outcome: .needsReview,
        message: "\(first.quoted)\(more) \(strings.count == 1 ? "was" : "were") measured with "
          + "\(Wording.list(first.samples)) put in",
        facts: [Fact("samples", .list(first.samples))])
    }
  }
}
