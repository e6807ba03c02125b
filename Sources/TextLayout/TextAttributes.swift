public import DynamicType

/// How a run of text is set.
public struct TextAttributes: Hashable, Sendable {
  /// The font, which scales as its description says, whatever the runs beside it do.
  public var font: FontDescription
  /// Points added after each cluster; other than 0 it switches optional ligatures off.
  public var tracking: Double
  /// Points added after each cluster in the place of the font's pair kerning.
  ///
  /// Nil keeps the pairs; 0 switches them off and adds nothing, as `NSAttributedString.Key.kern`
  /// does; any value other than 0 switches optional ligatures off as well.
  public var kerning: Double?
  /// OpenType features, by four-letter tag; 0 switches one off.
  public var features: [String: Int]
  /// Points by which the run is raised above the text baseline.
  public var baselineOffset: Double
  /// Whether a line is drawn under the text.
  public var hasUnderline: Bool
  /// Whether a line is drawn through the text.
  public var hasStrikethrough: Bool

  /// Makes attributes that change nothing but the font.
  public init(font: FontDescription = .system(.body)) {
    self.font = font
    tracking = 0
    kerning = nil
    features = [:]
    baselineOffset = 0
    hasUnderline = false
    hasStrikethrough = false
  }

  /// What is added after each cluster, in points.
  var clusterSpacing: Double { tracking + (kerning ?? 0) }
}

/// How the letters of a text are changed before it is set.
public enum TextCase: String, CaseIterable, Hashable, Sendable {
  /// Capitals, by the rules of the language: `ß` becomes `SS`.
  case uppercase
  /// Small letters, by the rules of the language.
  case lowercase
}

/// A picture or symbol that stands in a line like a character.
public struct TextAttachment: Hashable, Sendable {
  /// Points at the default category.
  public var width: Double
  /// Points at the default category.
  public var height: Double
  /// Points by which the bottom lies above the text baseline; negative below.
  public var baselineOffset: Double
  /// The text style by whose curve the picture grows; nil for one that stays as it is.
  public var relativeTo: TextStyle?

  /// Makes an attachment.
  public init(
    width: Double, height: Double, baselineOffset: Double = 0, relativeTo: TextStyle? = nil
  ) {
    self.width = width
    self.height = height
    self.baselineOffset = baselineOffset
    self.relativeTo = relativeTo
  }
}
