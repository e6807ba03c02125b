import Testing

@testable import DynamicType

@Suite struct TextStyleTests {
  @Test func `every name is the one in the facts`() throws {
    let facts = try Fixture.decode(CategoryFacts.self, from: "categories.json").textStyles
    #expect(facts.count == TextStyle.allCases.count)
    for fact in facts {
      let style = try #require(TextStyle(rawValue: fact.style))
      #expect(style.rawName == fact.raw)
      #expect(style.swiftUIName == fact.swiftUI)
      #expect(style.uiKitName == fact.style)
    }
  }

  @Test(arguments: TextStyle.allCases)
  func `every spelling is understood in any case and with a dot`(style: TextStyle) throws {
    for name in style.spellings {
      #expect(try TextStyle(parsing: name) == style)
      #expect(try TextStyle(parsing: "." + name.uppercased()) == style)
      #expect(try TextStyle(parsing: "UIFont.TextStyle." + name) == style)
    }
  }

  @Test func `an unknown name is answered with the nearest one`() {
    #expect(message { _ = try TextStyle(parsing: "subheadlien") }.contains("'subheadline'"))
    #expect(message { _ = try TextStyle(parsing: "title4") }.contains("'title1'"))
    #expect(message { _ = try TextStyle(parsing: "poster") }.contains("use one of extraLargeTitle"))
  }
}
