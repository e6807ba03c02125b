import DynamicType
import Testing

@testable import Auditor

@Suite struct LayoutHardNewlineTests {
  @Test(arguments: [
    "Swipe up to see\nyour saved books", "Name:    Value", "one  two", "see\r\nmore",
  ])
  func `lines shaped by hand are found`(text: String) async throws {
    #expect(try await findings(LayoutHardNewline(), text, in: constraint(343)).count == 1)
  }

  @Test(arguments: [
    "First paragraph.\n\nSecond one.", "Done.\nGo on.", "You get:\n• books\n• films",
    "Two spaces.  After a sentence.", "plain", "完了。\n続ける", "a\n\nb", " lead", "Dear reader,\nhello",
  ])
  func `paragraphs, lists and sentences are not`(text: String) async throws {
    #expect(try await findings(LayoutHardNewline(), text, in: constraint(343)).isEmpty)
  }
}

@Suite struct TypeAllCapsTests {
  private let rule = TypeAllCaps()

  @Test func `a sentence in capitals is found, and a word is not`() async throws {
    let found = try await findings(rule, "YOUR LIBRARY CARD HAS EXPIRED", in: constraint(343))
    #expect(found.first?.fact("letters") == .count(25))
    // WordPress-iOS#7451 has this exact label.
    #expect(try await findings(rule, "OLDER THAN A MONTH", in: constraint(343)).isEmpty)
    #expect(try await findings(rule, "Your library card has expired", in: constraint(343)).isEmpty)
  }

  @Test func `texts that the app shows in capitals count, and are measured so`() async throws {
    var capitals = constraint(343)
    capitals.isUppercase = true
    #expect(
      try await findings(rule, "Your library card has expired", in: capitals).count == 1)
    let group = try await measured([("de", "Straße")], in: capitals)
    #expect(group.strings.map(\.text) == ["STRASSE"])
  }

  @Test func `scripts without capitals have none`() async throws {
    #expect(
      try await findings(rule, "图书馆卡已过期请到前台重新办理手续谢谢您的配合与理解", in: constraint(343)).isEmpty)
  }

  @Test func `samples do not count`() async throws {
    #expect(TypeAllCaps.longestRun("ABCdEFGHI jK") == 5)
  }
}

@Suite struct TypeLongItalicTests {
  private let rule = TypeLongItalic()
  private let long = String(repeating: "Read on. ", count: 10)

  @Test func `a long text in italics is found`() async throws {
    #expect(
      try await findings(rule, long, in: constraint(343, font: .system(.body).italic())).count == 1)
  }

  @Test func `a short one, and a long one upright, are not`() async throws {
    let italic = FontDescription.system(.body).italic()
    #expect(try await findings(rule, "Read on.", in: constraint(343, font: italic)).isEmpty)
    #expect(try await findings(rule, long, in: constraint(343)).isEmpty)
  }
}
