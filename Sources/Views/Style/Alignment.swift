// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

/// Names an app's own alignment and says where it lies by default.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and guides.
public struct ViewDimensions {
  let dimensions: GuideDimensions

  public var width: CGFloat { CGFloat(dimensions.size.width) }
  public var height: CGFloat { CGFloat(dimensions.size.height) }
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(dimensions[guide.guide]) }
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(dimensions[guide.guide]) }
}

/// A vertical line on which views are aligned.
public struct HorizontalAlignment: Hashable, Sendable {
  package let guide: AlignmentGuide

  init(guide: AlignmentGuide) { self.guide = guide }

  /// An app's own line.
  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(axis: .horizontal, name: String(reflecting: id))
  }

  public static let leading = HorizontalAlignment(guide: .leading)
  public static let center = HorizontalAlignment(guide: .horizontalCenter)
  public static let trailing = HorizontalAlignment(guide: .trailing)
}

/// A horizontal line on which views are aligned.
public struct VerticalAlignment: Hashable, Sendable {
  package let guide: AlignmentGuide

  init(guide: AlignmentGuide) { self.guide = guide }

  /// An app's own line.
  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(axis: .vertical, name: String(reflecting: id))
  }

  public static let top = VerticalAlignment(guide: .top)
  public static let center = VerticalAlignment(guide: .verticalCenter)
  public static let bottom = VerticalAlignment(guide: .bottom)
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

/// Where a view stands in a box.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var alignment: ViewLayout.Alignment {
    ViewLayout.Alignment(horizontal: horizontal.guide, vertical: vertical.guide)
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
}

/// A place in a box: 0, 0 is the top leading corner and 1, 1 the bottom trailing one.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var point: ViewLayout.UnitPoint { ViewLayout.UnitPoint(x: Double(x), y: Double(y)) }
}

/// How the lines of a text are aligned to each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}

/// Margins at the four edges.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  var insets: ViewLayout.EdgeInsets {
    ViewLayout.EdgeInsets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}

/// An edge of a box.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    var edges: EdgeSet { EdgeSet(rawValue: Int(rawValue)) }
  }
}

/// A direction along which things stand.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    var axes: AxisSet { AxisSet(rawValue: Int(rawValue)) }
  }
}

/// How a ratio meets its box.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}
