/// The tracking the system's fonts apply by themselves: extra room after each character, by size.
///
/// Custom fonts get none.
///
/// Source: Human Interface Guidelines, Typography, tracking values (December 2025).
public struct Tracking: Hashable, Sendable {
  /// A row of a tracking table.
  public struct Entry: Hashable, Sendable {
    /// The size of the font.
    ///
    /// Units: points.
    public let size: Double
    /// The tracking as printed, in thousandths of the size.
    public let perMilleEm: Double
    /// The tracking as printed, in points.
    ///
    /// The two columns are rounded apart from each other; this one is the finer.
    public let points: Double
  }

  /// The name of the font or the platform the table is for.
  public let name: String
  /// The rows, smallest size first; never empty.
  public let entries: [Entry]

  /// Makes a table of rows of size, thousandths of the size, and points.
  init(_ name: String, _ rows: [(Double, Double, Double)]) {
    self.name = name
    entries = rows.map { Entry(size: $0, perMilleEm: $1, points: $2) }
  }

  /// The tracking at a size.
  ///
  /// At a listed size it is the printed number of points. Between two listed sizes it is
  /// interpolated linearly in points, which is an assumption: the source lists whole sizes only.
  /// Below the first and above the last size it is that row's part of the size.
  ///
  /// Units: points.
  ///
  /// - Parameter size: The size of the font in points; at zero or less, the tracking is zero.
  /// - Returns: The room after each character, negative where characters move together.
  public func points(at size: Double) -> Double {
    guard size > 0, let first = entries.first, let last = entries.last else { return 0 }
    if size < first.size { return first.points / first.size * size }
    if size > last.size { return last.points / last.size * size }
    let index = entries.firstIndex { $0.size >= size } ?? 0
    let upper = entries[index]
    guard upper.size > size, index > 0 else { return upper.points }
    let lower = entries[index - 1]
    let part = (size - lower.size) / (upper.size - lower.size)
    return lower.points + part * (upper.points - lower.points)
  }
}
