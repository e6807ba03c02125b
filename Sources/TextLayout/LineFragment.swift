/// One line of a laid-out text.
public struct LineFragment: Hashable, Sendable {
  /// The UTF-16 units of the text that the line takes, hanging white space and the separator that
  /// ends it included; of a truncated line, those it shows.
  public let range: Range<Int>
  /// The units that are drawn, those behind an ellipsis apart: `range` without hanging white space
  /// and separator.
  public let visibleRange: Range<Int>
  /// The units that are drawn behind an ellipsis at the head or in the middle; else empty.
  public let tailRange: Range<Int>
  /// The width of what is drawn, ellipsis included.
  ///
  /// Units: points, not rounded.
  public let width: Double
  /// What is taken from the space behind each cluster so that the line need not be cut.
  ///
  /// Units: points; 0 unless the box allows tightening.
  public let tightening: Double
  /// The width of the white space that hangs at the end.
  ///
  /// Units: points.
  public let trailingWhiteSpaceWidth: Double
  /// The distance of the line's left end from the left of the box, by the alignment.
  ///
  /// Units: points. In a box without a width, from the left of the widest line.
  public internal(set) var x: Double
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
  /// Space between this line and the next.
  ///
  /// Units: points; negative where the lines of a system style overlap at large sizes.
  public let leading: Double
  /// Why the line ends where it does.
  public let ending: LineEnding
  /// Whether the line shows an ellipsis, between `visibleRange` and `tailRange`.
  public let hasEllipsis: Bool
  /// Whether the line shows a hyphen that is not in the text.
  public var hasHyphen: Bool { ending == .hyphen }

  /// The distance of the line's top from the top of the text, in points.
  public var top: Double { baseline - ascent }
  /// The distance of the line's bottom from the top of the text, in points.
  public var bottom: Double { baseline + descent }
}
