/// One line of a laid-out text.
public struct LineFragment: Hashable, Sendable {
  /// The UTF-16 units of the text that the line takes, hanging white space and the separator that
  /// ends it included; of a truncated line, those it shows.
  public let range: Range<Int>
  /// The units that are drawn: `range` without hanging white space and separator.
  public let visibleRange: Range<Int>
  /// The width of what is drawn, ellipsis included.
  ///
  /// Units: points, not rounded.
  public let width: Double
  /// Height above the text baseline: the most of the line's fonts.
  ///
  /// Units: points.
  public let ascent: Double
  /// Depth below the text baseline, positive: the most of the line's fonts.
  ///
  /// Units: points.
  public let descent: Double
  /// The distance of the text baseline from the top of the text.
  ///
  /// Units: points.
  public let baseline: Double
  /// Why the line ends where it does.
  public let ending: LineEnding
  /// Whether the line shows an ellipsis behind its text.
  public let hasEllipsis: Bool

  /// The distance of the line's top from the top of the text, in points.
  public var top: Double { baseline - ascent }
  /// The distance of the line's bottom from the top of the text, in points.
  public var bottom: Double { baseline + descent }
}
