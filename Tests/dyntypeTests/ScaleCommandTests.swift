import Testing

@Suite struct ScaleCommandTests {
  @Test func `a value has a row for each category, beside the system's style`() async {
    let outcome = await dyntype("scale", "17", "1")
    #expect(outcome.status == 0)
    #expect(outcome.diagnostics.isEmpty)
    #expect(
      outcome.output == """
        Values relative to body on iOS
        Scaled as UIFontMetrics.scaledValue(for:) and @ScaledMetric do, to 1/3 pt.

        Category  Points  Leading   17 pt   1 pt
        --------  ------  -------  ------  -----
        XS            14       19  14.667  1
        S             15       20  15.333  1
        M             16       21  16.333  1
        L             17       22  17      1
        XL            19       24  18.667  1
        XXL           21       26  20      1.333
        XXXL          23       29  22.333  1.333
        AX1           28       34  26.333  1.667
        AX2           33       40  31      1.667
        AX3           40       48  37      2.333
        AX4           47       56  43.333  2.667
        AX5           53       62  48      2.667

        """)
  }

  @Test func `font sizes are whole points up to the maximum`() async {
    let outcome = await dyntype(
      "scale", "11", "34", "--font-size", "--max", "40.5", "--style", "caption2",
      "--categories", "M..XL,AX5")
    // 11 × 18 ÷ 13 is 15.2, 11 × 48 ÷ 13 is 40.6 and 34 × 18 ÷ 13 is 47.1.
    #expect(
      outcome.output == """
        Font sizes relative to caption2 on iOS
        Scaled as UIFontMetrics.scaledFont(for:maximumPointSize:), to at most 40.5 pt.

        Category  Points  Leading     11 pt     34 pt
        --------  ------  -------  --------  --------
        M             11       13  11        34
        L             11       13  11        34
        XL            13       18  15        40.5 max
        AX5           40       48  40.5 max  40.5 max

        """)
  }

  @Test func `a printed leading that the system does not use is told beside it`() async {
    let outcome = await dyntype("scale", "--style", "title", "--categories", "L,XL")
    #expect(
      outcome.output == """
        Text style title1 on iOS

        Category  Points  Leading  Remarks
        --------  ------  -------  ---------------------
        L             28       34
        XL            30       36  HIG prints leading 37

        """)
  }

  @Test(arguments: [
    ("1", "20"), ("2", "20"), ("3", "20"),
    // 8 × 26 ÷ 22 is 9.4545….
  ])
  func `the pixels a point decide the rounding`(scale: String, value: String) async {
    let outcome = await dyntype(
      "scale", "17", "8", "--scale", scale, "--categories", "XXL", "--format", "csv")
    let eight = ["1": "9", "2": "9.5", "3": "9.3333"][scale] ?? ""
    #expect(
      outcome.output
        == "category,size,leading,sizeHIG,leadingHIG,17 pt,8 pt\r\n"
        + "XXL,21,26,21,26,\(value),\(eight)\r\n")
  }

  @Test func `a negative value follows two dashes`() async {
    let outcome = await dyntype(
      "scale", "--categories", "AX5", "--format", "csv", "--", "-4", "0.1")
    #expect(outcome.output.hasSuffix("AX5,53,62,53,62,-11.3333,0.3333\r\n"))
  }

  @Test func `Markdown has the table between the heading and the notes`() async {
    let outcome = await dyntype("scale", "17", "--platform", "mac", "--format", "markdown")
    #expect(
      outcome.output == """
        Values relative to body on macOS.

        | Category | Points | Leading | 17 pt |
        | --- | ---: | ---: | ---: |
        | all | 13 | 16 | 17 |

        macOS does not scale text: the sizes are the same at every category.

        Values stay as they are.

        """)
  }

  @Test func `notes of a spreadsheet go to the diagnostics unless it is quiet`() async {
    let words = ["scale", "17", "--platform", "tvOS", "--format", "csv"]
    let outcome = await dyntype(words)
    #expect(
      outcome.output == "category,size,leading,sizeHIG,leadingHIG,17 pt\r\nall,29,36,29,36,17\r\n")
    #expect(
      outcome.diagnostics == """
        note: tvOS does not scale text: the sizes are the same at every category.
        note: Values stay as they are.

        """)
    #expect(await dyntype(words + ["--quiet"]).diagnostics.isEmpty)
  }

  @Test(arguments: ["20", "40", "60", "80", "200"])
  func `tables are cut to fit the terminal`(columns: String) async throws {
    let words = ["scale", "1", "2", "17", "24", "44", "100", "12.5", "3", "1000"]
    let outcome = await dyntype(words, environment: ["COLUMNS": columns])
    let width = max(try #require(Int(columns)), 40)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.dropFirst(3).allSatisfy { $0.count <= width })
    #expect(lines.count { $0.hasPrefix("AX5") } == lines.count { $0.hasPrefix("Category") })
  }
}

// MARK: - What is not known

extension ScaleCommandTests {
  @Test func `what watchOS does to other values is not made up`() async {
    let outcome = await dyntype("scale", "17", "--platform", "watchOS", "--style", "title1")
    #expect(
      outcome.output == """
        Values relative to title1 on watchOS
        Scaled as UIFontMetrics.scaledValue(for:) and @ScaledMetric do, to 1/3 pt.

        Category  Points  Leading  17 pt  Remarks
        --------  ------  -------  -----  ---------------------------
        XS            28     30.5      –
        S             30     32.5      –
        L             34     36.5     17
        XL            38     40.5      –
        XXL           39     41.5      –
        XXXL          40     42.5      –
        AX1           42     44.5      –
        AX2           43     46        –  leading probably misprinted
        AX3           44     47        –  leading probably misprinted

        watchOS has no M, AX4 or AX5.
        What becomes of values at other categories than L is known for iOS only.

        """)
  }

  @Test func `a category the platform lacks is empty and said to be missing`() async {
    let outcome = await dyntype(
      "scale", "--platform", "watchOS", "--style", "body", "--categories", "S..L")
    #expect(
      outcome.output == """
        Text style body on watchOS

        Category  Points  Leading
        --------  ------  -------
        S             15     17.5
        M              –      –
        L             16     18.5

        watchOS has no M.

        """)
  }

  @Test func `an extra large title is known at L only`() async {
    let outcome = await dyntype(
      "scale", "20", "--style", "extraLargeTitle", "--categories", "L,XL")
    #expect(
      outcome.output.hasSuffix(
        """
        L             36        –     20
        XL             –        –      –

        extraLargeTitle is known at L only, without a leading.
        How values grow with extraLargeTitle is not known; scale them relative to
        largeTitle.

        """))
  }

  @Test func `where text does not scale a category asked for has the one size`() async {
    let outcome = await dyntype(
      "scale", "17.4", "--font-size", "--platform", "macOS", "--categories", "XS,AX5",
      "--format", "csv", "--quiet")
    #expect(
      outcome.output == "category,size,leading,sizeHIG,leadingHIG,17.4 pt\r\n"
        + "XS,13,16,13,16,17.4\r\nAX5,13,16,13,16,17.4\r\n")
  }
}
