import Testing

@testable import DynamicType

@Suite struct DeviceTests {
  @Test func `an upright iPhone SE leaves 343 points for text`() throws {
    let device = try Device.named("iPhone SE")
    #expect((device.width, device.height, device.scale) == (375, 667, 2))
    #expect(device.contentWidth(orientation: .portrait) == 343)
    #expect(device.contentWidth(orientation: .landscape) == 627)
    #expect(device.safeArea(orientation: .portrait).top == 20)
  }

  @Test func `safe areas narrow an iPhone on its side`() throws {
    let device = try Device.named("iPhone 16 Pro")
    #expect(device.contentWidth() == 370)
    // 874 less the safe area of 62 and the margin of 20 on both sides.
    #expect(device.contentWidth(orientation: .landscape) == 710)
    #expect(device.width(orientation: .landscape) == 874)
    #expect(device.height(orientation: .landscape) == 402)
    #expect(device.horizontalSizeClass(orientation: .portrait) == .compact)
    #expect(device.verticalSizeClass(orientation: .landscape) == .compact)
  }

  @Test(arguments: Device.all)
  func `text is narrower than the screen and wider on the side`(device: Device) {
    #expect(device.contentWidth() < device.width)
    #expect(device.contentWidth(orientation: .landscape) > device.contentWidth())
    #expect(device.height > device.width)
  }
}
