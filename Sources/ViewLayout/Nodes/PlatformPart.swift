/// Parts that a container of the platform adds by itself.
public enum PlatformPart: String, Hashable, Sendable {
  case card
  case row
  case sectionHeader
  case sectionFooter
  case separator
  case navigationBar
  case navigationTitle
  case tabBar
  case tabItem
  case toolbar
  case toolbarItem
  case toggleSwitch
  case stepperButtons
  case sliderTrack
  case fieldBorder
  case buttonBorder
  case progressTrack
  case spinner
  case chevron
  case disclosure
  case segment
}

/// The bars of the platform, whose items do not grow with the text size.
public enum BarRole: String, Hashable, Sendable {
  case navigation
  case tabs
  case toolbar
}
