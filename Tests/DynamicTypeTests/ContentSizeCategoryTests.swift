import Testing

@testable import DynamicType

@Suite struct ContentSizeCategoryTests {
  @Test func `the raw values are the order from 0 to 11`() {
    #expect(ContentSizeCategory.allCases.map(\.rawValue) == Array(0...11))
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
  }

  @Test func `five of twelve are accessibility sizes`() {
    #expect(ContentSizeCategory.standardCases.count == 7)
    #expect(
      ContentSizeCategory.accessibilityCases.map(\.shortName) == [
        "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilitySize)
  }

  @Test func `the default is large`() {
    #expect(ContentSizeCategory.default == .large)
    #expect("\(ContentSizeCategory.default)" == "L")
  }

  @Test func `the names of SwiftUI are the same values`() {
    #expect(DynamicTypeSize.accessibility1 == .accessibilityMedium)
    #expect(DynamicTypeSize.xxxLarge == .extraExtraExtraLarge)
    #expect(DynamicTypeSize.xSmall < .small)
  }
}
