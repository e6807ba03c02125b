import ViewLayout

/// Rows and cards of fixed height that are lower than what is in them.
struct LayoutRowHeightFixed: ViewRule {
  let rule = Rule(
    id: "layout-row-height-fixed", severity: .serious,
    title: "A row of fixed height is too low for its texts",
    why: """
      A row, header or card whose height is a number holds what it held at one text size. At others \
      its texts lose lines, or run into the rows above and below.
      """,
    guideline: "WCAG 2.2, 1.4.4 Resize Text; Apple, WWDC 2017 Building Apps with Dynamic Type: "
      + "let cells size themselves",
    advice: "take the height away, or make it a minimum (minHeight)",
    failing: "VStack { Text(title); Text(detail).font(.footnote) }.frame(height: 70)",
    mended: "VStack { Text(title); Text(detail).font(.footnote) }.frame(minHeight: 70)")

  func findings(in screen: AuditedScreen) -> [Finding] {
    var found: [String: [ViewFailure]] = [:]
    for loss in screen.losses({ if case .box = $0 { true } else { false } }) {
      guard let box = loss.box, Self.holdsSeveralTexts(box, in: loss.first) else { continue }
      found[ViewPath.path(of: box, in: loss.first.layout, below: screen.subject.name), default: []]
        .append(loss)
    }
    return found.sorted { $0.key < $1.key }.compactMap { _, losses in
      finding(losses, in: screen)
    }
  }

  /// Whether a box is there for more than one text.
  static func holdsSeveralTexts(_ box: IndexedView, in sighting: ViewSighting) -> Bool {
    sighting.layout.index.descendants(of: box.index).count { entry in
      if case .text = entry.view.node.content { true } else { false }
    } > 1
  }

  private func finding(_ losses: [ViewFailure], in screen: AuditedScreen) -> Finding? {
    let worst = losses.min { $0.first.category < $1.first.category }
    guard let worst, let box = worst.box else { return nil }
    let height = Wording.length(box.view.frame.height)
    let base = screen.finding(
      rule, aboutCut: worst, because: " in a row of \(height) pt",
      trying: [.growing(worst.name)],
      more: [Fact("boxHeight", .points(box.view.frame.height))] + worst.neededHeight)
    return base.with(
      occurrences: losses.filter { $0.history.identity != worst.history.identity }
        .map { $0.place(in: screen) })
  }
}
