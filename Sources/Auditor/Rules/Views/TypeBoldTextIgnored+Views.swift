import DynamicType
import FontBook
import Glyphs
import TextLayout
import ViewLayout

extension TypeBoldTextIgnored: ViewRule {
  func findings(in screen: AuditedScreen) throws(NotRun) -> [Finding] {
    let settings = screen.settings.map(\.environment)
    guard let bold = settings.firstIndex(where: \.boldText),
      let plain = settings.firstIndex(where: { other in
        var other = other
        other.boldText = true
        return other == settings[bold] && !settings[0].boldText
      })
    else { throw NotRun("needs views with Bold Text on and off") }
    var seen: Set<String> = []
    return screen.histories(of: .text).compactMap { history in
      guard let first = history.sightings(in: plain).first,
        let second = history.sightings(in: bold).first,
        let usual = first.view.text?.paragraph.style,
        let changed = second.view.text?.paragraph.style,
        usual.description.customName != nil,
        usual.font.face.face.description.weightClass < Self.boldWeight,
        usual.font.face === changed.font.face,
        seen.insert(usual.font.face.postScriptName).inserted,
        let failure = ViewFailure(history, where: { $0.setting == bold })
      else { return nil }
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\(failure.quoted) stays in \(usual.font.face.postScriptName) with Bold Text on",
        facts: [Fact("font", .text(usual.font.face.postScriptName))],
        advice: "use a bold face where legibilityWeight is bold")
    }
  }
}
