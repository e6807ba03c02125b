import DynamicType
import ViewLayout

/// Texts and controls that cover each other.
struct FitOverlap: ViewRule {
  let rule = Rule(
    id: "fit-overlap", severity: .serious,
    title: "Two texts or controls cover each other",
    why: """
      Where boxes stay as they are and text grows, texts run into each other and neither can be \
      read; of two controls, one cannot be touched.
      """,
    guideline: "WCAG 2.2, 1.4.4 Resize Text: without loss of content or functionality",
    advice: "put them into a stack, and leave their heights open",
    failing: "ZStack(alignment: .bottom) { Text(story); Text(\"Learn more\") }",
    mended: "VStack { Text(story); Text(\"Learn more\") }")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.failures { Self.overlap(of: $0) != nil }.compactMap { failure in
      guard let problem = Self.overlap(of: failure.first), let other = problem.other
      else { return nil }
      let layout = failure.first.layout
      let name = Wording.quoted(layout.index.subject(of: layout.index.views[other]))
      let all = failure.history.sightings(in: failure.first.setting)
      return Finding(
        rule, at: failure.place(in: screen),
        severity: failure.first.category == .large ? .critical : .serious,
        // What overlaps at every size may be meant so.
        outcome: failure.failing.count == all.count ? .needsReview : failure.outcome,
        message: "\(failure.quoted) covers \(name) by \(Wording.points(problem.excess ?? 0)) "
          + "\(failure.sizes(of: screen))\(failure.whereIn(screen))",
        facts: [Fact("other", .text(layout.index.subject(of: layout.index.views[other])))]
          + failure.facts(in: screen) { sighting in
            Self.overlap(of: sighting)?.excess.map { "covers \(Wording.points($0))" } ?? "fits"
          })
    }
  }

  /// What a view covers; texts for which a box of fixed height is too low are told of there, and
  /// those that are off the screen too.
  static func overlap(of sighting: ViewSighting) -> ViewProblem? {
    sighting.problems(.overlapping).first { problem in
      [problem.view, problem.other].compactMap(\.self).allSatisfy { index in
        let view = ViewSighting(
          setting: sighting.setting, layout: sighting.layout,
          entry: sighting.layout.index.views[index])
        let protrusion = sighting.layout.index.protrusion(of: view.entry) ?? 0
        return protrusion <= ViewProblem.tolerance && view.problems(.outside).isEmpty
      }
    }
  }
}
