import ArgumentParsing
import Auditor
import FontBook
import Glyphs
import OutputFormats

/// Writes what `dyntype fonts` found for people at a terminal.
struct FontsText {
  let columns: Int
  let style: TerminalStyle

  /// The families; with `checks` the findings instead.
  func render(_ result: FontsResult, checks: Bool) -> String {
    let blocks: [String] =
      if checks {
        FindingsText(columns: columns, style: style).blocks(of: result)
      } else {
        result.report.families.map(family) + [coverage(result), unusable(result)]
          + [summary(result)]
      }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: A family

  private func family(_ family: FontFamilyReport) -> String {
    let parts = [
      style.apply(.emphasis, TerminalText.plain(FontsWording.heading(family))) + "\n",
      names(family), code(family),
      metrics(family), notes(family),
    ]
    return parts.joined(separator: "\n")
  }

  private func names(_ family: FontFamilyReport) -> String {
    let rows = family.faces.flatMap { face in
      face.fontNames.map { [$0.postScriptName, FontsWording.weight($0), face.file] }
    }
    return table(
      [.init("PostScript name"), .init("Weight"), .init("File", isFlexible: true)], rows)
  }

  private func code(_ family: FontFamilyReport) -> String {
    let lines =
      family.fontNames.map(\.swiftUILine)
      + [FontsWording.plainest(family)?.uiKitLine].compactMap(\.self)
    return lines.map { "  \(TerminalText.plain($0))\n" }.joined()
  }

  private func metrics(_ family: FontFamilyReport) -> String {
    var rows = [["SF (iOS)"] + FontsWording.lengths(FontsWording.system)]
    for (name, metrics) in FontsWording.metricGroups(family) {
      rows.append([name] + FontsWording.lengths(metrics))
      rows.append(["  from SF"] + FontsWording.differences(metrics, FontsWording.system))
    }
    return table(
      [.init("In points at 17", isFlexible: true)]
        + FontsWording.metricTitles.map { .init($0, .right) }, rows)
  }

  private func notes(_ family: FontFamilyReport) -> String {
    var notes: [(String, String)] = []
    notes += FontsWording.axes(family).map { ("Axes", $0) }
    let groups = FontsWording.languageGroups(family)
    for (names, support) in groups {
      let name = groups.count > 1 ? "\(names.joined(separator: ", ")): " : ""
      let total = LanguageTable.tags.count
      let covered =
        support.covered.isEmpty ? "none" : support.covered.joined(separator: " ")
      notes.append(("Languages", "\(name)\(support.covered.count) of \(total): \(covered)"))
      if !support.nearlyCovered.isEmpty {
        notes.append(
          ("lacking", support.nearlyCovered.map(FontsWording.gap).joined(separator: ", ")))
      }
    }
    notes += FontsWording.licences(family).map { ("Licence", $0) }
    return notes.map(note).joined()
  }

  /// A label and a text that is wrapped beside it.
  private func note(_ label: String, _ text: String) -> String {
    let indent = 13
    let lines = TextWrapping.lines(TerminalText.plain(text), width: columns, indent: indent)
    let title = "  \(label)" + String(repeating: " ", count: max(1, indent - 2 - label.count))
    let first = title + (lines.first?.dropFirst(indent) ?? "")
    return ([first] + lines.dropFirst()).map { $0 + "\n" }.joined()
  }

  // MARK: Beyond the families

  private func coverage(_ result: FontsResult) -> String {
    guard !result.coverage.isEmpty else { return "" }
    let rows = result.coverage.map { face in
      let coverage = face.coverage
      return [
        coverage.target, face.postScriptName,
        coverage.gaps.isEmpty ? "none" : "\(coverage.gaps.count) of \(coverage.itemCount)",
        coverage.gaps.map { gap in
          gap.form == .both ? gap.text : "\(gap.text) \(gap.form.rawValue)"
        }.joined(separator: " "),
      ]
    }
    return style.apply(.emphasis, "Coverage") + "\n\n"
      + table(
        [
          .init("For"), .init("Font"), .init("Lacks", .right),
          .init("Characters", isFlexible: true),
        ], rows)
  }

  private func unusable(_ result: FontsResult) -> String {
    guard !result.unusable.isEmpty else { return "" }
    let lines = result.unusable.flatMap { file in
      TextWrapping.lines(
        TerminalText.plain("\(file.file): \(file.reason)"), width: columns, indent: 2)
    }
    return style.apply(.emphasis, "Not usable as fonts") + "\n\n"
      + lines.map { $0 + "\n" }.joined()
  }

  private func summary(_ result: FontsResult) -> String {
    let families = result.report.families
    guard !families.isEmpty else { return "No fonts that can be used.\n" }
    guard families.count > 1 else { return "" }
    let fonts = families.reduce(0) { $0 + $1.fontNames.count }
    return "\(families.count) families, \(FontsWording.count(fonts, "font")), "
      + "\(FontsWording.count(result.fontFileCount, "file")).\n"
  }

  private func table(_ columns: [Table.Column], _ rows: [[String]]) -> String {
    Table(columns: columns, rows: rows).text(width: self.columns - 2)
      .split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
