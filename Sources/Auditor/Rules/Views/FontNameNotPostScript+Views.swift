import DynamicType
import FontBook
import ViewLayout

extension FontNameNotPostScript: ViewRule {
  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.fonts { $0.match == .family || $0.match == .fullName }.map { failure, choice in
      let kind = choice.match == .family ? "family name" : "full name"
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\"\(choice.requestedName)\" of \(failure.quoted) is a \(kind), not a PostScript "
          + "name",
        facts: [
          Fact("name", .text(choice.requestedName)),
          Fact("postScriptNames", .list([choice.face.postScriptName])),
        ], advice: "use \"\(choice.face.postScriptName)\"")
    }
  }
}
