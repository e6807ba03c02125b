import DynamicType
import TextLayout
import ViewLayout

/// Texts that stand out at the default size and no longer do at others.
struct FitHierarchyInverted: ViewRule {
  let rule = Rule(
    id: "fit-hierarchy-inverted", severity: .moderate,
    title: "A heading is no longer larger than the text below it",
    why: """
      Size tells what is a heading and what is a note. A fixed heading above text that grows, or two \
      curves that cross, turn that around for everyone who reads at a large size.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: keep the hierarchy as text grows",
    advice: "let both grow: text styles, or relativeTo: with the style of their role",
    failing: "Text(\"Plans\").font(.system(size: 28)) above Text(details).font(.body)",
    mended: "Text(\"Plans\").font(.title) above Text(details).font(.body)")

  /// A heading is at least this much larger at the default size, in points.
  static let distinct = 2.0

  func findings(in screen: AuditedScreen) -> [Finding] {
    let texts = screen.histories(of: .text).filter { $0.sightings.first?.view.bar == nil }
    let usual = texts.map { $0.sighting(in: 0, at: .large)?.pointSize }
    var findings: [Finding] = []
    for (larger, size) in zip(texts, usual) {
      guard let size else { continue }
      // The one that overtakes it first is told of.
      let overtaken = zip(texts, usual).compactMap {
        other, otherSize -> (ViewFailure, ViewHistory)? in
        guard let otherSize, size >= otherSize + Self.distinct else { return nil }
        let failure = ViewFailure(larger) { sighting in
          guard sighting.setting == 0, let own = sighting.pointSize,
            let theirs = other.sighting(in: 0, at: sighting.category)?.pointSize
          else { return false }
          return own < theirs
        }
        return failure.map { ($0, other) }
      }.min { $0.0.first.category < $1.0.first.category }
      guard let (failure, other) = overtaken,
        let theirs = other.sighting(in: 0, at: failure.last.category)
      else { continue }
      findings.append(
        Finding(
          rule, at: failure.place(in: screen),
          message: "\(failure.quoted) has \(Wording.points(failure.last.pointSize ?? 0)) at "
            + "\(failure.last.category.shortName), less than "
            + "\(Wording.quoted(theirs.content?.text.text ?? "")) with "
            + "\(Wording.points(theirs.pointSize ?? 0)); at L it has \(Wording.points(size))",
          facts: [Fact("other", .text(other.identity.name))]
            + failure.facts(in: screen) { Wording.points($0.pointSize ?? 0) }))
    }
    return findings
  }
}
