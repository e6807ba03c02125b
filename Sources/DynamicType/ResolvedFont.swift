/// A font at one text size: everything a font book needs to find it, and its size.
public struct ResolvedFont: Hashable, Sendable {
  /// Which font is asked for.
  public enum Request: Hashable, Sendable {
    /// The system font in a design.
    case system(FontDesign)
    /// A custom font by PostScript name.
    case named(String)
  }

  /// Which font is asked for.
  public let request: Request
  /// The size.
  ///
  /// Units: points.
  public let pointSize: Double
  /// The weight, with Bold Text counted in; nil for that of the custom face named.
  ///
  /// A custom font with a weight is looked for in the family of the face named.
  public let weight: FontWeight?
  /// Whether the bold face of a custom font's family is wanted; it stays as it is if there is none.
  ///
  /// False for the system font, whose weight says it all.
  public let wantsBoldFace: Bool
  /// Whether an italic face is wanted.
  public let isItalic: Bool
  /// Whether digits are to have the same width.
  public let hasMonospacedDigits: Bool
  /// The distance between two text baselines by the platform's table, made tight or loose if asked.
  ///
  /// Nil for every font that is not a system style, and where the table has none.
  ///
  /// Units: points.
  public let tableLeading: Double?
  /// What stands between two lines besides their heights; it may be negative.
  ///
  /// For a system style it is ``tableLeading`` less the natural height of the system font. For any
  /// other font it is zero, as it is on watchOS, where the natural height is not known.
  ///
  /// Units: points.
  public let leading: Double

  /// Whether the leading comes from the platform's table; no other font has one.
  public var carriesTableLeading: Bool { tableLeading != nil }
}
