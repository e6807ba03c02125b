import DynamicType
import FontBook
import Testing

@testable import TextLayout

@Suite struct TruncationTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter(fonts: try bundledFonts()) }

  private func layout(
    _ text: String, width: Double, limit: Int, mode: TruncationMode = .tail,
    font: FontDescription = .custom("Lato-Regular", fixedSize: 20)
  ) throws -> TextLayout {
    try typesetter.paragraph(text, font: font).layout(
      in: TextContainer(width: width, lineLimit: limit, truncation: mode))
  }

  private func width(_ text: String) throws -> Double {
    try typesetter.paragraph(text, font: .custom("Lato-Regular", fixedSize: 20)).layout().width
  }

  @Test func `the tail is cut so that the longest prefix fits with its ellipsis`() throws {
    let text = "Check for earlier version"
    for length in 1..<text.count {
      let shown = String(text.prefix(length))
      guard shown.last != " " else { continue }
      let box = try width(shown + "…")
      guard try box < width(text) else { continue }
      let result = try layout(text, width: box, limit: 1)
      let kept = String(try #require(result.lines.first.map(result.text(of:))).dropLast())
      #expect(result.isTruncated)
      // The same prefix, or a longer one whose kerning with the ellipsis is tighter.
      #expect(kept.hasPrefix(shown), "\(length)")
      #expect(try width(kept + "…") <= width(shown + "…") + 0.001)
    }
  }

  @Test func `white space before the ellipsis is dropped`() throws {
    let result = try layout("Check for it", width: try width("Check fo"), limit: 1)
    #expect(result.shownText == "Check…")
  }

  @Test func `a hard break behind the last permitted line is a loss`() throws {
    let result = try layout("First line\nSecond", width: 300, limit: 1)
    #expect(result.isTruncated)
    #expect(result.requiredLineCount == 2)
    #expect(result.shownText == "First line…")
  }

  @Test func `a text that just fits its lines has no ellipsis`() throws {
    let result = try layout("First line\nSecond", width: 300, limit: 2)
    #expect(!result.isTruncated)
    #expect(result.shownText == "First line\nSecond")
  }

  @Test func `a box narrower than the ellipsis shows a prefix without it`() throws {
    let result = try layout("iiiii", width: try width("ii"), limit: 1)
    let ellipsis = try width("…")
    #expect(try width("ii") < ellipsis)
    #expect(result.shownText == "ii")
    #expect(result.isTruncated)
  }

  @Test func `clipping shows whole lines and no ellipsis`() throws {
    let result = try layout(
      "one two three four", width: try width("one two"), limit: 1, mode: .clip)
    #expect(result.shownText == "one two")
    #expect(result.isTruncated)
  }

  @Test func `the cut is between clusters`() throws {
    let family = "👨‍👩‍👧‍👦"
    let text = "Hi \(family)\(family)\(family)"
    for width in stride(from: 30.0, through: 120, by: 2.5) {
      let result = try layout(text, width: width, limit: 1)
      let shown = result.shownText.filter { $0 != "…" }
      #expect(text.hasPrefix(shown), "\(width)")
    }
  }

  @Test func `lines above the last are those of the text without a limit`() throws {
    let text = "The quick brown fox jumps over the lazy dog and runs away"
    let free = try layout(text, width: 130, limit: 100)
    for limit in 1..<free.lines.count {
      let cut = try layout(text, width: 130, limit: limit)
      #expect(cut.requiredLineCount == free.lines.count)
      #expect(cut.lines.dropLast().map(\.range) == free.lines.prefix(limit - 1).map(\.range))
      #expect(cut.lines.last?.hasEllipsis == true)
      #expect((cut.lines.last?.width ?? .infinity) <= 130.001)
    }
  }
}
