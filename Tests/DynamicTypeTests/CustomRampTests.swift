import Testing

@testable import DynamicType

@Suite struct CustomRampTests {
  private let sizes: [TextStyle: [ContentSizeCategory: Double]] = [
    .body: [.small: 15, .large: 17, .extraExtraExtraLarge: 22.5], .title1: [.accessibility1: 40],
  ]

  @Test func `listed sizes are used as they are`() throws {
    let ramp = try CustomRamp(sizes)
    #expect(try ramp.size(of: .body, at: .large) == 17)
    #expect(try ramp.size(of: .body, at: .extraExtraExtraLarge) == 22.5)
  }

  @Test func `a gap takes the nearest smaller size, else the nearest larger one`() throws {
    let ramp = try CustomRamp(sizes)
    #expect(try ramp.size(of: .body, at: .medium) == 15)
    #expect(try ramp.size(of: .body, at: .accessibility5) == 22.5)
    #expect(try ramp.size(of: .body, at: .extraSmall) == 15)
    #expect(try ramp.size(of: .title1, at: .large) == 40)
  }

  @Test func `a gap may be scaled from the size at L`() throws {
    let ramp = try CustomRamp(sizes, filling: .scaled)
    #expect(try ramp.size(of: .body, at: .accessibility5) == 48)
    #expect(try ramp.size(of: .body, at: .small) == 15)
    #expect(code { _ = try ramp.size(of: .title1, at: .small) } == .noValue)
  }

  @Test func `a style that is not listed is an error that names those that are`() throws {
    let ramp = try CustomRamp(sizes)
    #expect(
      message { _ = try ramp.size(of: .callout, at: .large) }
        == "the custom ramp lists no size for callout; it has title1, body")
    #expect(code { _ = try CustomRamp([:]).size(of: .body, at: .large) } == .noValue)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a size that no font can have is refused`(size: Double) {
    #expect(code { _ = try CustomRamp([.body: [.large: size]]) } == .invalidValue)
  }
}
