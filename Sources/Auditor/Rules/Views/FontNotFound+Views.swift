import DynamicType
import FontBook
import TextLayout
import ViewLayout

extension FontNotFound: ViewRule {
  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.fonts { if case .missing = $0.match { true } else { false } }.map { failure, choice in
      var nearest: String?
      if case .missing(let name) = choice.match { nearest = name }
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\"\(choice.requestedName)\" of \(failure.quoted) is no font of the app; "
          + "the system font is shown" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""),
        facts: [Fact("name", .text(choice.requestedName))],
        advice: nearest.map { "use \"\($0)\"" })
    }
  }
}

extension AuditedScreen {
  /// The custom fonts of texts that were found in a certain way, each once, with a text in it.
  func fonts(_ isWanted: (FontChoice) -> Bool) -> [(ViewFailure, FontChoice)] {
    var seen: Set<String> = []
    return histories(of: .text).compactMap { history in
      guard let choice = history.sightings.first?.view.text?.paragraph.style.font,
        case .named = choice.request.family, isWanted(choice),
        !SystemFontNames.contains(choice.requestedName),
        seen.insert(choice.requestedName).inserted,
        let failure = ViewFailure(history, where: { _ in true })
      else { return nil }
      return (failure, choice)
    }
  }
}
