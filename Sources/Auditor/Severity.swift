/// How much a finding hurts the people who use an app.
public enum Severity: String, CaseIterable, Hashable, Comparable, Sendable, Codable {
  /// Something is worth knowing, or slightly off.
  case minor
  /// Something is harder to use than it need be.
  case moderate
  /// Something is lost or wrong for many people.
  case serious
  /// Something cannot be used at all.
  case critical

  /// Whether one severity is less than another.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .minor: 0
    case .moderate: 1
    case .serious: 2
    case .critical: 3
    }
  }
}
