import DynamicType
import SnapshotFiles
import SwiftUI
import Testing
import TextLayout
import ViewLayout

@testable import ViewExamples

/// Frames of the examples, as they were looked at on their sheets.
@Suite struct TreeTests {
  @Test(arguments: [DynamicType.ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func `trees stay as they were looked at`(category: DynamicType.ContentSizeCategory) throws {
    let trees = [
      ("settings", try Fixture.layOut(SettingsScreen(), at: category)),
      ("contact", try Fixture.layOut(ContactRow(), at: category)),
      ("symbols", try Fixture.layOut(InlineSymbolList(), at: category)),
    ]
    for (name, tree) in trees {
      let file = Snapshot("\(name)-\(category.shortName).txt")
      #expect(try file.problem(with: tree.description + "\n") == nil)
    }
  }

  @Test func `languages from right to left mirror the screen`() throws {
    let english = try Fixture.layOut(LegacyRow())
    let arabic = try Fixture.layOut(LegacyRow(), locale: "ar")
    let title = try #require(english.view(id: "title")).frame
    let mirrored = try #require(arabic.view(id: "title")).frame
    #expect(title.minX == 0)
    #expect((mirrored.maxX - arabic.frame.width).magnitude < 0.01)
  }
}

/// Texts that are found in catalogs, filled and emphasised.
@Suite struct TextTests {
  private func text<V: View>(
    _ view: V, locale: String = "en", strings: StringLookup = .none
  ) throws -> TextContent {
    let environment = try Fixture.environment(locale: locale)
    let node = view.resolved(in: environment, strings: strings)
    guard case .text(let content) = node.content else {
      throw Missing()
    }
    return content
  }

  private struct Missing: Error {}

  @Test func `keys are looked up with their placeholders, and filled`() throws {
    let strings = StringLookup { key, _, locale in
      locale == "de" && key == "%lld of %@" ? "%2$@: %1$lld" : nil
    }
    let view = Text("\(3) of \("Books")")
    #expect(try text(view).text.text == "3 of Books")
    #expect(try text(view).origin == .catalog(key: "%lld of %@", table: nil, isTranslated: false))
    let german = try text(view, locale: "de", strings: strings)
    #expect(german.text.text == "Books: 3")
    #expect(german.origin == .catalog(key: "%lld of %@", table: nil, isTranslated: true))
  }

  @Test func `a per cent sign of a key is doubled, and shown once`() throws {
    #expect(try text(Text("100% of \(2)")).text.text == "100% of 2")
  }

  @Test func `emphasis becomes bold and italic runs`() throws {
    let content = try text(Text("A **strong** and *slanted* [link](https://a.example) a_b_c"))
    #expect(content.text.runs.map(\.text).joined() == "A strong and slanted link a_b_c")
    #expect(content.text.runs.filter { $0.attributes.font.isBold }.map(\.text) == ["strong"])
    #expect(content.text.runs.filter { $0.attributes.font.isItalic }.map(\.text) == ["slanted"])
  }

  @Test func `verbatim text keeps its marks`() throws {
    #expect(try text(Text(verbatim: "2 * 3 * 4")).text.text == "2 * 3 * 4")
    #expect(try text(Text(verbatim: "2 * 3 * 4")).origin == .verbatim)
  }

  @Test func `a limit nearest to the text wins over a size outside`() throws {
    let limited = Text(verbatim: "a").dynamicTypeSize(...DynamicTypeSize.large)
      .dynamicTypeSize(.xLarge)
    let tree = try Fixture.layOut(limited)
    #expect(tree.firstText?.category == .large)
    let free = Text(verbatim: "a").dynamicTypeSize(.xLarge)
      .dynamicTypeSize(...DynamicTypeSize.large)
    #expect(try Fixture.layOut(free).firstText?.category == .extraLarge)
  }
}
