import Auditor
import FontBook
import Glyphs
import OutputFormats

/// Writes what `dyntype fonts` found as Markdown, for a pull request or a wiki.
enum FontsMarkdown {
  /// The families; with `checks` the findings instead.
  static func render(_ result: FontsResult, checks: Bool) -> String {
    if checks { return findings(result) }
    let blocks = result.report.families.map(family) + [coverage(result), unusable(result)]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func family(_ family: FontFamilyReport) -> String {
    let names = Table(
      columns: [
        .init("PostScript name"), .init("Weight"), .init("File"), .init("SwiftUI"), .init("UIKit"),
      ],
      rows: family.faces.flatMap { face in
        face.fontNames.map { name in
          [
            name.postScriptName, FontsWording.weight(name), face.file, name.swiftUILine,
            name.uiKitLine,
          ]
        }
      })
    var rows = [["SF (iOS)"] + FontsWording.lengths(FontsWording.system)]
    for (name, metrics) in FontsWording.metricGroups(family) {
      rows.append([name] + FontsWording.lengths(metrics))
      rows.append(["from SF"] + FontsWording.differences(metrics, FontsWording.system))
    }
    let metrics = Table(
      columns: [.init("In points at 17")] + FontsWording.metricTitles.map { .init($0, .right) },
      rows: rows)
    return "## \(FontsWording.heading(family))\n\n\(names.markdown())\n\(metrics.markdown())\n"
      + notes(family).map { "- \($0)\n" }.joined()
  }

  private static func notes(_ family: FontFamilyReport) -> [String] {
    var notes = FontsWording.axes(family).map { "Axes: \($0)" }
    let groups = FontsWording.languageGroups(family)
    for (names, support) in groups {
      let name = groups.count > 1 ? " of \(names.joined(separator: ", "))" : ""
      let covered = support.covered.joined(separator: " ")
      notes.append(
        "Languages\(name): \(support.covered.count) of \(LanguageTable.tags.count): \(covered)")
      if !support.nearlyCovered.isEmpty {
        let gaps = support.nearlyCovered.map(FontsWording.gap).joined(separator: ", ")
        notes.append("Nearly covered\(name), lacking: \(gaps)")
      }
    }
    return notes + FontsWording.licences(family).map { "Licence: \($0)" }
  }

  private static func coverage(_ result: FontsResult) -> String {
    guard !result.coverage.isEmpty else { return "" }
    let table = Table(
      columns: [.init("For"), .init("Font"), .init("Lacks", .right), .init("Characters")],
      rows: result.coverage.map { face in
        [
          face.coverage.target, face.postScriptName,
          "\(face.coverage.gaps.count) of \(face.coverage.itemCount)",
          face.coverage.gaps.map(\.text).joined(separator: " "),
        ]
      })
    return "## Coverage\n\n\(table.markdown())"
  }

  private static func unusable(_ result: FontsResult) -> String {
    guard !result.unusable.isEmpty else { return "" }
    let table = Table(
      columns: [.init("File"), .init("Problem")],
      rows: result.unusable.map { [$0.file, $0.reason] })
    return "## Not usable as fonts\n\n\(table.markdown())"
  }

  private static func findings(_ result: FontsResult) -> String {
    let rows = result.audits.flatMap { audit in
      audit.audit.findings.map { finding in
        [
          finding.severity.rawValue + (finding.outcome == .needsReview ? ", needs review" : ""),
          finding.rule, (finding.place.file == nil ? "" : audit.prefix) + finding.place.description,
          finding.message, finding.advice,
        ]
      }
    }
    guard !rows.isEmpty else { return "No findings.\n" }
    return Table(
      columns: ["Severity", "Rule", "Place", "Finding", "Fix"].map { .init($0) }, rows: rows
    ).markdown()
  }
}
