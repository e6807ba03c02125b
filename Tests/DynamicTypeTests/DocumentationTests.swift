import Testing

@testable import DynamicType

/// Runs the example of the module's documentation.
@Suite struct DocumentationTests {
  @Test func `the example prints what it says`() throws {
    let body = try TypeRamp.iOS.cell(of: .body, at: .accessibility5)
    #expect("\(body.size) \(body.leading ?? 0)" == "53.0 62.0")
    let custom = FontDescription.custom("Charter-Roman", size: 17)
    #expect("\(try custom.resolved(at: .accessibility5).pointSize)" == "48.0")
    let padding = ScaledMetric(16, relativeTo: .body)
    #expect("\(try padding.value(at: .medium))" == "15.333333333333334")
    let device = try Device.named("iPhone SE")
    #expect("\(device.contentWidth(orientation: .portrait))" == "343.0")
    let title = FontDescription.custom("Charter-Roman", size: 28, relativeTo: .title1).bold()
    #expect(try title.resolved(at: .accessibility3).pointSize == 47)
    let outer = ContentSizeLimit.dynamicTypeSize(.xLarge)
    let inner = ContentSizeLimit.dynamicTypeSize(...DynamicTypeSize.large)
    #expect(DynamicTypeSize.accessibility3.limited(by: [outer, inner]) == .large)
  }
}
