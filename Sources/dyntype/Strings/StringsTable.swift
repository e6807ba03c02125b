import AppProject
import Auditor
import DynamicType
import OutputFormats
import TextLayout

extension StringsResult {
  /// A row for each key and language in which it is cut, for spreadsheets and Markdown.
  var table: Table {
    Table(
      columns: [
        .init("File"), .init("Line", .right), .init("Key"), .init("Language"), .init("Variant"),
        .init("Text"), .init("Cut from"), .init("Lines needed", .right),
        .init("Lines allowed", .right), .init("Width", .right), .init("Width needed", .right),
        .init("Fits"), .init("Room at L", .right), .init("Severity"),
      ],
      rows: cut.flatMap { key in key.strings.map { row($0, key) } })
  }

  private func row(_ string: MeasuredString, _ key: CutKey) -> [String] {
    let container = string.constraint.container
    let needed = string.remedies?.extraWidth.map { $0 + container.width }
    return [
      string.file, string.place.line.map(String.init) ?? "", string.string.key,
      string.string.locale, string.string.variations.map(\.description).joined(separator: " "),
      string.text, string.firstCut?.category.shortName ?? "", "\(string.largestNeed)",
      container.lineLimit.map(String.init) ?? "", Number.trimmed(container.width, places: 2),
      needed.map { Number.trimmed($0, places: 2) } ?? "", string.remedies?.fittingPrefix ?? "",
      key.group.budget.map { Number.trimmed($0.widthAtDefault, places: 1) } ?? "",
      string.firstCut.map { string.severity(from: $0).rawValue } ?? "",
    ]
  }
}
