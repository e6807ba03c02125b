import DynamicType
import TextLayout
import ViewLayout

extension FitClippedInk: ViewRule {
  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.failures(of: .text) { Self.cutOff($0) >= Self.smallest }.map { failure in
      let most = failure.failing.map { Self.cutOff($0) }.max() ?? 0
      let part = failure.failing.map { Self.cutOff($0) / ($0.pointSize ?? 1) }.max() ?? 0
      return Finding(
        rule, at: failure.place(in: screen),
        severity: part > Self.seriousPart ? .serious : .moderate,
        message: "\(Wording.points(most)) of \(failure.quoted) are cut off by what clips it "
          + "\(failure.sizes(of: screen))\(failure.whereIn(screen))",
        facts: failure.fitFacts
          + [Fact("reach", .points(most)), Fact("reachPerEm", .ratio(part))]
          + failure.facts(in: screen) { sighting in
            let cut = Self.cutOff(sighting)
            return cut >= Self.smallest ? "\(Wording.points(cut)) cut off" : "fits"
          })
    }
  }

  /// How much of a text's ink lies beyond what clips it, in points.
  static func cutOff(_ sighting: ViewSighting) -> Double {
    guard sighting.entry.isClipped, let text = sighting.view.text else { return 0 }
    let ink = text.inkOverflow
    let frame = sighting.view.frame
    let inked = Rect(
      x: frame.minX - ink.left, y: frame.minY - ink.top,
      width: frame.width + ink.left + ink.right, height: frame.height + ink.top + ink.bottom)
    return Axis.allCases.map { sighting.entry.window.excess(of: inked, along: $0) }.reduce(0, max)
  }
}
