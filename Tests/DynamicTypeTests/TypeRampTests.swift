import Testing

@testable import DynamicType

@Suite struct TypeRampTests {
  @Test func `body is 17 on 22 at L and 53 on 62 at AX5`() throws {
    let large = try TypeRamp.iOS.cell(of: .body, at: .large)
    #expect((large.size, large.leading) == (17, 22))
    let largest = try TypeRamp.iOS.cell(of: .body, at: .accessibility5)
    #expect((largest.size, largest.leading) == (53, 62))
    #expect(TypeRamp.iOS.size(of: .body, at: .extraSmall) == 14)
  }

  @Test func `sizes and leadings never shrink as the category grows`() {
    var shrinking: [String] = []
    for style in TypeRamp.iOS.styles {
      let cells = ContentSizeCategory.allCases.compactMap { TypeRamp.iOS.value(of: style, at: $0) }
      for (smaller, larger) in zip(cells, cells.dropFirst())
      where larger.size < smaller.size || (larger.leading ?? 0) < (smaller.leading ?? 0) {
        shrinking.append("\(style) \(larger.size)")
      }
    }
    #expect(shrinking.isEmpty)
  }

  @Test func `no value is made up for extra large titles`() {
    #expect(TypeRamp.iOS.size(of: .extraLargeTitle, at: .large) == 36)
    #expect(TypeRamp.iOS.leading(of: .extraLargeTitle, at: .large) == nil)
    #expect(TypeRamp.iOS.size(of: .extraLargeTitle, at: .accessibility1) == nil)
    #expect(
      message { _ = try TypeRamp.iOS.cell(of: .extraLargeTitle, at: .accessibility1) }
        == "no value for extraLargeTitle at AX1 on iOS; a value is known at L only")
    #expect(TypeRamp.iOS.categories(of: .extraLargeTitle) == [.large])
  }

  @Test func `watchOS has no medium size, ends at AX3 and lacks two styles`() {
    let ramp = TypeRamp.watchOS
    #expect(
      ramp.categories.map(\.shortName).joined(separator: " ") == "XS S L XL XXL XXXL AX1 AX2 AX3")
    #expect(ramp.size(of: .body, at: .medium) == nil)
    #expect(ramp.size(of: .body, at: .accessibility4) == nil)
    #expect(ramp.categories(of: .callout).isEmpty)
    #expect(
      message { _ = try ramp.cell(of: .subheadline, at: .large) }.contains("the platform's styles"))
  }

  @Test func `macOS and tvOS do not scale`() {
    for ramp in [TypeRamp.macOS, .tvOS] {
      #expect(ramp.scaling == .fixed)
      let sizes = ContentSizeCategory.allCases.map { ramp.size(of: .body, at: $0) }
      #expect(Set(sizes) == [ramp.platform.defaultTextSize])
    }
    #expect(TypeRamp.tvOS.size(of: .footnote, at: .large) == nil)
  }

  @Test func `visionOS is known at L only`() {
    #expect(TypeRamp.visionOS.scaling == .knownAtDefaultOnly)
    #expect(TypeRamp.visionOS.size(of: .extraLargeTitle, at: .large) == 48)
    #expect(TypeRamp.visionOS.size(of: .body, at: .extraLarge) == nil)
    #expect(TypeRamp.visionOS.weight(of: .body, at: .large) == nil)
    #expect(TypeRamp.visionOS.weight(of: .subheadline, at: .large) == .regular)
  }

  @Test(arguments: Platform.allCases)
  func `no style has two rows`(platform: Platform) {
    let styles = TypeRamp(of: platform).styles
    #expect(Set(styles).count == styles.count)
    #expect(TypeRamp(of: platform).platform == platform)
  }
}
