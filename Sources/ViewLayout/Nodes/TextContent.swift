public import DynamicType
public import TextLayout

/// A text with everything that decides its lines.
public struct TextContent: Sendable, Hashable {
  /// The text with its fonts, and its alignment and line spacing as paragraph style.
  public var text: AttributedText
  /// The most lines that are shown; nil for as many as it takes.
  public var lineLimit: Int?
  /// The number of lines whose height is kept even when the text has fewer.
  public var reservedLines = 0
  /// What happens to text beyond the limit.
  public var truncation = TruncationMode.tail
  /// The smallest factor by which fonts are shrunk before text is cut.
  public var minimumScaleFactor = 1.0
  /// Whether letters move closer before text is cut.
  public var allowsTightening = false
  /// How lines are evened out.
  public var strategy = LineBreakStrategy.standard
  /// The colour of the text.
  public var color = ColorValue.primary
  /// The colours of runs that have their own, by their index in `text.runs`.
  public var runColors: [Int: ColorValue] = [:]
  /// Where the text comes from.
  public var origin = TextOrigin.verbatim
  /// The role of the text in a platform's container, such as a list header.
  public var isHeading = false

  /// Makes a text without limits.
  public init(_ text: AttributedText) {
    self.text = text
  }
}

/// Where a text comes from, for findings about it.
public enum TextOrigin: Hashable, Sendable {
  /// It stands in the code as it is shown.
  case verbatim
  /// It is a key of a string catalog or table, shown in a language's translation.
  case catalog(key: String, table: String?, isTranslated: Bool)
  /// It is only known when the app runs; what is measured is a sample chosen by name and type.
  case sample(of: String)
}

/// A picture of an app or a symbol of the system.
public enum ImageContent: Hashable, Sendable {
  /// A picture of a known size in points.
  case picture(name: String, size: Size, isResizable: Bool)
  /// A system symbol, as large as text in its font.
  case symbol(SymbolContent)
}

/// A system symbol.
///
/// Symbols of the platform may not be shipped; they have the size that their font and scale give,
/// and are drawn as a neutral glyph.
public struct SymbolContent: Hashable, Sendable {
  /// How large a symbol is beside its text.
  public enum Scale: String, CaseIterable, Hashable, Sendable {
    case small
    case medium
    case large

    /// Source: no exact ratios are published; re-implementations agree on 0.8 and 1.3.
    public var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }

  /// The size of a symbol as parts of the point size.
  ///
  /// Source: the platform's symbols may not be shipped, and each has a size of its own; measured
  /// ones lie between 1.27 by 1.21 (gear) and 1.32 by 0.94 (wifi). A neutral one is chosen.
  package static let widthRatio = 1.25
  package static let heightRatio = 1.15

  /// The symbol's name, such as "star.fill".
  public var name: String
  /// The font that gives its size.
  public var font: FontDescription
  /// How large it is beside its text.
  public var scale = Scale.medium
  /// Whether it fills the room it is offered.
  public var isResizable = false
  /// Its colour.
  public var color = ColorValue.primary

  /// Makes a symbol.
  public init(_ name: String, font: FontDescription = .system(.body)) {
    self.name = name
    self.font = font
  }
}

/// A colour or a filled shape.
public struct ShapeContent: Hashable, Sendable {
  /// Outlines.
  public enum Outline: Hashable, Sendable {
    case rectangle
    case roundedRectangle(radius: Double)
    case capsule
    case circle
    case ellipse
  }

  /// The outline.
  public var outline: Outline
  /// The colour inside; nil for none.
  public var fill: ColorValue?
  /// The colour of a line along the outline; nil for none.
  public var stroke: ColorValue?
  /// The line's width in points.
  public var lineWidth = 1.0

  /// Makes a filled shape.
  public init(_ outline: Outline = .rectangle, fill: ColorValue?) {
    self.outline = outline
    self.fill = fill
  }
}

/// Something that could not be resolved.
public struct UnknownContent: Hashable, Sendable {
  /// What it is called in the source, such as "MapView".
  public var name: String
  /// Why it is not known, as a clause: "its body calls a function of another module".
  public var reason: String
  /// What it contains as far as that is known, laid out as one below the other.
  public var size: Size?

  /// Makes an unknown view; without a size it takes the room it is offered.
  public init(name: String, reason: String, size: Size? = nil) {
    self.name = name
    self.reason = reason
    self.size = size
  }
}
