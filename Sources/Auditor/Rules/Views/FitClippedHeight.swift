import TextLayout
import ViewLayout

/// Texts in boxes that are lower than their lines.
struct FitClippedHeight: ViewRule {
  let rule = Rule(
    id: "fit-clipped-height", severity: .serious,
    title: "A box is lower than the text in it",
    why: """
      A height in points fits the text of one size in one language. At larger sizes lines are \
      dropped, or reach out of the box into what stands above and below; at the smallest size a box \
      can be too low as well.
      """,
    guideline: "WCAG 2.2, 1.4.4 Resize Text; Apple, Human Interface Guidelines, Typography",
    advice: "make the height a minimum (minHeight), or take it away",
    failing: "Text(role).font(.caption).lineLimit(2).frame(width: 160, height: 35)",
    mended: "Text(role).font(.caption).frame(width: 160, alignment: .leading)")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.losses { if case .box = $0 { true } else { false } }.compactMap { loss in
      guard let box = loss.box, !LayoutRowHeightFixed.holdsSeveralTexts(box, in: loss.first) else {
        return nil
      }
      let name = loss.name
      return screen.finding(
        rule, aboutCut: loss, because: " in a box of \(Wording.length(box.view.frame.height)) pt",
        trying: [.growing(name), .stacked(name)],
        more: [Fact("boxHeight", .points(box.view.frame.height))] + loss.neededHeight)
    }
  }
}

extension ViewFailure {
  /// The box of fixed height that is too low.
  var box: IndexedView? {
    guard case .box(let index) = first.lossCause else { return nil }
    return first.layout.index.views[index]
  }

  /// The height that the text takes at the largest failing size, without a limit.
  var neededHeight: [Fact] {
    guard let text = last.view.text else { return [] }
    var container = text.container
    container.height = .infinity
    container.lineLimit = nil
    guard let whole = try? text.paragraph.layout(at: text.category, in: container) else {
      return []
    }
    return [Fact("neededHeight", .points(whole.height))]
  }
}
