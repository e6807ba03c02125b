package import DynamicType
package import ViewLayout

/// Where and how a view is shown, all but the text size.
package struct ViewSetting: Hashable, Sendable {
  /// The environment at the default text size.
  package let environment: ViewEnvironment

  package init(_ environment: ViewEnvironment) {
    var environment = environment
    environment.category = .default
    self.environment = environment
  }

  /// The environment at a text size.
  package func environment(at category: ContentSizeCategory) -> ViewEnvironment {
    var environment = environment
    environment.category = category
    return environment
  }

  /// The setting in words, as far as it differs from others: `iPhone SE, de, Bold Text`.
  ///
  /// - Parameter others: All settings that are looked at.
  /// - Returns: The words; empty when there is one setting.
  func words(among others: [ViewSetting]) -> String {
    func differs<Value: Hashable>(_ value: (ViewEnvironment) -> Value) -> Bool {
      Set(others.map { value($0.environment) }).count > 1
    }
    var parts: [String] = []
    if differs(\.device) { parts.append(environment.device.name) }
    if differs(\.orientation) { parts.append(environment.orientation.rawValue) }
    if differs(\.locale) { parts.append(environment.locale) }
    if differs(\.layoutDirection) && !differs(\.locale) {
      parts.append(environment.layoutDirection == .rightToLeft ? "right to left" : "left to right")
    }
    if environment.boldText { parts.append("Bold Text") }
    return parts.joined(separator: ", ")
  }
}

/// The settings in which views are looked at: every device with every language and so on.
package struct ViewMatrix: Sendable {
  package var devices: [Device]
  package var orientations: [Device.Orientation] = [.portrait]
  /// The languages; the first is the one the app is written in.
  package var locales: [String] = ["en"]
  package var boldText: [Bool] = [false]
  /// Nil is the direction of the language.
  package var directions: [LayoutDirection?] = [nil]
  package var categories = ContentSizeCategory.allCases
  package var profile = PlatformProfile.iOS26

  package init(devices: [Device]) { self.devices = devices }

  /// The settings, each once, in the order of devices, orientations, languages, Bold Text, direction.
  package var settings: [ViewSetting] {
    var found: [ViewSetting] = []
    for device in devices {
      for orientation in orientations {
        for locale in locales {
          for bold in boldText {
            for direction in directions {
              found.append(
                ViewSetting(
                  ViewEnvironment(
                    device: device, orientation: orientation, locale: locale,
                    layoutDirection: direction, boldText: bold, profile: profile)))
            }
          }
        }
      }
    }
    var seen: Set<ViewSetting> = []
    return found.filter { seen.insert($0).inserted }
  }
}
