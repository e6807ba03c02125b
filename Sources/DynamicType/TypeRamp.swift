/// The sizes of a platform's text styles at its content size categories.
///
/// A ramp answers with nil, or an error, where the platform has no value or none is known; it never
/// makes one up. ``scaling`` says which of the two it is.
public struct TypeRamp: Hashable, Sendable {
  /// How the sizes of a platform depend on the category.
  public enum Scaling: Hashable, Sendable {
    /// Each category of ``TypeRamp/categories`` has sizes of its own.
    case byCategory
    /// The platform does not scale text: sizes are the same at every category.
    case fixed
    /// The platform scales text, but only the sizes at one category are known.
    case knownAtDefaultOnly
  }

  /// The platform.
  public let platform: Platform
  /// How sizes depend on the category.
  public let scaling: Scaling
  /// The categories the ramp has columns for, smallest first.
  ///
  /// watchOS has no medium size and ends at AX3. Where ``scaling`` is not by category there is one
  /// column, the default.
  public let categories: [ContentSizeCategory]
  /// The rows of the ramp, in the order of its source.
  ///
  /// Among them are rows that are none of ``TextStyle``: `Footnote 2` on watchOS and `Subtitle 1`
  /// on tvOS.
  public let rows: [Row]

  /// Makes a ramp of a platform's rows.
  init(
    _ platform: Platform, scaling: Scaling, categories: [ContentSizeCategory], rows: [Row]
  ) {
    self.platform = platform
    self.scaling = scaling
    self.categories = categories
    self.rows = rows
  }

  /// The ramp of a platform.
  public init(of platform: Platform) {
    self =
      switch platform {
      case .iOS: .iOS
      case .watchOS: .watchOS
      case .tvOS: .tvOS
      case .macOS: .macOS
      case .visionOS: .visionOS
      }
  }
}

// MARK: - Cells

extension TypeRamp {
  /// What a ramp says of one text style at one category.
  public struct Cell: Hashable, Sendable {
    /// The size of the font.
    ///
    /// Units: points.
    public let size: Double
    /// The distance between two text baselines that the system uses; nil where it is not known.
    ///
    /// Units: points.
    public let leading: Double?
    /// The size the Human Interface Guidelines print; nil where they print none.
    ///
    /// Units: points.
    public let sizeHIG: Double?
    /// The leading the Human Interface Guidelines print; nil where they print none.
    ///
    /// In eight cells of iOS it is not what the system uses; see ``leading``.
    ///
    /// Units: points.
    public let leadingHIG: Double?
    /// The weights the style comes in, lightest first; on visionOS several, elsewhere one.
    public let weights: [FontWeight]
    /// The weight with emphasis, as `.bold()` gives it; nil where it is not known.
    public let emphasizedWeight: FontWeight?
    /// Whether the leading is probably a misprint of the source.
    ///
    /// It is so in four cells of watchOS that break the rule "leading is size plus 2.5", which every
    /// other one follows.
    public let isDoubtful: Bool

    /// The weight without emphasis; nil where the style comes in several.
    public var weight: FontWeight? { weights.count == 1 ? weights.first : nil }
  }

  /// A row of a ramp: one text style at all categories.
  public struct Row: Hashable, Sendable {
    /// The name as the source prints it, such as `Title 1`.
    public let name: String
    /// The text style; nil where the name is none of them.
    public let style: TextStyle?
    /// The categories with a value, smallest first.
    public let categories: [ContentSizeCategory]
    /// The values, one for each of ``categories``.
    public let cells: [Cell]

    /// Makes a row from columns of numbers, each as long as the list of categories.
    ///
    /// - Parameters:
    ///   - style: The text style, if it is one.
    ///   - name: The name as the source prints it.
    ///   - weights: The weights of all cells.
    ///   - emphasized: The emphasised weight of all cells.
    ///   - categories: The categories.
    ///   - sizes: The sizes in points.
    ///   - leadings: The leadings in points; empty where none is known.
    ///   - sizesHIG: The printed sizes if they differ; empty where none is printed.
    ///   - leadingsHIG: The printed leadings if they differ; empty where none is printed.
    ///   - doubtful: The categories whose leading is probably a misprint.
    init(
      _ style: TextStyle?, _ name: String, _ weights: [FontWeight], emphasized: FontWeight?,
      at categories: [ContentSizeCategory], sizes: [Double], leadings: [Double],
      sizesHIG: [Double]? = nil, leadingsHIG: [Double]? = nil,
      doubtful: [ContentSizeCategory] = []
    ) {
      self.style = style
      self.name = name
      self.categories = categories
      let printedSizes = sizesHIG ?? sizes
      let printedLeadings = leadingsHIG ?? leadings
      cells = zip(categories.indices, categories).map { index, category in
        Cell(
          size: sizes[index],
          leading: leadings.isEmpty ? nil : leadings[index],
          sizeHIG: printedSizes.isEmpty ? nil : printedSizes[index],
          leadingHIG: printedLeadings.isEmpty ? nil : printedLeadings[index],
          weights: weights, emphasizedWeight: emphasized,
          isDoubtful: doubtful.contains(category))
      }
    }

    /// The value at a category; nil where the row has none.
    public func cell(at category: ContentSizeCategory) -> Cell? {
      categories.firstIndex(of: category).map { cells[$0] }
    }
  }
}
