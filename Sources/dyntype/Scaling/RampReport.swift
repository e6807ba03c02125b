import DynamicType
import OutputFormats

/// The sizes and leadings of all text styles of a platform.
struct RampReport: ScaleReport {
  let selection: RampSelection

  private var rows: [TypeRamp.Row] { selection.ramp.rows }

  /// With one category there is room for more than size and leading.
  private var isSingle: Bool { selection.categories.count == 1 }

  var title: String {
    let place =
      isSingle && !selection.standsForAll ? " at \(selection.label(selection.categories[0]))" : ""
    return "Text styles of \(selection.platformName)\(place)"
  }

  var explanation: String { isSingle ? "" : "Size/leading in points." }

  var notes: [String] {
    var notes = selection.notes(rows: rows)
    if selection.ramp.platform == .watchOS { notes.append(Self.watchDefaults) }
    return notes
  }

  /// The category a watch has when it is new, by its case.
  private static var watchDefaults: String {
    let cases = Dictionary(grouping: WatchCase.allCases, by: \.defaultCategory)
    let parts = cases.sorted { $0.key < $1.key }.map { category, cases in
      "\(category) (\(cases.map { "\($0.rawValue)" }.listed(with: "and")) mm)"
    }
    return "New watches are set to \(parts.listed(with: "or"))."
  }
}

// MARK: - For people

extension RampReport {
  func textTables(columns: Int) -> [Table] {
    if isSingle { return [singleTable(aligned: true)] }
    let breaks = selection.categories.indices.first {
      selection.categories[$0].isAccessibilityCategory
    }
    let table = grid(isPadded: true) { cell in
      (cell.hasOtherPrintedSize || cell.hasOtherPrintedLeading ? "*" : "")
        + (cell.isDoubtful ? "?" : "")
    }
    let pieces = table.pieces(
      width: columns, keys: 1, breaks: Set(breaks.map { [$0 + 1] } ?? []))
    return pieces.count == 1 ? pieces : pieces.map(withoutEmptyRows)
  }

  var markdownTable: Table {
    guard !isSingle else { return singleTable(aligned: false) }
    return grid(isPadded: false) { $0.remarks.isEmpty ? "" : " (\($0.remarks))" }
  }

  /// A row a style, a column a category.
  private func grid(isPadded: Bool, mark: (TypeRamp.Cell) -> String) -> Table {
    let cells = rows.map { row in
      selection.categories.map { category in
        selection.cell(row, at: category).map { $0.pair + mark($0) } ?? PointsText.missing
      }
    }
    let widest = cells.joined().reduce(0) { max($0, $1.count) }
    let titles = selection.categories.map { category in
      let label = selection.label(category)
      let padding = String(repeating: " ", count: max(0, widest - label.count))
      return Table.Column(label + (isPadded ? padding : ""))
    }
    let labels = isPadded ? PointsText.padded(rows.map(\.label)) : rows.map(\.label)
    return Table(
      columns: [.init("Style")] + titles, rows: zip(labels, cells).map { [$0] + $1 })
  }

  /// A row a style, with all that is known of it at the one category.
  private func singleTable(aligned: Bool) -> Table {
    let cells = rows.map { selection.cell($0, at: selection.categories[0]) }
    let align = { (texts: [String]) in aligned ? PointsText.aligned(texts) : texts }
    let columns: [(title: Table.Column, texts: [String])] = [
      (.init("Style"), rows.map(\.label)),
      (.init("Points", .right), align(cells.map { PointsText.text($0?.size) })),
      (.init("Leading", .right), align(cells.map { PointsText.text($0?.leading) })),
      (.init("Weight"), cells.map { $0?.weights.map(\.rawValue).joined(separator: ", ") ?? "" }),
      (.init("Emphasised"), cells.map { $0?.emphasizedWeight?.rawValue ?? "" }),
      (.init("Remarks"), cells.map { $0?.remarks ?? "" }),
    ]
    return Table(columnsWithText: columns)
  }

  /// A piece of the table without the rows that say nothing in it.
  private func withoutEmptyRows(_ table: Table) -> Table {
    let rows = table.rows.filter { row in
      row.dropFirst().contains { $0 != PointsText.missing }
    }
    return rows.isEmpty ? table : Table(columns: table.columns, rows: rows)
  }
}

// MARK: - What the signs mean

extension RampReport {
  var legend: [String] {
    guard !isSingle else { return [] }
    var legend: [String] = []
    let sizes = list { $0.hasOtherPrintedSize ? $0.sizeHIG.map(PointsText.text) : nil }
    if !sizes.isEmpty { legend.append("* The HIG prints another size: \(sizes).") }
    let leadings = list { $0.hasOtherPrintedLeading ? $0.leadingHIG.map(PointsText.text) : nil }
    if !leadings.isEmpty { legend.append("* The HIG prints another leading: \(leadings).") }
    let doubtful = list { $0.isDoubtful ? "" : nil }
    if !doubtful.isEmpty {
      legend.append("? The leading is probably a misprint of the HIG: \(doubtful).")
    }
    return legend
  }

  /// The cells for which there is a text, with that text, row by row.
  private func list(_ text: (TypeRamp.Cell) -> String?) -> String {
    rows.compactMap { row in
      let words = selection.categories.compactMap { category in
        selection.cell(row, at: category).flatMap(text)
          .map { $0.isEmpty ? category.shortName : "\(category.shortName) \($0)" }
      }
      return words.isEmpty ? nil : "\(row.label) \(words.joined(separator: ", "))"
    }.joined(separator: "; ")
  }
}
