import DynamicType

/// Font names in sources that find nothing.
struct FontNotFound: FontRule {
  let rule = Rule(
    id: "font-not-found", severity: .serious,
    title: "A font name finds no font",
    why: """
      SwiftUI shows the system font instead, without a word. UIKit gives nil, and an app that \
      takes the font for granted stops.
      """,
    guideline: "Apple, \"Applying custom fonts to text\"; UIFont, init(name:size:)",
    advice: "add the font to the app and declare it, or correct the name",
    failing: "Font.custom(\"comfortaa\", size: 16)",
    mended: "Font.custom(\"Comfortaa-Regular\", size: 16, relativeTo: .body)")

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    try input.requiredNames().compactMap { used in
      guard case .missing(let nearest) = FontNameMatch(used.name, in: input) else { return nil }
      let names = input.postScriptNames
      var place = used.place
      place.symbol = place.symbol ?? used.name
      return Finding(
        rule, at: place, severity: used.isForced ? .critical : .serious,
        message: "\"\(used.name)\" is neither a font of the app nor one of iOS"
          + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""),
        facts: [Fact("name", .text(used.name)), Fact("postScriptNames", .list(names))],
        advice: Self.advice(nearest.map { [$0] } ?? names))
    }
  }

  private static func advice(_ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    return "use \(names.count > 1 ? "one of " : "")\(Wording.list(names, limit: 4))"
  }
}
