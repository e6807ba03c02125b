import DynamicType
package import ViewLayout

extension Finding {
  /// Where a finding about a view is seen: at the smallest size at which something is wrong, and at
  /// the largest at which all is well; nil for findings about other things.
  ///
  /// - Parameter matrix: The settings that were looked at.
  /// - Returns: The environments.
  package func environments(
    in matrix: ViewMatrix
  ) -> (failing: ViewEnvironment, good: ViewEnvironment?)? {
    guard let device = text(of: "device"), let locale = text(of: "locale"),
      let failing = category(of: "firstFailingCategory"),
      let setting = matrix.settings.first(where: { setting in
        setting.environment.device.name == device && setting.environment.locale == locale
          && setting.environment.boldText == (text(of: "boldText") != nil)
          && (setting.environment.orientation == .landscape) == (text(of: "orientation") != nil)
          && setting.environment.layoutDirection.rawValue
            == text(of: "direction") ?? LayoutDirection(locale: locale).rawValue
      })
    else { return nil }
    return (
      setting.environment(at: failing),
      category(of: "lastGoodCategory").map { setting.environment(at: $0) }
    )
  }

  /// A fact that is a text.
  func text(of name: String) -> String? {
    guard case .text(let text)? = facts.first(where: { $0.name == name })?.value else { return nil }
    return text
  }

  private func category(of name: String) -> ContentSizeCategory? {
    text(of: name).flatMap { name in
      ContentSizeCategory.allCases.first { $0.shortName == name }
    }
  }
}
