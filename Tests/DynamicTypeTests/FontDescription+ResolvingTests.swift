import Testing

@testable import DynamicType

@Suite struct FontDescriptionResolvingTests {
  /// The sizes of a font at all categories.
  private func sizes(_ font: FontDescription) throws -> [Double] {
    try ContentSizeCategory.allCases.map { try font.resolved(at: $0).pointSize }
  }

  @Test func `a system style follows the ramp`() throws {
    #expect(try sizes(.system(.body)) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(try sizes(.preferredFont(forTextStyle: .body)) == sizes(.system(.body)))
  }

  @Test func `a custom font follows body, or the style it is told`() throws {
    #expect(
      try sizes(.custom("A", size: 17)) == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
    // 17 × 70/41 = 29.02.
    #expect(
      try FontDescription.custom("A", size: 17, relativeTo: .largeTitle)
        .resolved(at: .accessibility5).pointSize == 29)
  }

  @Test func `sized fonts never scale`() throws {
    #expect(try Set(sizes(.system(size: 17.5))) == [17.5])
    #expect(try Set(sizes(.custom("A", fixedSize: 17))) == [17])
  }

  @Test func `a category of its own holds whatever the system says`() throws {
    #expect(try Set(sizes(.system(.body).contentSizeCategory(.small))) == [15])
    #expect(try Set(sizes(.preferredFont(forTextStyle: .body, compatibleWith: .small))) == [15])
    #expect(try Set(sizes(.custom("A", size: 17).contentSizeCategory(.accessibility5))) == [48])
    let followed = FontDescription.system(.body).contentSizeCategory(.small)
      .contentSizeCategory(nil)
    #expect(try sizes(followed) == sizes(.system(.body)))
  }

  @Test func `an app's table replaces scaling`() throws {
    let ramp = try CustomRamp([.body: [.large: 18, .accessibility1: 27]])
    let font = try FontDescription.custom("A", style: .body, ramp: ramp).resolved(
      at: .accessibility3)
    #expect(font.pointSize == 27 && font.request == .named("A") && font.leading == 0)
    let system = try FontDescription.custom(nil, style: .body, ramp: ramp).resolved(at: .large)
    #expect(system.request == .system(.default) && system.weight == .regular)
  }

  @Test func `a scaled preferred font grows twice`() throws {
    let font = try FontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
    #expect(try font.resolved(at: .large).pointSize == 17)
    // 53 × 62/22 = 149.36.
    #expect(try font.resolved(at: .accessibility5).pointSize == 149)
    #expect(try font.resolved(at: .accessibility5).leading == 0)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a size that no font can have is refused`(size: Double) {
    for font in [FontDescription.system(size: size), .custom("A", size: size)] {
      #expect(code { _ = try font.resolved(at: .large) } == .invalidValue)
    }
  }

  @Test func `other platforms scale only where it is known`() throws {
    let font = FontDescription.custom("A", size: 17)
    #expect(try font.resolved(at: .accessibility5, ramp: .macOS).pointSize == 17)
    #expect(try font.resolved(at: .large, ramp: .watchOS).pointSize == 17)
    #expect(code { _ = try font.resolved(at: .extraLarge, ramp: .watchOS) } == .noValue)
    let system = FontDescription.system(.body)
    #expect(try system.resolved(at: .extraLarge, ramp: .watchOS).pointSize == 17)
    #expect(code { _ = try system.resolved(at: .medium, ramp: .watchOS) } == .noValue)
  }
}

@Suite struct FontDescriptionWeightTests {
  /// The weight of a font at L.
  private func weight(_ font: FontDescription, boldText: Bool = false) throws -> FontWeight? {
    try font.resolved(at: .large, boldText: boldText).weight
  }

  @Test func `bold turns a system style into its emphasised weight`() throws {
    #expect(try weight(.system(.body)) == .regular)
    #expect(try weight(.system(.headline)) == .semibold)
    #expect(try weight(.system(.body).bold()) == .semibold)
    #expect(try weight(.system(.title1).bold()) == .bold)
    #expect(try weight(.system(size: 17).bold()) == .bold)
    #expect(try weight(.system(.body, weight: .light)) == .light)
    #expect(try weight(.system(.extraLargeTitle).bold()) == .bold)
    #expect(try weight(.system(size: 17, weight: .black).bold()) == .black)
  }

  @Test func `Bold Text changes the system font only`() throws {
    #expect(try weight(.system(.body), boldText: true) == .semibold)
    #expect(try weight(.system(.body).bold(), boldText: true) == .heavy)
    #expect(try weight(.system(size: 17, weight: .light), boldText: true) == .regular)
    #expect(try weight(.system(size: 17, weight: .heavy), boldText: true) == .black)
    for font in [FontDescription.custom("A", size: 17), .custom("A", fixedSize: 17).bold()] {
      #expect(try font.resolved(at: .large, boldText: true) == font.resolved(at: .large))
    }
    #expect(try weight(.custom("A", size: 17).weight(.medium), boldText: true) == .medium)
  }

  @Test func `a custom font asks for a face, never for a made-up weight`() throws {
    let bold = try FontDescription.custom("A", size: 17).bold().resolved(at: .large)
    #expect(bold.wantsBoldFace && bold.weight == nil)
    #expect(try !FontDescription.system(.body).bold().resolved(at: .large).wantsBoldFace)
    let font = try FontDescription.system(.body, design: .serif).italic().monospacedDigit()
      .resolved(at: .large)
    #expect(font.isItalic && font.hasMonospacedDigits && font.request == .system(.serif))
  }
}

@Suite struct FontDescriptionLeadingTests {
  @Test func `a system style carries the leading of the table`() throws {
    let body = try FontDescription.system(.body).resolved(at: .large)
    #expect(body.tableLeading == 22 && body.carriesTableLeading)
    #expect(body.leading == 22 - 20.287109375)
    let largest = try FontDescription.system(.body).resolved(at: .accessibility5)
    #expect(largest.leading == 62 - 63.248046875)
    let mac = try FontDescription.system(.body).resolved(at: .large, ramp: .macOS)
    #expect(mac.leading == 16 - 13 * 2412.0 / 2048)
  }

  @Test func `tight and loose leading are two points apart on iOS and one on watchOS`() throws {
    let font = FontDescription.system(.body)
    #expect(try font.leading(.tight).resolved(at: .large).tableLeading == 20)
    #expect(try font.leading(.loose).resolved(at: .large).tableLeading == 24)
    let watch = try font.leading(.loose).resolved(at: .large, ramp: .watchOS)
    #expect(watch.tableLeading == 19.5 && watch.leading == 0)
  }

  @Test func `no other font carries leading`() throws {
    let fonts: [FontDescription] = [
      .system(size: 17), .custom("A", size: 17), .custom("A", fixedSize: 17),
      .system(.extraLargeTitle), .system(size: 17).leading(.loose),
    ]
    for font in fonts {
      let resolved = try font.resolved(at: .large)
      #expect(resolved.leading == 0 && !resolved.carriesTableLeading)
    }
  }
}
