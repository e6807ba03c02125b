/// Rows of texts under titles, to be written for a terminal, a spreadsheet or a web page.
///
/// The texts are plain: each format escapes what it would otherwise take for its own signs.
package struct Table: Hashable, Sendable {
  /// On which side of its column a text stands.
  package enum Alignment: Hashable, Sendable {
    case left
    case right
  }

  /// The title of a column, and how its texts are set.
  package struct Column: Hashable, Sendable {
    package let title: String
    package let alignment: Alignment
    /// Whether the column may be cut with an ellipsis to make the table fit a terminal.
    package let isFlexible: Bool

    package init(_ title: String, _ alignment: Alignment = .left, isFlexible: Bool = false) {
      self.title = title
      self.alignment = alignment
      self.isFlexible = isFlexible
    }
  }

  package let columns: [Column]
  package let rows: [[String]]

  /// A table of the given rows.
  ///
  /// - Precondition: Each row has one text for each column, and at most one column is flexible.
  package init(columns: [Column], rows: [[String]]) {
    precondition(rows.allSatisfy { $0.count == columns.count }, "a row does not fit the columns")
    precondition(columns.count(where: \.isFlexible) <= 1, "two columns are flexible")
    self.columns = columns
    self.rows = rows
  }
}
