import DynamicType
import ViewLayout

/// Texts that stop growing before the largest size.
struct ScaleCapped: ViewRule {
  let rule = Rule(
    id: "scale-capped", severity: .moderate,
    title: "A text stops growing",
    why: """
      A limit on the text size keeps a layout from breaking by taking the setting away from those \
      who need it most. Below AX3, body text does not reach twice its size.
      """,
    guideline: "WCAG 2.2, 1.4.4 Resize Text: up to 200 percent; Apple, Human Interface Guidelines, "
      + "Typography",
    advice: "raise or remove the limit; keep it only in bars, with the large content viewer",
    failing: "ArticleView().dynamicTypeSize(...DynamicTypeSize.xLarge)",
    mended: "ArticleView()")

  func findings(in screen: AuditedScreen) -> [Finding] {
    var causes: [ContentSizeCategory: [ViewFailure]] = [:]
    let failures = screen.failures(of: .text) { sighting in
      sighting.view.category < sighting.category && sighting.view.bar == nil
        && !sighting.isPlatformPart && !sighting.showsLargeContent
        && !BarNoLargeContent.isInCustomBar(sighting)
    }
    for failure in failures { causes[failure.first.view.category, default: []].append(failure) }
    // One limit on a container caps many texts: the first stands for all.
    return causes.sorted { $0.key < $1.key }.compactMap { cap, failures in
      guard let first = failures.first else { return nil }
      let others = failures.dropFirst()
      let more = others.isEmpty ? "" : " and \(Wording.count(others.count, "other text"))"
      return Finding(
        rule, at: first.place(in: screen), occurrences: others.map { $0.place(in: screen) },
        severity: Self.severity(of: cap),
        message: "\(first.quoted)\(more) \(others.isEmpty ? "stops" : "stop") growing at "
          + cap.shortName,
        facts: [Fact("cap", .text(cap.shortName))]
          + first.facts(in: screen) { Wording.points($0.pointSize ?? 0) })
    }
  }

  /// Source: 200 % is reached at AX3 by body text; standard sizes go up to XXXL.
  static func severity(of cap: ContentSizeCategory) -> Severity {
    if cap < .extraExtraExtraLarge { return .serious }
    return cap < .accessibilityExtraLarge ? .moderate : .minor
  }
}
