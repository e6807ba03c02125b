import Testing

@testable import DynamicType

struct CategoryFacts: Decodable {
  struct Category: Decodable {
    let order: Int
    let dynamicTypeSize: String
    let uikit: String
    let raw: String
    let isAccessibility: Bool
    let axName: String?
  }
  struct Style: Decodable {
    let style: String
    let raw: String
    let swiftUI: String
  }
  let categories: [Category]
  let textStyles: [Style]
}

@Suite struct ContentSizeCategoryNamesTests {
  @Test func `every name is the one in the facts`() throws {
    let facts = try Fixture.decode(CategoryFacts.self, from: "categories.json").categories
    #expect(facts.count == 12)
    for fact in facts {
      let category = try #require(ContentSizeCategory(rawValue: fact.order))
      #expect(category.uiKitName == fact.uikit)
      #expect(category.dynamicTypeSizeName == fact.dynamicTypeSize)
      #expect(category.rawName == fact.raw)
      #expect(category.isAccessibilityCategory == fact.isAccessibility)
      if let name = fact.axName { #expect(category.shortName == name) }
    }
  }

  @Test func `the short names are those of the design`() {
    #expect(
      ContentSizeCategory.allCases.map(\.shortName).joined(separator: " ")
        == "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5")
  }
}
