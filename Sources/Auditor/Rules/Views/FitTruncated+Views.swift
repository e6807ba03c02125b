import TextLayout
import ViewLayout

extension FitTruncated: ViewRule {
  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.losses(regressions: false) { $0 == .lineLimit || $0 == .crowd }
      .filter { !LayoutButtonSingleLine.isAbout($0) }
      .map { loss in
        let reason =
          loss.first.lossCause == .lineLimit
          ? loss.first.view.text?.container.lineLimit.map { " in \(Wording.count($0, "line"))" }
            ?? ""
          : ""
        return screen.finding(rule, aboutCut: loss, because: reason)
      }
  }
}
