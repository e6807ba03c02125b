/// The size that a container offers a view; the view chooses its own.
///
/// Nil asks for the ideal length, zero for the smallest, infinity for the largest.
public struct ProposedSize: Hashable, Sendable {
  /// Points.
  public var width: Double?
  /// Points.
  public var height: Double?

  /// Asks for the ideal size.
  public static let unspecified = ProposedSize(width: nil, height: nil)
  /// Asks for the smallest size.
  public static let zero = ProposedSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedSize(width: .infinity, height: .infinity)

  /// Makes a proposal.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposed length along an axis.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The proposal with numbers for what is not specified.
  public func replacingUnspecified(by size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max($0 - insets.horizontal, 0) },
      height: height.map { max($0 - insets.vertical, 0) })
  }
}
