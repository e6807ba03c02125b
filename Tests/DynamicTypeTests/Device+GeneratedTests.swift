import Testing

@testable import DynamicType

/// Compares every device with the facts.
@Suite struct DeviceTableTests {
  private struct Facts: Decodable {
    struct Entry: Decodable {
      let name: String
      let idiom: Device.Idiom
      let width: Double
      let height: Double
      let scale: Double
      let pixelWidth: Int
      let pixelHeight: Int
      let safeAreaPortrait: Device.SafeArea
      let safeAreaLandscape: Device.SafeArea
      let sizeClassPortrait: String
      let sizeClassLandscape: String
      let layoutMarginPortrait: Double
    }
    let devices: [Entry]
  }

  @Test func `all 63 devices are those in the facts`() throws {
    let facts = try Fixture.decode(Facts.self, from: "devices.json").devices
    #expect(facts.count == 63 && Device.all.count == 63)
    for (device, fact) in zip(Device.all, facts) {
      #expect(device.name == fact.name && device.idiom == fact.idiom)
      #expect(device.width == fact.width && device.height == fact.height)
      #expect(device.scale == fact.scale)
      #expect(device.pixelWidth == fact.pixelWidth && device.pixelHeight == fact.pixelHeight)
      #expect(device.safeArea(orientation: .portrait) == fact.safeAreaPortrait)
      #expect(device.safeArea(orientation: .landscape) == fact.safeAreaLandscape)
      #expect(classes(device, .portrait) == fact.sizeClassPortrait)
      #expect(classes(device, .landscape) == fact.sizeClassLandscape)
      #expect(device.layoutMargin(orientation: .portrait) == fact.layoutMarginPortrait)
    }
  }

  /// The size classes as the facts write them.
  private func classes(_ device: Device, _ orientation: Device.Orientation) -> String {
    let across = device.horizontalSizeClass(orientation: orientation)
    return "\(across) x \(device.verticalSizeClass(orientation: orientation))"
  }
}
