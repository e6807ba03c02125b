import AppProject
import DynamicType

extension ScaleFixedSize: SourceRule {
  func findings(in facts: [SourceFact]) -> [Finding] {
    let fixed = facts.systemFonts.filter { $0.use.growth == .fixed && !$0.use.isScaled }
    return fixed.map { fact, use in
      guard let size = use.size else {
        return Finding(
          rule, at: fact.place, outcome: .needsReview,
          message: "\(fact.code) makes a font of a size that does not grow, unless the size does",
          advice: "make the font of a text style, or give it a number that a ScaledMetric scales")
      }
      let style = TextStyle.nearest(to: size, weight: use.weight)
      return Finding(
        rule, at: fact.place,
        message: "\(fact.code) stays at \(Wording.length(size)) pt at every size",
        facts: [
          Fact("pointSize", .points(size)), Fact("nearestStyle", .text(style.swiftUIName)),
        ], advice: "use .\(style.swiftUIName)\(style.sizeWords)")
    }
  }
}
