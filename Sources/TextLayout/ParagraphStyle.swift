/// What holds for all lines of a text.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines shorter than the box stand.
  public var alignment = TextAlignment.natural
  /// The direction in which lines begin.
  public var baseDirection = WritingDirection.natural
  /// Points added between two lines.
  public var lineSpacing = 0.0
  /// Points that every line is at least high.
  public var minimumLineHeight = 0.0
  /// Points that every line is at most high; 0 for no limit.
  ///
  /// Taller glyphs reach into the line above.
  public var maximumLineHeight = 0.0
  /// By how much the natural height of each line is multiplied; 0 leaves it as it is.
  ///
  /// What is added goes above the text, what is taken away is taken from there.
  public var lineHeightMultiple = 0.0
  /// Points added behind each paragraph but the last.
  public var paragraphSpacing = 0.0
  /// Points by which the first line of each paragraph begins later.
  public var firstLineHeadIndent = 0.0
  /// Points by which the other lines begin later.
  public var headIndent = 0.0
  /// From 0 to 1: words are divided, with a hyphen, where a line without that would be narrower than
  /// this part of its room; 0 never divides one.
  ///
  /// The places come from the language's dictionary for libhyphen, which must be installed.
  public var hyphenationFactor = 0.0
  /// Whether words may be divided at soft hyphens (U+00AD) in the text.
  ///
  /// Switched off, lines are those of a platform that ignores them: lay out both ways to know whether
  /// a text depends on them.
  public var usesSoftHyphens = true
  /// Distances of tab stops from the start of the line, in points, ascending; behind the last, and
  /// without any, there is one every 28 points.
  public var tabStops: [Double] = []

  /// Makes a style that changes nothing.
  public init() {}

  /// The distance between tab stops that are not given, in points.
  ///
  /// Source: `NSParagraphStyle.default.tabStops`, twelve stops 28 points apart.
  static let tabInterval = 28.0
}

/// Where lines shorter than the box stand.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// At the side where the text's direction begins.
  case natural
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
}

/// The direction in which lines begin.
public enum WritingDirection: String, CaseIterable, Hashable, Sendable {
  /// As the first strong character of the paragraph says; without one, as the language is written.
  case natural
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
}
