import ViewLayout

extension ControlFixed: ViewRule {
  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.losses { $0 == .bar }.map { loss in
      screen.finding(rule, aboutCut: loss, because: " in a bar or segment", trying: [])
        .with(severity: .moderate)
    }
  }
}
