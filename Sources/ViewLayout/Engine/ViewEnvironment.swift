public import DynamicType

/// What views are resolved and laid out for.
public struct ViewEnvironment: Hashable, Sendable {
  /// The text size.
  public var category: ContentSizeCategory
  /// The device, with its screen and safe area.
  public var device: Device
  /// How the device is held.
  public var orientation: Device.Orientation
  /// The language as a BCP 47 tag.
  public var locale: String
  /// In which direction views follow each other.
  public var layoutDirection: LayoutDirection
  /// Whether the person has switched on Bold Text.
  public var boldText: Bool
  /// Whether the screen is dark.
  public var isDark: Bool
  /// The release whose measures are used.
  public var profile: PlatformProfile

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - category: The text size.
  ///   - device: The device.
  ///   - orientation: How the device is held.
  ///   - locale: The language as a BCP 47 tag.
  ///   - layoutDirection: Nil for that of the language.
  ///   - boldText: Whether the person has switched on Bold Text.
  ///   - isDark: Whether the screen is dark.
  ///   - profile: The release whose measures are used.
  public init(
    category: ContentSizeCategory = .default, device: Device,
    orientation: Device.Orientation = .portrait, locale: String = "en",
    layoutDirection: LayoutDirection? = nil, boldText: Bool = false, isDark: Bool = false,
    profile: PlatformProfile = .iOS26
  ) {
    self.category = category
    self.device = device
    self.orientation = orientation
    self.locale = locale
    self.layoutDirection = layoutDirection ?? LayoutDirection(locale: locale)
    self.boldText = boldText
    self.isDark = isDark
    self.profile = profile
  }

  /// Pixels a point.
  public var displayScale: Double { device.scale }

  /// The screen in points.
  public var screen: Size {
    Size(
      width: device.width(orientation: orientation),
      height: device.height(orientation: orientation))
  }

  /// What the device's shape and system keep free at the edges.
  public var safeArea: EdgeInsets {
    let area = device.safeArea(orientation: orientation)
    let isMirrored = layoutDirection == .rightToLeft
    return EdgeInsets(
      top: area.top, leading: isMirrored ? area.right : area.left, bottom: area.bottom,
      trailing: isMirrored ? area.left : area.right)
  }
}

extension LayoutDirection {
  /// The direction of a language.
  ///
  /// - Parameter locale: A BCP 47 tag; an explicit script decides before the language.
  public init(locale: String) {
    let parts = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let scripts: Set<String> = ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"]
    let languages: Set<String> = [
      "ar", "he", "iw", "fa", "ur", "ps", "dv", "yi", "ji", "ug", "sd", "ckb", "arc", "syr", "nqo",
    ]
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      self = scripts.contains(script) ? .rightToLeft : .leftToRight
    } else {
      self = languages.contains(parts.first ?? "") ? .rightToLeft : .leftToRight
    }
  }
}
