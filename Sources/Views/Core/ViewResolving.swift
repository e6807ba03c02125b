// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

import DynamicType
public import ViewLayout

extension View {
  /// The view as a tree of nodes with everything decided, to be laid out.
  ///
  /// - Parameters:
  ///   - environment: The text size, device, language and settings.
  ///   - strings: The app's translations.
  ///   - pictures: The sizes of the app's pictures.
  /// - Returns: The node, for the same environment only.
  public func resolved(
    in environment: ViewEnvironment, strings: StringLookup = .none,
    pictures: PictureSizes = .none
  ) -> ViewNode {
    node(in: EnvironmentValues(environment, strings: strings, pictures: pictures))
  }
}

extension EnvironmentValues {
  init(_ environment: ViewEnvironment, strings: StringLookup, pictures: PictureSizes) {
    self.init()
    dynamicTypeSize = environment.category
    layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    locale = Locale(identifier: environment.locale)
    legibilityWeight = environment.boldText ? .bold : .regular
    colorScheme = environment.isDark ? .dark : .light
    displayScale = CGFloat(environment.displayScale)
    let device = environment.device
    horizontalSizeClass =
      device.horizontalSizeClass(orientation: environment.orientation) == .compact
      ? .compact : .regular
    verticalSizeClass =
      device.verticalSizeClass(orientation: environment.orientation) == .compact
      ? .compact : .regular
    self.strings = strings
    self.pictures = pictures
  }
}
