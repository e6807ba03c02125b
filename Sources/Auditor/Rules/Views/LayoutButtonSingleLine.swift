import TextLayout
import ViewLayout

/// Titles of buttons that are cut because they may not wrap.
struct LayoutButtonSingleLine: ViewRule {
  let rule = Rule(
    id: "layout-button-single-line", severity: .serious,
    title: "A button's title cannot wrap",
    why: """
      A title that ends in an ellipsis no longer says what the button does, and there is nowhere \
      else to read it.
      """,
    guideline: "Apple, Human Interface Guidelines, Buttons; WCAG 2.2, 1.4.4 Resize Text",
    advice: "let the title wrap, and the button grow with it",
    failing: "Button { } label: { Text(\"Check for earlier version\").lineLimit(1) }",
    mended: "Button(\"Check for earlier version\") { }")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.losses { $0 == .lineLimit }.filter(Self.isAbout).map { loss in
      let limit = loss.first.view.text?.container.lineLimit ?? 1
      return screen.finding(rule, aboutCut: loss, because: " in \(Wording.count(limit, "line"))")
    }
  }

  /// Whether a text is the title of a button that may not wrap.
  static func isAbout(_ loss: ViewFailure) -> Bool {
    guard case .control(let control) = loss.first.control?.view.node.content else { return false }
    guard case .button = control.kind else { return false }
    return loss.first.view.text?.container.lineLimit == 1
  }
}
