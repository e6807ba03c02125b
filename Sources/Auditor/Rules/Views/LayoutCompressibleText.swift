import ViewLayout

/// Texts that give way to others although there is room.
struct LayoutCompressibleText: ViewRule {
  let rule = Rule(
    id: "layout-compressible-text", severity: .minor,
    title: "A text is cut although the screen has room for it",
    why: """
      A stack shares its height out, and a text takes what it is offered: it cuts itself rather than \
      push a picture or an empty space aside.
      """,
    guideline: "Apple, SwiftUI, fixedSize(horizontal:vertical:) and layoutPriority(_:)",
    advice: "add fixedSize(horizontal: false, vertical: true) to the text",
    failing: "VStack { Text(summary); Color.blue } in a box of 200 pt",
    mended: "VStack { Text(summary).fixedSize(horizontal: false, vertical: true); Color.blue }")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.losses { $0 == .screen }.filter { mends($0, in: screen) }.map { loss in
      screen.finding(
        rule, aboutCut: loss, trying: [.idealHeight(loss.name)]
      ).with(severity: .minor)
    }
  }

  /// Whether a text that keeps its height is all that is needed.
  func mends(_ loss: ViewFailure, in screen: AuditedScreen) -> Bool {
    loss.history.identity.kind == .text && loss.first.lossCause == .screen
      && screen.mends(loss, .idealHeight(loss.name))
  }
}
