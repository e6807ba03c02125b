public import DynamicType

/// What a modifier changes about a view.
public enum ViewModification: Sendable {
  /// A box of fixed lengths; a missing one is the view's own.
  case frame(width: Double?, height: Double?, alignment: Alignment)
  /// A box within limits.
  case flexibleFrame(FlexibleFrame)
  /// Room around the view.
  case padding(EdgeInsets)
  /// The view's ideal lengths on some axes, whatever it is offered.
  case fixedSize(AxisSet)
  /// Who is served first when room is short; 0 by default.
  case layoutPriority(Double)
  /// A ratio of width to height; nil keeps the view's own.
  case aspectRatio(Double?, ContentMode)
  /// Drawn elsewhere; the layout does not notice. The x grows towards the trailing edge.
  case offset(Size)
  /// The centre of the view within all the room that is offered.
  case position(Point)
  /// Another place of a guide.
  case alignmentGuide(AlignmentGuide, GuideValue)
  /// A view in front that is offered this one's size.
  case overlay([ViewNode], alignment: Alignment)
  /// A view behind that is offered this one's size.
  case background([ViewNode], alignment: Alignment)
  /// A view at an edge, for which the safe area shrinks.
  case safeAreaInset(Edge, alignment: Alignment, spacing: Double?, [ViewNode])
  /// A smaller safe area.
  case safeAreaPadding(EdgeInsets)
  /// The view extends into what is kept free at edges that it touches.
  case ignoresSafeArea(EdgeSet)
  /// Takes its room but is not seen.
  case hidden
  /// Nothing is drawn beyond an outline.
  case clipped(ShapeContent.Outline)
  /// Multiplied with what lies above.
  case opacity(Double)
  /// Another environment for the view and all within it.
  case environment(EnvironmentChange)
  /// What assistive technology is told.
  case accessibility(AccessibilityChange)
  /// How the view stands in a grid.
  case gridCell(GridCellTraits)
  /// How the view stands in a list.
  case listRow(ListRowTraits)
  /// The title of the screen that the view fills.
  case navigationTitle(TextContent)
  /// How the title of the screen is shown.
  case navigationTitleMode(TitleMode)
  /// An item of a bar.
  case toolbarItem(BarPlacement, [ViewNode])
  /// What the bar of tabs shows for the view.
  case tabItem([ViewNode])
  /// A value that tells the view from others in a picker or a bar of tabs.
  case tag(String)
  /// A value for an app's own layout.
  case layoutValue(key: String, any Sendable & Hashable)
  /// The order in which layers are drawn; 0 by default.
  case zIndex(Double)

  /// How an aspect ratio meets its box.
  public enum ContentMode: String, CaseIterable, Hashable, Sendable {
    case fit
    case fill
  }

  /// How a screen's title is shown.
  public enum TitleMode: String, CaseIterable, Hashable, Sendable {
    case automatic
    case inline
    case large
  }

  /// Where an item stands in a bar.
  public enum BarPlacement: String, CaseIterable, Hashable, Sendable {
    case leading
    case principal
    case trailing
    case bottom
  }
}

/// A box within limits.
public struct FlexibleFrame: Hashable, Sendable {
  /// The least width in points; nil for the view’s own.
  public var minWidth: Double?
  /// The width where none is offered, in points.
  public var idealWidth: Double?
  /// The greatest width in points; infinity fills.
  public var maxWidth: Double?
  /// The least height in points; nil for the view’s own.
  public var minHeight: Double?
  /// The height where none is offered, in points.
  public var idealHeight: Double?
  /// The greatest height in points; infinity fills.
  public var maxHeight: Double?
  /// Where the views inside stand.
  public var alignment: Alignment

  /// Makes a box; a missing limit is the view's own.
  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// Where an alignment guide of a view lies.
public enum GuideValue: Sendable {
  /// Points from the view's leading or top edge.
  case fixed(Double)
  /// Found from the view's size and its other guides.
  case computed(@Sendable (GuideDimensions) -> Double)
}

/// A view's size and guides, from which another guide is found.
public struct GuideDimensions {
  /// The view's size.
  public let size: Size
  let guide: (AlignmentGuide) -> Double

  /// The value of one of the view's guides, in points from its leading or top edge.
  public subscript(guide: AlignmentGuide) -> Double { self.guide(guide) }
}

/// What differs for a view and all within it.
public struct EnvironmentChange: Hashable, Sendable {
  /// In which direction views follow each other.
  public var layoutDirection: LayoutDirection?
  /// The content size category of texts and scaled metrics inside.
  public var category: ContentSizeCategory?
  /// Whether nothing inside can be used.
  public var isEnabled: Bool?
  /// Whether labels of controls are only spoken.
  public var hidesLabels: Bool?
  /// The bar that everything inside is an item of.
  public var bar: BarRole?

  /// Makes a change of nothing.
  public init(
    layoutDirection: LayoutDirection? = nil, category: ContentSizeCategory? = nil,
    isEnabled: Bool? = nil, hidesLabels: Bool? = nil, bar: BarRole? = nil
  ) {
    self.hidesLabels = hidesLabels
    self.bar = bar
    self.layoutDirection = layoutDirection
    self.category = category
    self.isEnabled = isEnabled
  }
}

/// In which direction views follow each other.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// How a view stands in a grid.
public struct GridCellTraits: Hashable, Sendable {
  /// The number of columns it covers; nil for one.
  public var columns: Int?
  /// The guide for its column.
  public var columnAlignment: AlignmentGuide?
  /// Its alignment in its cell.
  public var anchor: UnitPoint?
  /// The axes on which it does not make its cell larger.
  public var unsizedAxes: AxisSet = []

  /// Makes ordinary traits.
  public init() {}
}

/// A place in a box: 0, 0 is the top leading corner and 1, 1 the bottom trailing one.
public struct UnitPoint: Hashable, Sendable {
  /// From the leading edge, as a part of the width.
  public var x: Double
  /// From the top, as a part of the height.
  public var y: Double

  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// How a view stands in a list.
public struct ListRowTraits: Hashable, Sendable {
  /// The row's margins; nil for the platform's.
  public var insets: EdgeInsets?
  /// The colour behind the row; nil for the platform's.
  public var background: ColorValue?

  /// Makes ordinary traits.
  public init() {}
}

/// What assistive technology is told of a view.
public struct AccessibilityChange: Sendable {
  /// What a view is to a person.
  public enum Trait: String, CaseIterable, Hashable, Sendable {
    case button
    case header
    case link
    case image
    case selected
    case toggle
    case staticText
    case adjustable
  }

  /// How a view with parts is told.
  public enum ElementMode: String, CaseIterable, Hashable, Sendable {
    case ignore
    case combine
    case contain
  }

  /// What the large content viewer shows while a finger rests on the view.
  public enum LargeContent: Sendable {
    /// The view's own label and image.
    case own
    /// These views instead.
    case views([ViewNode])
  }

  /// What is read out; nil leaves it.
  public var label: String?
  /// Whether nothing is read out; nil leaves it.
  public var isHidden: Bool?
  /// Whether parts are read out by themselves; nil leaves it.
  public var element: ElementMode?
  /// What is added to what the view is to a person.
  public var addedTraits: Set<Trait> = []
  /// What the large content viewer shows; nil for nothing.
  public var largeContent: LargeContent?
  /// Whether a touch does something although the view is no control.
  public var isTappable = false

  /// Makes a change of nothing.
  public init() {}
}
