import DynamicType
import SwiftUI
import Testing
import TextLayout

@testable import ViewExamples
@testable import ViewLayout

/// Every kind of listing in articles on Dynamic Type, as source.
@Suite struct ExampleTests {
  typealias Category = DynamicType.ContentSizeCategory

  @Test(arguments: Category.allCases)
  func `a row becomes a column at accessibility sizes`(category: Category) throws {
    let row = try Fixture.layOut(LegacyRow(), at: category)
    let title = try #require(row.view(id: "title")).frame
    let detail = try #require(row.view(id: "detail")).frame
    if category.isAccessibilityCategory {
      #expect(detail.minY >= title.maxY)
    } else {
      #expect(detail.minX > title.maxX)
      #expect(detail.minY == title.minY)
    }
  }

  @Test func `a call button stands below the name from AX1 on`() throws {
    let large = try Fixture.layOut(ContactRow(), at: .extraExtraExtraLarge)
    let accessible = try Fixture.layOut(ContactRow(), at: .accessibilityMedium)
    let beside = try #require(large.view(id: "call")).frame
    let below = try #require(accessible.view(id: "call")).frame
    #expect(beside.maxX > 300)
    let name = try #require(accessible.allViews().first { $0.text?.shownText == "Anna Haro" })
    #expect(below.minY > name.frame.maxY)
  }

  @Test func `a scaled picture grows by the leadings of its style, decoration does not`() throws {
    let small = try Fixture.layOut(ScaledAvatar(), at: .large)
    let large = try Fixture.layOut(
      ScaledAvatar(), at: .accessibilityExtraExtraExtraLarge)
    let before = try #require(small.view(id: "avatar")).frame
    let after = try #require(large.view(id: "avatar")).frame
    #expect(before.width == 48)
    // 48 × 68 ÷ 34, the leadings of title at AX5 and L.
    #expect(after.width == 96)
    let decoration = try #require(large.view(id: "decoration")).frame
    #expect(decoration.size == Size(width: 120, height: 24))
  }

  @Test func `items of a bar stay at XXXL and show themselves large`() throws {
    let bar = try Fixture.layOut(CustomTabBar(), at: .accessibilityExtraExtraExtraLarge)
    let limited = try Fixture.layOut(CustomTabBar(), at: .extraExtraExtraLarge)
    let home = try #require(bar.view(id: "Home")).frame
    let before = try #require(limited.view(id: "Home")).frame
    #expect(home.height == before.height)
  }

  @Test func `the large content viewer shows items of bars at accessibility sizes only`() throws {
    let below = try Fixture.layOut(CustomTabBar(), at: .extraExtraExtraLarge)
    #expect(below.largeContentItems() == [])
    let items = try Fixture.layOut(CustomTabBar(), at: .accessibilityMedium).largeContentItems()
    #expect(items.map(\.id) == ["Home", "Library", "Search"])
    #expect(items.map(\.image?.name) == ["house", "books.vertical", "magnifyingglass"])
    #expect(items.map(\.title) == ["Show", "Show", "Show"])
  }

  @Test func `controls and texts are accessibility elements, decoration is not`() throws {
    let row = try Fixture.layOut(ContactRow())
    let elements = row.accessibilityElements()
    #expect(
      elements.map(\.label) == ["Anna Haro", "Last seen yesterday in Cupertino", "Call"])
    let call = try #require(elements.last)
    #expect(call.traits == [.button])
    #expect(call.id == "call")
  }

  @Test func `custom fonts grow by the ratio of leadings and fixed ones do not`() throws {
    let card = try Fixture.layOut(BrandCard(), at: .accessibilityExtraExtraExtraLarge)
    func size(_ id: String) throws -> Double {
      let layout = try #require(card.view(id: id)?.firstText?.text)
      return layout.paragraph.style.size(at: layout.category).pointSize
    }
    // 28 × 68 ÷ 34 = 56; 17 × 62 ÷ 22 = 47.909, rounded to 48 points, and to 48 by the pixel too.
    #expect(try size("title") == 56)
    #expect(try size("body") == 48)
    #expect(try size("price") == 48)
    #expect(try size("fine") == 12)
  }

  @Test func `a switch goes below its label at accessibility sizes`() throws {
    for category in Category.allCases {
      let setting = try Fixture.layOut(NotificationSetting(), at: category)
      let label = try #require(setting.view(id: "label")).frame
      let toggle = try #require(setting.view(id: "switch")).frame
      if category.isAccessibilityCategory {
        #expect(toggle.minY >= label.maxY)
      } else {
        #expect(toggle.minX >= label.maxX)
      }
    }
  }

  @Test func `a preview is resolved at the size that it sets`() throws {
    let preview = try Fixture.layOut(SettingsScreenPreviews.previews, at: .large)
    let label = try #require(preview.view(id: "label")?.firstText)
    #expect(label.category == .accessibilityLarge)
  }

  @Test func `inline symbols wrap with their text`() throws {
    let list = try Fixture.layOut(
      InlineSymbolList(), at: .accessibilityExtraExtraExtraLarge)
    let texts = list.allViews().compactMap(\.text)
    #expect(texts.contains { $0.lines.count > 3 })
    #expect(list.problems() == [])
  }

  @Test func `a broken card is found broken`() throws {
    let card = try Fixture.layOut(BrokenCard(), at: .accessibilityExtraExtraExtraLarge)
    let problems = card.problems()
    #expect(problems.contains { $0.kind == .truncated && $0.subject.contains("gardening") })
    #expect(
      try Fixture.layOut(TextStyleList(), at: .accessibilityExtraExtraExtraLarge).problems() == [])
  }
}

extension LaidOutView {
  /// The first text in the view.
  var firstText: LaidOutView? { allViews().first { $0.text != nil } }
}
