import ArgumentParsing
import OutputFormats

/// A result of `dyntype scale`, before it is given a form.
protocol ScaleReport: Sendable {
  /// What is shown, in a few words.
  var title: String { get }
  /// How the numbers come about; empty if there is nothing to say.
  var explanation: String { get }
  /// What a reader has to know to trust the numbers, a sentence each.
  var notes: [String] { get }
  /// What the signs in the tables for a terminal mean, a sentence each.
  var legend: [String] { get }

  /// The tables for a terminal of so many columns.
  func textTables(columns: Int) -> [Table]
  var markdownTable: Table { get }
  var csvTable: Table { get }
  /// Writes the members that follow `schemaVersion`.
  func write(to object: inout JSONObject)
}

extension ScaleReport {
  /// The report in a form.
  func bytes(_ format: TableFormat, columns: Int, style: TerminalStyle) -> [UInt8] {
    switch format {
    case .text: return Array(text(columns: columns, style: style).utf8)
    case .csv: return Array(csvTable.csv().utf8)
    case .markdown:
      let heading = title + "." + (explanation.isEmpty ? "" : " " + explanation)
      let paragraphs = ([heading] + notes).map { $0 + "\n" }
      let parts = [paragraphs[0], markdownTable.markdown()] + paragraphs.dropFirst()
      return Array(parts.joined(separator: "\n").utf8)
    case .json:
      var writer = JSONWriter(style: .pretty)
      writer.object { object in
        object.field("schemaVersion", 1)
        write(to: &object)
        object.field("notes", notes)
      }
      return writer.takeBytes()
    }
  }

  private func text(columns: Int, style: TerminalStyle) -> String {
    let wrapped = { (text: String) in
      TextWrapping.lines(text, width: columns).map { $0 + "\n" }.joined()
    }
    let heading =
      style.apply(.emphasis, title) + "\n" + (explanation.isEmpty ? "" : wrapped(explanation))
    let tables = textTables(columns: columns).map { $0.text() }
    let remarks = (legend + notes).map(wrapped).joined()
    return ([heading] + tables + (remarks.isEmpty ? [] : [remarks])).joined(separator: "\n")
  }
}

extension Table {
  /// A table of columns, without those that say nothing in any row, except for the first.
  init(columnsWithText columns: [(title: Column, texts: [String])]) {
    let shown = columns.enumerated()
      .filter { $0.offset == 0 || $0.element.texts.contains { !$0.isEmpty } }.map(\.element)
    let count = columns.first?.texts.count ?? 0
    self.init(
      columns: shown.map(\.title), rows: (0..<count).map { row in shown.map { $0.texts[row] } })
  }
}
