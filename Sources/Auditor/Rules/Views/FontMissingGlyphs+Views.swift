import DynamicType
import FontBook
import TextLayout
import ViewLayout

extension FontMissingGlyphs: ViewRule {
  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.failures(of: .text) { !Self.foreign($0).isEmpty }.compactMap { failure in
      guard let text = failure.first.view.text else { return nil }
      let foreign = Self.foreign(failure.first)
      let shown = Wording.list(foreign, limit: 8)
      let fonts = text.paragraph.fallbacks.map(\.font.postScriptName)
      return Finding(
        rule, at: failure.place(in: screen), outcome: failure.outcome,
        message: "\(text.paragraph.style.font.face.postScriptName) lacks \(shown) of "
          + "\(failure.quoted)\(failure.whereIn(screen))",
        facts: [
          Fact("missing", .list(foreign)), Fact("fallbacks", .list(fonts)),
          Fact("font", .text(text.paragraph.style.font.face.postScriptName)),
        ])
    }
  }

  /// The letters of a text that its custom font lacks; signs and emoji come from other fonts anyway.
  private static func foreign(_ sighting: ViewSighting) -> [String] {
    guard let paragraph = sighting.view.text?.paragraph,
      paragraph.style.description.customName != nil,
      !{ if case .missing = paragraph.style.font.match { true } else { false } }()
    else { return [] }
    let drawn = paragraph.fallbacks.flatMap { fallback in
      fallback.ranges.map { paragraph.substring($0) }
    }
    var seen: Set<Character> = []
    return (drawn + paragraph.missingCharacters).joined()
      .filter { $0.isLetter && seen.insert($0).inserted }.map(String.init)
  }
}
