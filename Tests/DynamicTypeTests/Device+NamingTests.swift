import Testing

@testable import DynamicType

@Suite struct DeviceNamingTests {
  @Test(arguments: Device.all)
  func `every device is found by its own name`(device: Device) throws {
    #expect(try Device.named(device.name) == device)
    #expect(try Device.named(device.name.uppercased()) == device)
    let hyphens = String(device.name.map { $0 == " " ? "-" : $0 })
    #expect(try Device.named(hyphens) == device)
  }

  @Test(arguments: [
    ("iPhone SE", "iPhone SE (3rd generation)"),
    ("se3", "iPhone SE (3rd generation)"),
    ("SE 1", "iPhone SE (1st generation)"),
    ("iPhone SE 2nd gen", "iPhone SE (2nd generation)"),
    ("iphone-16-pro", "iPhone 16 Pro"),
    ("iPhone16Pro", "iPhone 16 Pro"),
    ("iPhone16ProMax", "iPhone 16 Pro Max"),
    ("16 pro max", "iPhone 16 Pro Max"),
    ("16promax", "iPhone 16 Pro Max"),
    ("iPadPro11m5", "iPad Pro 11-inch (M4/M5)"),
    ("iPhone 16", "iPhone 16"),
    ("iphone16e", "iPhone 16e"),
    ("iPhone 8+", "iPhone 8 Plus"),
    ("6s", "iPhone 6s"),
    ("iphone x", "iPhone X"),
    ("Apple iPhone Air", "iPhone Air"),
    ("iPad mini", "iPad mini (A17 Pro)"),
    ("mini 6", "iPad mini 8.3-inch (6th generation)"),
    ("iPad Pro 12.9", "iPad Pro 12.9-inch (3rd-6th generation)"),
    ("ipad pro 11 m4", "iPad Pro 11-inch (M4/M5)"),
    ("iPad Pro 11-inch (4th generation)", "iPad Pro 11-inch (1st-4th generation)"),
    ("iPad 9", "iPad 10.2-inch (7th-9th generation)"),
    ("iPad 10th generation", "iPad 10th generation (10.9-inch)"),
    ("iPad Air 5", "iPad Air 10.9-inch (4th/5th generation)"),
    ("iPad A16", "iPad 11-inch (A16)"),
  ])
  func `forgiving names find their device`(name: String, device: String) throws {
    #expect(try Device.named(name).name == device)
  }

  @Test(arguments: ["iPad", "iPad Pro", "iPhone", "pro", "air", "13", "iPad Air M2", "plus"])
  func `a name for several devices is refused with names to use`(name: String) {
    #expect(code { _ = try Device.named(name) } == .ambiguousName)
    #expect(message { _ = try Device.named(name) }.contains("use one of 'iP"))
  }

  @Test func `an iPad Pro is not an iPad mini with a Pro chip`() {
    #expect(!message { _ = try Device.named("iPad Pro") }.contains("mini"))
  }

  @Test func `a name for no device is refused with the nearest ones`() {
    #expect(message { _ = try Device.named("iPhone 61 Pro") }.contains("'iPhone 16 Pro'"))
    #expect(message { _ = try Device.named("ifone se") }.contains("'iPhone SE"))
    #expect(message { _ = try Device.named("Pixel 9") }.contains("use a name such as"))
    for name in ["", " ", "()", "generation", "iPhone 16 Ultra"] {
      #expect(code { _ = try Device.named(name) } == .unknownName)
    }
  }

  @Test func `names are split where letters meet digits, but not in chips`() {
    #expect(Device.words(of: "iPhone16e") == ["iphone", "16", "e"])
    #expect(Device.words(of: "iPad Pro 12.9-inch (M4/M5)") == ["ipad", "pro", "12.9", "m4", "m5"])
    #expect(Device.words(of: "8+") == ["8", "plus"])
    #expect(Device.words(of: "A17.") == ["a17"])
  }

  @Test func `the words of the table are those of the names`() {
    for device in Device.all {
      let words = Set(Device.words(of: device.name))
      #expect(words.isSuperset(of: device.words))
      #expect(words.isSubset(of: device.words + device.variants))
    }
  }
}
