import AppProject
import DynamicType

extension ScaleCustomFixed: SourceRule {
  func findings(in facts: [SourceFact]) -> [Finding] {
    let fixed = facts.customFonts.filter { $0.use.growth == .fixed && !$0.use.isScaled }
    return fixed.map { fact, name, use in
      let isUIKit = fact.code.contains("UIFont")
      let style = use.size.map { TextStyle.nearest(to: $0, weight: use.weight) }
      let advice =
        isUIKit
        ? "scale it with UIFontMetrics(forTextStyle:).scaledFont(for:)"
        : "use size: with relativeTo: .\((style ?? .body).swiftUIName)"
      return Finding(
        rule, at: fact.place, outcome: use.size == nil ? .needsReview : .violation,
        message: "\(fact.code) does not grow with the text size",
        facts: (name.map { [Fact("font", .text($0))] } ?? [])
          + (use.size.map { [Fact("pointSize", .points($0))] } ?? []), advice: advice)
    }
  }
}
