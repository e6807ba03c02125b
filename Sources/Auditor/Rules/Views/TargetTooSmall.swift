import DynamicType
import ViewLayout

/// Controls that are too small to be touched.
struct TargetTooSmall: ViewRule {
  let rule = Rule(
    id: "target-too-small", severity: .moderate,
    title: "A control is too small to be touched",
    why: """
      A finger covers more than a small control. People with a tremor, or on the move, hit what is \
      beside it.
      """,
    guideline: "Apple, Human Interface Guidelines, Buttons: at least 44 by 44 points; WCAG 2.2, "
      + "2.5.8 and 2.5.5 Target Size",
    advice: "give it a least size: frame(minWidth: 44, minHeight: 44) and contentShape",
    failing: "Button { } label: { Image(systemName: \"xmark\") }",
    mended: "Button { } label: { Image(systemName: \"xmark\").frame(minWidth: 44, minHeight: 44) }")

  /// The least width and height of a control, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, Buttons.
  static let least = 44.0
  /// Below this a control is hard to use for anyone.
  ///
  /// Source: WCAG 2.2, 2.5.8 Target Size (Minimum), in CSS pixels.
  static let smallest = 24.0

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.failures(of: .control, where: Self.isSmall).map { failure in
      let size = failure.first.view.frame.size
      let shorter = min(size.width, size.height)
      let name = failure.name
      return Finding(
        rule, at: failure.place(in: screen),
        severity: shorter < Self.smallest ? .serious : .moderate,
        message: "\(name.isEmpty ? "a control" : Wording.quoted(name)) is "
          + "\(Wording.length(size.width)) by \(Wording.length(size.height)) pt "
          + "\(failure.sizes(of: screen))",
        facts: failure.facts(in: screen) { sighting in
          let frame = sighting.view.frame
          return "\(Wording.length(frame.width)) by \(Wording.length(frame.height)) pt"
        })
    }
  }

  /// Whether a control that a finger has to hit by itself is smaller than 44 points.
  private static func isSmall(_ sighting: ViewSighting) -> Bool {
    guard case .control(let control) = sighting.view.node.content, control.kind.isTarget,
      sighting.view.bar == nil, !sighting.entry.isUntold,
      // In a row of a list, the whole row answers.
      !sighting.isAloneInRow
    else { return false }
    // The platform's own button of regular size is as the platform wants it.
    if control.kind.isBordered && ![.mini, .small].contains(control.size) { return false }
    let size = sighting.view.frame.size
    // Rounding to pixels takes up to half a point.
    return min(size.width, size.height) < least - 0.5
  }
}

extension ViewSighting {
  /// Whether the control is the only one in a row of a list.
  fileprivate var isAloneInRow: Bool {
    let index = layout.index
    let row = index.ancestors(of: entry.index).first { $0.view.node.part == .row }
    guard let row else { return false }
    return index.descendants(of: row.index).count { inner in
      if case .control(let control) = inner.view.node.content {
        control.kind.isTouched
      } else {
        false
      }
    } == 1
  }
}

extension ControlContent.Kind {
  /// Whether it is a button with the platform's border.
  fileprivate var isBordered: Bool {
    switch self {
    case .button(.bordered), .button(.borderedProminent): true
    default: false
    }
  }

  /// Whether the control's own frame is what a finger has to hit.
  fileprivate var isTarget: Bool {
    switch self {
    case .button, .menu, .navigationLink: true
    default: false
    }
  }
}
