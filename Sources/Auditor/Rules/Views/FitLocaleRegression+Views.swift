import TextLayout
import ViewLayout

extension FitLocaleRegression: ViewRule {
  func findings(in screen: AuditedScreen) throws(NotRun) -> [Finding] {
    guard Set(screen.settings.map(\.environment.locale)).count > 1 else {
      throw NotRun("needs views in more than one language")
    }
    return screen.losses(regressions: true) { $0 == .lineLimit || $0 == .crowd }.compactMap {
      loss in
      guard let setting = screen.sourceSetting(of: loss.first.setting),
        let source = loss.history.sighting(in: setting, at: loss.first.category)
      else { return nil }
      let locale = screen.settings[loss.first.setting].environment.locale
      let own = screen.settings[source.setting].environment.locale
      let text = source.view.text?.paragraph.text ?? ""
      return screen.finding(
        rule, aboutCut: loss,
        note: " in \(locale), where \(Wording.quoted(text)) (\(own)) fits")
    }
  }
}
