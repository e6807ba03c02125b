extension Table {
  /// The flexible column keeps this many columns of the terminal however narrow that is.
  private static let smallestFlexibleWidth = 8

  /// The table for a terminal: titles, a rule, and the rows, two spaces between columns.
  ///
  /// A line feed or another control character inside a text becomes a space. No line ends in white
  /// space; every line ends in a line feed.
  ///
  /// - Parameter width: The columns of the terminal; nil if nothing need fit. Only the flexible
  ///   column gives way; without one, or if that is not enough, lines are longer than this.
  /// - Returns: The lines, or nothing for a table without columns.
  package func text(width: Int? = nil) -> String {
    guard !columns.isEmpty else { return "" }
    let cells = plainCells
    let widths = columnWidths(limit: width)
    var lines = cells.map { line($0, widths: widths) }
    lines.insert(line(widths.map { String(repeating: "-", count: $0) }, widths: widths), at: 1)
    return lines.map { $0 + "\n" }.joined()
  }

  /// The width of each column if nothing need fit.
  var naturalWidths: [Int] {
    let cells = plainCells
    return columns.indices.map { column in
      cells.reduce(0) { max($0, DisplayWidth.columns($1[column])) }
    }
  }

  /// The titles and the rows as a terminal shows them.
  private var plainCells: [[String]] {
    ([columns.map(\.title)] + rows).map { $0.map(Self.withoutControls) }
  }

  private func columnWidths(limit: Int?) -> [Int] {
    var widths = naturalWidths
    guard let limit, let flexible = columns.firstIndex(where: \.isFlexible) else { return widths }
    let total = widths.reduce(0, +) + 2 * (columns.count - 1)
    let smallest = min(widths[flexible], Self.smallestFlexibleWidth)
    widths[flexible] = max(smallest, widths[flexible] - max(0, total - max(0, limit)))
    return widths
  }

  private func line(_ cells: [String], widths: [Int]) -> String {
    var line = ""
    for (index, column) in columns.enumerated() {
      if index > 0 { line += "  " }
      let cell = DisplayWidth.truncated(cells[index], to: widths[index])
      let padding = String(repeating: " ", count: widths[index] - DisplayWidth.columns(cell))
      line += column.alignment == .left ? cell + padding : padding + cell
    }
    let end = line.lastIndex { $0 != " " }.map { line.index(after: $0) }
    return String(line[..<(end ?? line.startIndex)])
  }

  private static func withoutControls(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { !isControl($0) }
    guard !isPlain else { return text }
    return String(text.map { $0.unicodeScalars.contains(where: isControl) ? " " : $0 })
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
