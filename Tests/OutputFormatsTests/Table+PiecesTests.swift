import Testing

@testable import OutputFormats

@Suite struct TablePiecesTests {
  /// Four columns of 4, 3, 3 and 3: 19 with the gaps.
  private let table = Table(
    columns: [.init("Name"), .init("One"), .init("Two"), .init("Six")],
    rows: [["a", "1", "2", "6"], ["b", "-1", "-2", "-6"]])

  private func titles(_ pieces: [Table]) -> [[String]] {
    pieces.map { $0.columns.map(\.title) }
  }

  @Test(arguments: [19, 80])
  func `a table that fits stays whole`(width: Int) {
    #expect(table.pieces(width: width, keys: 1, breaks: [2]) == [table])
  }

  @Test func `a piece takes as many columns as fit`() {
    #expect(
      titles(table.pieces(width: 18, keys: 1)) == [["Name", "One", "Two"], ["Name", "Six"]])
  }

  @Test func `a welcome cut comes first`() {
    #expect(
      titles(table.pieces(width: 18, keys: 1, breaks: [2])) == [
        ["Name", "One"], ["Name", "Two", "Six"],
      ])
  }

  @Test(arguments: [8, 0, -1])
  func `however narrow it is, a piece has a column`(width: Int) {
    #expect(
      titles(table.pieces(width: width, keys: 1)) == [
        ["Name", "One"], ["Name", "Two"], ["Name", "Six"],
      ])
  }

  @Test func `rows follow their columns`() {
    #expect(
      table.pieces(width: 18, keys: 1).map(\.rows) == [
        [["a", "1", "2"], ["b", "-1", "-2"]], [["a", "6"], ["b", "-6"]],
      ])
  }

  @Test func `there may be no key columns or nothing else`() {
    #expect(titles(table.pieces(width: 9, keys: 0)) == [["Name", "One"], ["Two", "Six"]])
    #expect(table.pieces(width: 1, keys: 4) == [table])
  }

  @Test(arguments: 1...40)
  func `no piece is wider than asked for unless it has one column`(width: Int) {
    for piece in table.pieces(width: width, keys: 1) where piece.columns.count > 2 {
      for line in piece.text().split(separator: "\n") { #expect(line.count <= width) }
    }
  }
}
