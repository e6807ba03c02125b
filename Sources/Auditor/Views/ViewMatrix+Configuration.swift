import DynamicType

extension ViewMatrix {
  /// How many translations are looked at where no languages are chosen.
  private static let translationLimit = 4

  /// The settings that a configuration asks for.
  ///
  /// Without devices, the smallest phone is taken. Without languages, views are laid out in the app's
  /// own language and in those whose texts are longest, which break first.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - lengths: The lengths of all texts of a language, together.
  ///   - sourceLanguage: The language the app is written in.
  package init(
    _ configuration: Configuration, lengths: [String: Int], sourceLanguage: String
  ) {
    self.init(devices: configuration.devices.isEmpty ? [.iPhoneSE3] : configuration.devices)
    categories = configuration.categories
    boldText = configuration.boldText ? [false, true] : [false]
    let others = lengths.filter { $0.key != sourceLanguage }
    if let chosen = configuration.locales {
      locales = [sourceLanguage] + chosen.filter { $0 != sourceLanguage }.sorted()
    } else {
      let longest = others.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      locales = [sourceLanguage] + longest.prefix(Self.translationLimit).map(\.key).sorted()
    }
  }
}
