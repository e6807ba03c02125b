import AppProject
import ArgumentParsing
import Auditor
import DynamicType
import OutputFormats
import TextLayout

/// Writes what strings are cut for people at a terminal, a block a key.
struct StringsText {
  let columns: Int
  let style: TerminalStyle

  func render(_ result: StringsResult) -> String {
    let blocks = result.cut.map(block) + [notes(result), summary(result)]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func block(_ key: CutKey) -> String {
    let constraint = key.group.constraint
    var text = style.apply(.emphasis, TerminalText.plain(key.group.key)) + "\n"
    text += indented(
      DisplayWidth.truncated(TerminalText.plain("“\(key.sourceText)”"), to: columns - 2))
    text += indented("\(constraint.font.description) in \(constraint.room)")
    if let budget = key.group.budget { text += indented(self.budget(budget, key)) }
    let table = Table(
      columns: [
        .init("Language"), .init("From"), .init("Lines", .right), .init("Wider", .right),
        .init("Fits at every size", isFlexible: true),
      ], rows: key.strings.map(row))
    let lines = table.text(width: columns - 2).split(separator: "\n")
    return text + "\n" + lines.map { indented(String($0)) }.joined()
  }

  private func budget(_ budget: StringBudget, _ key: CutKey) -> String {
    let size = key.strings[0].results.last?.category.shortName ?? ""
    let lines = key.group.constraint.container.lineLimit == 1 ? "" : ", all lines together"
    return "fits at \(size) if \(Number.trimmed(budget.widthAtDefault, places: 1)) pt wide at L"
      + lines
  }

  private func row(_ string: MeasuredString) -> [String] {
    let limit = string.constraint.container.lineLimit
    let doubt = string.fitOutcome == .needsReview ? "~ " : ""
    return [
      string.string.locale, doubt + (string.firstCut?.category.shortName ?? ""),
      limit.map { "\(string.largestNeed) of \($0)" } ?? "\(string.largestNeed)",
      string.remedies?.extraWidth.map { "+\(Number.trimmed($0, places: 0)) pt" } ?? "-",
      TerminalText.plain(string.remedies?.fittingPrefix ?? ""),
    ]
  }

  private func notes(_ result: StringsResult) -> String {
    let strings = result.cut.flatMap(\.strings)
    var notes: [String] = []
    if strings.contains(where: \.hangsOnSample) {
      notes.append(
        "~ hangs on what a placeholder was filled with; give samples of your own with --sample.")
    }
    if strings.contains(where: { $0.firstCut?.isUncertain == true }) {
      notes.append("~ hangs on less than 1 % of the width: check it with the real system font.")
    }
    return notes.map { $0 + "\n" }.joined()
  }

  private func summary(_ result: StringsResult) -> String {
    let cut = result.cut
    let languages = Set(cut.flatMap(\.strings).map(\.string.locale))
    let keys = count(result.groups.count, "key")
    let all = count(result.locales.count, "language")
    var text =
      cut.isEmpty
      ? "Nothing is cut: \(keys) in \(all)."
      : "\(cut.count) of \(keys) \(cut.count == 1 ? "is" : "are") cut, in \(languages.count) of \(all)."
    if result.unmeasuredCount > 0 {
      text += " \(count(result.unmeasuredCount, "key")) without a constraint."
    }
    return TextWrapping.lines(text, width: columns).map { $0 + "\n" }.joined()
  }

  private func indented(_ line: String) -> String { "  \(line)\n" }

  private func count(_ count: Int, _ noun: String) -> String {
    "\(Number.grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }
}
