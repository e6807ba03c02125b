/// Points to add after each cluster of a font, by point size.
///
/// Between the listed sizes the value runs on a straight line; beyond either end it stays the same
/// part of the point size.
public struct TrackingTable: Sendable, Hashable {
  /// A listed size and its tracking, both in points.
  public struct Entry: Sendable, Hashable {
    /// The point size.
    public let pointSize: Double
    /// Points to add after each cluster.
    public let tracking: Double

    /// Makes an entry.
    public init(pointSize: Double, tracking: Double) {
      self.pointSize = pointSize
      self.tracking = tracking
    }
  }

  /// The listed sizes, ascending.
  public let entries: [Entry]

  /// The sizes that a table may list, in points.
  package static let pointSizes = 0.1...10_000
  /// The trackings that a table may list, in points.
  package static let trackings = -1000.0...1000

  /// Makes a table; entries may come in any order.
  ///
  /// - Parameter entries: Sizes from 0.1 to 10,000 points with trackings of at most 1,000 points
  ///   either way; others are left out.
  public init(_ entries: [Entry]) {
    self.entries = entries.filter {
      Self.pointSizes.contains($0.pointSize) && Self.trackings.contains($0.tracking)
    }.sorted { $0.pointSize < $1.pointSize }
  }

  /// The tracking at a point size, in points.
  public func tracking(at pointSize: Double) -> Double {
    guard let first = entries.first, let last = entries.last else { return 0 }
    if pointSize <= first.pointSize { return first.tracking * (pointSize / first.pointSize) }
    if pointSize >= last.pointSize { return last.tracking * (pointSize / last.pointSize) }
    guard let above = entries.firstIndex(where: { $0.pointSize >= pointSize }) else { return 0 }
    let (low, high) = (entries[above - 1], entries[above])
    let part = (pointSize - low.pointSize) / (high.pointSize - low.pointSize)
    return low.tracking + (high.tracking - low.tracking) * part
  }
}
