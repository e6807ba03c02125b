package import DynamicType

/// Something that code says about fonts or about room for text, whatever view it is part of.
package struct SourceFact: Hashable, Sendable {
  /// What it says.
  package enum Kind: Hashable, Sendable {
    /// A system font of a size in points.
    case systemFont(FontUse)
    /// A font of the app by its name.
    case customFont(String?, FontUse)
    /// A greatest number of lines.
    case lineLimit(Int)
    /// A largest text size.
    case cap(ContentSizeCategory)
    /// A grid with a number of columns that does not depend on the text size.
    case columns(Int)
  }

  /// How a font's size is given.
  package struct FontUse: Hashable, Sendable {
    /// How the size grows.
    package enum Growth: Hashable, Sendable {
      /// Not at all.
      case fixed
      /// With a text style.
      case style(TextStyle)
      /// By metrics that code applies to the font.
      case metrics
    }

    /// In points at L; nil where only a running app knows it.
    package var size: Double?
    /// Whether the size has grown already when the font is given it.
    package var isScaled: Bool
    package var growth: Growth
    package var weight: FontWeight?
    /// Whether the app stops where there is no such font.
    package var isForced: Bool

    package init(
      size: Double?, isScaled: Bool = false, growth: Growth, weight: FontWeight? = nil,
      isForced: Bool = false
    ) {
      self.size = size
      self.isScaled = isScaled
      self.growth = growth
      self.weight = weight
      self.isForced = isForced
    }
  }

  package let kind: Kind
  /// The file, relative to the project's folder.
  package let file: String
  /// From 1.
  package let line: Int
  /// From 1, in UTF-8 bytes.
  package let column: Int
  /// The type and member in which it is written: `Theme.title`.
  package let symbol: String
  /// The call in short, as it is written: `.system(size: 17)`.
  package let code: String

  package init(
    _ kind: Kind, file: String, line: Int, column: Int, symbol: String, code: String
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
    self.symbol = symbol
    self.code = code
  }
}
