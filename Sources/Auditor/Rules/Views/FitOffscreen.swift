import ViewLayout

/// Texts and controls beyond the edge of the screen.
struct FitOffscreen: ViewRule {
  let rule = Rule(
    id: "fit-offscreen", severity: .serious,
    title: "A view lies beyond the edge of the screen",
    why: """
      What no scrolling brings into sight cannot be read or touched. Rows that do not wrap grow \
      beyond the side of a phone; what is placed by numbers stays where the text no longer is.
      """,
    guideline: "WCAG 2.2, 1.4.4 Resize Text and 1.4.10 Reflow",
    advice: "let the row wrap or stack, and place views in stacks instead of by numbers",
    failing: "HStack { Text(name).fixedSize(); Button(\"Follow\") {} }",
    mended: "HStack { Text(name); Button(\"Follow\") {} }")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.failures { Self.excess(of: $0) != nil }.compactMap { failure in
      // The control tells of its label.
      guard failure.history.identity.kind == .control || failure.first.control == nil else {
        return nil
      }
      let excess = failure.failing.compactMap { Self.excess(of: $0) }.max() ?? 0
      return Finding(
        rule, at: failure.place(in: screen), severity: failure.isControl ? .critical : .serious,
        outcome: failure.outcome,
        message: "\(failure.quoted) reaches \(Wording.points(excess)) beyond the screen "
          + "\(failure.sizes(of: screen))\(failure.whereIn(screen))",
        facts: failure.facts(in: screen) { sighting in
          Self.excess(of: sighting).map { "\(Wording.points($0)) outside" } ?? "fits"
        }, advice: screen.advice(failure, trying: [.stacked(failure.name)]))
    }
  }

  /// How far a view reaches beyond the screen, other than below a screen that should scroll.
  static func excess(of sighting: ViewSighting) -> Double? {
    guard let problem = sighting.problems(.outside).first, !LayoutNoScroll.isLost(sighting) else {
      return nil
    }
    return problem.excess
  }
}
