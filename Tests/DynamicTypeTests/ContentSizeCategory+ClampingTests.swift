import Testing

@testable import DynamicType

@Suite struct ContentSizeCategoryClampingTests {
  @Test(arguments: ContentSizeCategory.allCases)
  func `a clamped category lies in the range and moves only if it must`(
    category: ContentSizeCategory
  ) {
    for lower in ContentSizeCategory.allCases {
      #expect(category.clamped(to: lower...) == max(category, lower))
      #expect(category.clamped(to: ...lower) == min(category, lower))
      for upper in ContentSizeCategory.allCases where lower <= upper {
        let clamped = category.clamped(to: lower...upper)
        #expect((lower...upper).contains(clamped))
        if (lower...upper).contains(category) { #expect(clamped == category) }
      }
    }
  }
}
