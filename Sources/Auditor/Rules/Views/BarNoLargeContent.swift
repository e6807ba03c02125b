import DynamicType
import TextLayout
import ViewLayout

/// Items of bars of the app's own that neither grow nor show themselves large.
struct BarNoLargeContent: ViewRule {
  let rule = Rule(
    id: "bar-no-large-content", severity: .serious,
    title: "An item of a custom bar can be seen in one size only",
    why: """
      Bars have no room to grow. The bars of the platform show an item large in the middle of the \
      screen while a finger rests on it; a bar of the app's own does so only if it is told to.
      """,
    guideline: "Apple, Human Interface Guidelines, Tab bars; WWDC 2019, 261 Large Content Viewer",
    advice: "add accessibilityShowsLargeContentViewer to each item",
    failing: "Button { } label: { Image(systemName: \"house\").font(.system(size: 20)) }",
    mended: "Button { } label: { … }.accessibilityShowsLargeContentViewer { "
      + "Label(\"Home\", systemImage: \"house\") }")

  /// This many controls side by side at an edge of the screen are a bar.
  static let items = 3
  /// How far from the edge of the screen a bar lies at most, and how high it is at most, in points.
  ///
  /// Source: the tallest tab bar of an iPhone with its safe area is 83 points high.
  static let reach = 100.0

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories(of: .control).compactMap { history in
      guard let (first, last) = history.ends, last.category.isAccessibilityCategory,
        last.view.bar == nil, Self.isInCustomBar(last),
        !Self.grows(from: first, to: last), !last.showsLargeContent,
        let failure = ViewFailure(
          history, where: { $0.setting == 0 && $0.category.isAccessibilityCategory })
      else { return nil }
      let name = history.identity.name
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\(Wording.quoted(name)) stands in a bar, does not grow, and has no large content "
          + "viewer",
        facts: failure.facts(in: screen) { "\(Wording.points($0.view.frame.height)) high" })
    }
  }

  /// Whether what a control shows is larger at the second sighting.
  private static func grows(from first: ViewSighting, to last: ViewSighting) -> Bool {
    func heights(_ sighting: ViewSighting) -> [Double] {
      sighting.layout.index.descendants(of: sighting.entry.index).compactMap { inner in
        switch inner.view.node.content {
        case .text: inner.view.text?.pointSize
        case .image: inner.view.frame.height
        default: nil
        }
      }
    }
    return zip(heights(first), heights(last)).contains { $1.hasGrown(from: $0) }
  }

  /// Whether a view is, or is in, an item of a row of controls at the top or bottom of the screen.
  static func isInCustomBar(_ sighting: ViewSighting) -> Bool {
    guard sighting.entry.scrolling == [] else { return false }
    let index = sighting.layout.index
    let screen = index.views[0].view.frame
    return ([sighting.entry] + index.ancestors(of: sighting.entry.index)).contains { ancestor in
      guard case .stack(let stack) = ancestor.view.node.content, stack.axis == .horizontal else {
        return false
      }
      let frame = ancestor.view.frame
      let isAtEdge =
        frame.minY >= screen.maxY - reach - 1 || frame.maxY <= screen.minY + reach + 1
      let controls = index.descendants(of: ancestor.index).count { inner in
        if case .control(let control) = inner.view.node.content {
          control.kind.isTouched
        } else {
          false
        }
      }
      return isAtEdge && frame.width >= screen.width * 0.6 && controls >= items
    }
  }
}

extension ViewSighting {
  /// Whether the large content viewer shows the view, or what is around it.
  var showsLargeContent: Bool {
    let around = [entry] + layout.index.ancestors(of: entry.index)
    return around.contains { entry in
      guard case .modified(_, .accessibility(let change)) = entry.view.node.content else {
        return false
      }
      return change.largeContent != nil
    }
  }
}
