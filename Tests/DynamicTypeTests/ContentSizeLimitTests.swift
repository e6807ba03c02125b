import Testing

@testable import DynamicType

@Suite struct ContentSizeLimitTests {
  /// The category in `view.dynamicTypeSize(first).dynamicTypeSize(second)`.
  private func nested(
    _ first: ContentSizeLimit, _ second: ContentSizeLimit, in system: DynamicTypeSize
  ) -> DynamicTypeSize {
    system.limited(by: [second, first])
  }

  @Test func `the modifier nearest the view acts last`() {
    let upToLarge = ContentSizeLimit.dynamicTypeSize(...DynamicTypeSize.large)
    let xLarge = ContentSizeLimit.dynamicTypeSize(.xLarge)
    for system in DynamicTypeSize.allCases {
      #expect(nested(upToLarge, xLarge, in: system) == .large)
      #expect(nested(xLarge, upToLarge, in: system) == .xLarge)
    }
  }

  @Test func `two nested ranges that meet act as their intersection`() {
    let cases = DynamicTypeSize.allCases
    let ranges = cases.flatMap { low in cases.filter { low <= $0 }.map { low...$0 } }
    for first in ranges {
      for second in ranges where first.overlaps(second) {
        let both = first.clamped(to: second)
        for system in cases {
          #expect(
            nested(.within(first), .within(second), in: system) == system.clamped(to: both))
        }
      }
    }
  }

  @Test func `partial ranges have one end`() {
    #expect(
      ContentSizeLimit.dynamicTypeSize(DynamicTypeSize.xLarge...)
        == .within(.xLarge...(.accessibility5)))
    #expect(
      ContentSizeLimit.dynamicTypeSize(...DynamicTypeSize.xLarge) == .within(.xSmall...(.xLarge)))
    #expect(ContentSizeLimit.dynamicTypeSize(.small ... .xLarge) == .within(.small...(.xLarge)))
  }

  @Test func `the limits of a view hold on both sides`() throws {
    let limit = try ContentSizeLimit(
      minimumContentSizeCategory: .medium, maximumContentSizeCategory: .accessibilityLarge)
    #expect(limit.category(for: .extraSmall) == .medium)
    #expect(limit.category(for: .large) == .large)
    #expect(limit.category(for: .accessibilityExtraLarge) == .accessibilityLarge)
    let none = try ContentSizeLimit()
    #expect(ContentSizeCategory.allCases.allSatisfy { none.category(for: $0) == $0 })
  }

  @Test func `a minimum above the maximum is refused`() {
    let code = code {
      _ = try ContentSizeLimit(
        minimumContentSizeCategory: .large, maximumContentSizeCategory: .small)
    }
    #expect(code == .invalidRange)
  }
}
