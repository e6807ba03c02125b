import Testing

@testable import OutputFormats

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Größe", 5), ("e\u{301}", 1), ("日本語", 6), ("한국어", 6),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("ｶﾅ", 2), ("ＡＢ", 4), ("👍", 2), ("👍🏽", 2),
    ("👩‍👩‍👧", 2), ("🇯🇵", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("→", 1), ("…", 1),
    ("نص", 2), ("\u{200B}", 0), ("a\u{FE0F}", 1), ("。", 2),
  ])
  func `a text takes the columns that a terminal gives it`(text: String, columns: Int) {
    #expect(DisplayWidth.columns(text) == columns)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
    ("abcdef", -4, ""), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"),
    ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"), ("", 0, ""),
  ])
  func `a text too long is cut between characters and says so`(
    text: String, width: Int, expected: String
  ) {
    let cut = DisplayWidth.truncated(text, to: width)
    #expect(cut == expected)
    #expect(DisplayWidth.columns(cut) <= max(0, width))
  }
}
