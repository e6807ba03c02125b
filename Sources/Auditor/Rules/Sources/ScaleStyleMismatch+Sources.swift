import AppProject
import DynamicType

extension ScaleStyleMismatch: SourceRule {
  func findings(in facts: [SourceFact]) -> [Finding] {
    facts.customFonts.compactMap { fact, _, use in
      guard case .style(let style) = use.growth, !use.isScaled, let size = use.size,
        let usual = TypeRamp.iOS.size(of: style, at: .large),
        abs(size / usual - 1) > Self.tolerance
      else { return nil }
      let better = TextStyle.nearest(to: size, weight: use.weight)
      guard better != style else { return nil }
      return Finding(
        rule, at: fact.place,
        message: "\(fact.code) grows like .\(style.swiftUIName), which has "
          + "\(Wording.length(usual)) pt",
        facts: [
          Fact("pointSize", .points(size)), Fact("relativeTo", .text(style.swiftUIName)),
          Fact("nearestStyle", .text(better.swiftUIName)),
        ], advice: "use relativeTo: .\(better.swiftUIName)\(better.sizeWords)")
    }
  }
}
