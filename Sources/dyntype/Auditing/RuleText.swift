import ArgumentParsing
import Auditor
import OutputFormats

/// Writes rules for people at a terminal.
struct RuleText {
  let columns: Int
  let style: TerminalStyle

  /// A table with a row a rule.
  func list(_ rules: [Rule]) -> String {
    Table(
      columns: [.init("Rule"), .init("Severity"), .init("Finds", isFlexible: true)],
      rows: rules.map { [$0.id, $0.severity.rawValue, $0.title] }
    ).text(width: columns)
  }

  /// Everything about a rule.
  func explanation(_ rule: Rule) -> String {
    let sections = [
      ("Why", rule.why), ("Guideline", rule.guideline), ("Advice", rule.advice),
      ("Fails", rule.failing), ("Mended", rule.mended),
    ]
    var text = "\(style.apply(.emphasis, rule.id)) (\(rule.severity.rawValue))\n"
    text += lines(rule.title, indent: 2)
    for (title, body) in sections {
      text += "\n" + style.apply(.emphasis, title) + "\n" + lines(body, indent: 2)
    }
    return text
  }

  private func lines(_ text: String, indent: Int) -> String {
    TextWrapping.lines(text, width: columns, indent: indent).map { $0 + "\n" }.joined()
  }
}
