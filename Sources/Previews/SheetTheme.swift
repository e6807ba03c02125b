package import Glyphs

/// The colours of a sheet.
///
/// Marks of loss are vermilion, which people with colour-blindness tell from blue and grey (Okabe and
/// Ito, "Color Universal Design", 2008), and never stand alone: a word says the same. Texts have a
/// contrast of 4.5 to 1 or more with what is behind them.
package struct SheetTheme: Hashable, Sendable {
  /// Behind the tiles.
  package let page: RGBA
  /// A tile.
  package let card: RGBA
  /// The measured text.
  package let text: RGBA
  /// Labels of less weight.
  package let secondary: RGBA
  /// The box that the text is laid out in.
  package let frame: RGBA
  /// What is lost.
  package let loss: RGBA
  /// The text that is cut, faintly.
  package let ghost: RGBA
  /// Text baselines.
  package let guide: RGBA
  /// The boxes of lines.
  package let band: RGBA

  /// Dark on white, as by day.
  package static let light = SheetTheme(
    page: RGBA(0xF2F2F7), card: RGBA(0xFFFFFF), text: RGBA(0x1C1C1E), secondary: RGBA(0x636366),
    frame: RGBA(0xC7C7CC), loss: RGBA(0xB84A00), ghost: RGBA(0xB84A00, alpha: 92),
    guide: RGBA(0x0062CC, alpha: 160), band: RGBA(0x007AFF, alpha: 24))

  /// White on black, as at night.
  package static let dark = SheetTheme(
    page: RGBA(0x000000), card: RGBA(0x1C1C1E), text: RGBA(0xFFFFFF), secondary: RGBA(0xAEAEB2),
    frame: RGBA(0x48484A), loss: RGBA(0xFF9A52), ghost: RGBA(0xFF9A52, alpha: 110),
    guide: RGBA(0x64B5FF, alpha: 170), band: RGBA(0x0A84FF, alpha: 56))
}

/// What a sheet draws besides the text.
package enum SheetGuide: String, CaseIterable, Hashable, Sendable {
  /// The boxes of lines, in turn with and without a tint.
  case lines
  /// The text baselines.
  case baselines
  /// How far ink reaches beyond the box.
  case ink
  /// The box that the text is laid out in.
  case frame
}
