import Testing

@testable import OutputFormats

@Suite struct TableTests {
  private let sizes = Table(
    columns: [.init("Category"), .init("Lines", .right), .init("Text", isFlexible: true)],
    rows: [["L", "1", "Settings"], ["AX5", "12", "Notifications and Sounds"]])

  @Test func `a terminal gets aligned columns under a rule`() {
    #expect(
      sizes.text() == """
        Category  Lines  Text
        --------  -----  ------------------------
        L             1  Settings
        AX5          12  Notifications and Sounds

        """)
  }

  @Test func `only the flexible column gives way to a narrow terminal`() {
    #expect(
      sizes.text(width: 30) == """
        Category  Lines  Text
        --------  -----  -------------
        L             1  Settings
        AX5          12  Notification…

        """)
  }

  @Test(arguments: [24, 5, 0, -3, Int.min])
  func `a width too narrow keeps eight columns of the flexible one`(width: Int) {
    #expect(
      sizes.text(width: width) == """
        Category  Lines  Text
        --------  -----  --------
        L             1  Settings
        AX5          12  Notific…

        """)
  }

  @Test func `a table without a flexible column is never cut`() {
    let table = Table(columns: [.init("Name")], rows: [["Inter-Regular"]])
    #expect(table.text(width: 4) == "Name\n-------------\nInter-Regular\n")
  }

  @Test func `wide characters and marks keep the columns straight`() {
    let table = Table(
      columns: [.init("Text"), .init("N", .right)],
      rows: [["日本語", "1"], ["e\u{301}te\u{301}", "2"], ["👍🏽", "3"]])
    #expect(
      table.text() == """
        Text    N
        ------  -
        日本語  1
        e\u{301}te\u{301}     2
        👍🏽      3

        """)
  }

  @Test func `a line end inside a text does not break the row`() {
    let table = Table(columns: [.init("A"), .init("B")], rows: [["x\ny", "z\r\n\t"]])
    #expect(table.text() == "A    B\n---  ---\nx y  z\n")
  }

  @Test func `no rows leave the titles and no columns leave nothing`() {
    #expect(Table(columns: [.init("A")], rows: []).text() == "A\n-\n")
    let nothing = Table(columns: [], rows: [[], []])
    #expect([nothing.text(), nothing.csv(), nothing.markdown()] == ["", "", ""])
  }

  @Test func `a spreadsheet gets quotes where a field needs them`() {
    let table = Table(
      columns: [.init("Text"), .init("Count, all", .right)],
      rows: [["plain", "1"], ["say \"hi\"", "2"], ["two\nlines", " 3 "], ["a\r\nb", ""]])
    #expect(
      table.csv()
        == "Text,\"Count, all\"\r\nplain,1\r\n\"say \"\"hi\"\"\",2\r\n"
        + "\"two\nlines\", 3 \r\n\"a\r\nb\",\r\n")
  }

  @Test func `a web page gets every text as it stands`() {
    let table = Table(
      columns: [.init("Text"), .init("N|M", .right)],
      rows: [["a|b", "1"], ["two\nlines", "2"], ["a\\|b <b> *x* `y`", "3"]])
    #expect(
      table.markdown() == #"""
        | Text | N\|M |
        | --- | ---: |
        | a\|b | 1 |
        | two<br>lines | 2 |
        | a\\\|b \<b\> \*x\* \`y\` | 3 |

        """#)
  }
}
