extension Device {
  /// iPhone SE, third generation: the smallest screen that current systems run on.
  public static var iPhoneSE3: Device { known("iPhone SE (3rd generation)") }
  /// iPhone 13 mini.
  public static var iPhone13Mini: Device { known("iPhone 13 mini") }
  /// iPhone 16.
  public static var iPhone16: Device { known("iPhone 16") }
  /// iPhone 16 Plus.
  public static var iPhone16Plus: Device { known("iPhone 16 Plus") }
  /// iPhone 16 Pro.
  public static var iPhone16Pro: Device { known("iPhone 16 Pro") }
  /// iPhone 16 Pro Max.
  public static var iPhone16ProMax: Device { known("iPhone 16 Pro Max") }

  /// A device that is in the table: a name that is not there is a mistake of this file.
  private static func known(_ name: String) -> Device {
    guard let device = all.first(where: { $0.name == name }) else {
      preconditionFailure("\(name) is not in the table of devices")
    }
    return device
  }
}
