import Testing

@testable import DynamicType

@Suite struct SystemFontMetricsTests {
  @Test func `a line of SF is 1_193 times its size`() {
    #expect(SystemFontMetrics.iOS.lineHeight == 1.193359375)
    #expect(SystemFontMetrics.iOS.ascent == 0.9521484375)
    #expect(SystemFontMetrics.iOS.descent == 0.2412109375)
    #expect(SystemFontMetrics.iOS.naturalLineHeight(at: 17) == 20.287109375)
    #expect(SystemFontMetrics.macOS.lineHeight == 2412.0 / 2048)
  }

  @Test func `SF Compact is not known`() {
    #expect(SystemFontMetrics.metrics(on: .watchOS) == nil)
    #expect(SystemFontMetrics.metrics(on: .iOS) == .iOS)
    #expect(SystemFontMetrics.metrics(on: .macOS) == .macOS)
  }

  @Test func `35 cells of iOS have less leading than a line is high`() {
    let negative = TypeRamp.iOS.rows.flatMap(\.cells).filter { cell in
      cell.leading.map { $0 < SystemFontMetrics.iOS.naturalLineHeight(at: cell.size) } ?? false
    }
    #expect(negative.count == 35)
  }
}
