/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// Points.
  public var width: Double
  /// Points.
  public var height: Double

  /// No width and no height.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The length along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

/// A place in points; y grows downwards.
public struct Point: Hashable, Sendable {
  /// Points from the left, or from the leading edge where that is said.
  public var x: Double
  /// Points from the top.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}

/// A direction along which things stand side by side.
public enum Axis: String, CaseIterable, Hashable, Sendable {
  case horizontal
  case vertical

  /// The direction across this one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A set of axes.
public struct AxisSet: OptionSet, Hashable, Sendable {
  /// One bit an element.
  public let rawValue: Int

  /// Along the lines.
  public static let horizontal = AxisSet(rawValue: 1)
  /// Across the lines.
  public static let vertical = AxisSet(rawValue: 2)
  /// Both axes.
  public static let both: AxisSet = [.horizontal, .vertical]

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Whether an axis is in the set.
  public func contains(_ axis: Axis) -> Bool {
    contains(axis == .horizontal ? AxisSet.horizontal : .vertical)
  }
}
