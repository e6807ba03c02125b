import Glyphs
import ViewLayout

/// The colours of a screen that the platform gives.
struct ViewTheme: Hashable, Sendable {
  /// Behind everything.
  let background: RGBA
  /// Behind the cards of lists.
  let groupedBackground: RGBA
  /// The cards of lists.
  let card: RGBA
  /// Text.
  let label: RGBA
  let separator: RGBA
  /// Behind buttons and pictures.
  let fill: RGBA
  let tint: RGBA
  /// What is on.
  let on: RGBA
  let isDark: Bool

  /// How strongly what cannot be used is drawn.
  static let disabledOpacity = 0.35

  // Source: the system colours of the Human Interface Guidelines.
  static let light = ViewTheme(
    background: RGBA(0xFFFFFF), groupedBackground: RGBA(0xF2F2F7), card: RGBA(0xFFFFFF),
    label: RGBA(0x000000), separator: RGBA(0xC6C6C8), fill: RGBA(0xE9E9EB), tint: RGBA(0x007AFF),
    on: RGBA(0x34C759), isDark: false)
  static let dark = ViewTheme(
    background: RGBA(0x000000), groupedBackground: RGBA(0x000000), card: RGBA(0x1C1C1E),
    label: RGBA(0xFFFFFF), separator: RGBA(0x38383A), fill: RGBA(0x39393D), tint: RGBA(0x0A84FF),
    on: RGBA(0x30D158), isDark: true)

  /// The default colour of text is that of the screen's look.
  func visible(_ color: ColorValue) -> ColorValue {
    isDark && color == .primary ? .white : color
  }
}
