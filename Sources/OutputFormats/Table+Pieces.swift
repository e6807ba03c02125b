extension Table {
  /// The table cut into pieces that fit a terminal, to be set one below the other.
  ///
  /// A table that fits stays whole. Another one is cut before the columns in `breaks`, and then
  /// wherever a piece would still be too wide; each piece begins with the key columns. A piece has
  /// at least one column besides these, however wide it is.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - keys: How many columns at the beginning tell the rows apart.
  ///   - breaks: Indices of columns before which a cut is welcome.
  /// - Returns: The pieces, from left to right; at least one.
  package func pieces(width: Int, keys: Int, breaks: Set<Int> = []) -> [Table] {
    let widths = naturalWidths
    let total = widths.reduce(0) { $0 + $1 + 2 } - 2
    guard total > width, columns.count > keys else { return [self] }
    let keyWidth = widths.prefix(keys).reduce(0) { $0 + $1 + 2 } - 2
    var pieces: [[Int]] = []
    var used = 0
    for column in keys..<columns.count {
      let added = widths[column] + 2
      if pieces.isEmpty || breaks.contains(column) || used + added > width {
        pieces.append([])
        used = keyWidth
      }
      pieces[pieces.count - 1].append(column)
      used += added
    }
    return pieces.map { keeping(Array(0..<keys) + $0) }
  }

  private func keeping(_ indices: [Int]) -> Table {
    Table(
      columns: indices.map { columns[$0] }, rows: rows.map { row in indices.map { row[$0] } })
  }
}
