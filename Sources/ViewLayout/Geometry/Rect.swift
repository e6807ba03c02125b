/// A rectangle in points; y grows downwards.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// Width and height.
  public var size: Size

  /// Makes a rectangle.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of four numbers in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// Points.
  public var width: Double { size.width }
  /// Points.
  public var height: Double { size.height }

  /// What both rectangles cover; nil when they do not meet or only touch.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a rectangle lies within this one, give or take a tolerance in points.
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance
      && other.minY >= minY - tolerance && other.maxY <= maxY + tolerance
  }

  /// The rectangle without a margin; never less than nothing.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }

  /// The rectangle as it is drawn: each edge is rounded to the nearest pixel by itself.
  ///
  /// - Parameter scale: Pixels a point.
  /// - Returns: Width and height are whole pixels.
  public func roundedToPixels(scale: Double) -> Rect {
    func rounded(_ length: Double) -> Double { (length * scale).rounded() / scale }
    let left = rounded(minX)
    let top = rounded(minY)
    return Rect(x: left, y: top, width: rounded(maxX) - left, height: rounded(maxY) - top)
  }
}

/// Margins in points at the four edges.
public struct EdgeInsets: Hashable, Sendable {
  /// Points.
  public var top: Double
  /// Points.
  public var leading: Double
  /// Points.
  public var bottom: Double
  /// Points.
  public var trailing: Double

  /// No margin.
  public static let zero = EdgeInsets(all: 0)

  /// Makes margins.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes the same margin at all edges.
  public init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  var horizontal: Double { leading + trailing }
  var vertical: Double { top + bottom }

  /// The margin at an edge.
  public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

/// An edge of a box.
public enum Edge: String, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing
}

/// A set of edges.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  /// One bit an element.
  public let rawValue: Int

  /// Points.
  public static let top = EdgeSet(rawValue: 1)
  /// Points.
  public static let leading = EdgeSet(rawValue: 2)
  /// Points.
  public static let bottom = EdgeSet(rawValue: 4)
  /// Points.
  public static let trailing = EdgeSet(rawValue: 8)
  /// The leading and trailing edges.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// The top and bottom edges.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// All four edges.
  public static let all: EdgeSet = [.horizontal, .vertical]

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Whether an edge is in the set.
  public func contains(_ edge: Edge) -> Bool {
    switch edge {
    case .top: contains(EdgeSet.top)
    case .leading: contains(EdgeSet.leading)
    case .bottom: contains(EdgeSet.bottom)
    case .trailing: contains(EdgeSet.trailing)
    }
  }
}
