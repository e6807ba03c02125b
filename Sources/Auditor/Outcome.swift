/// What a rule says about what it looked at.
public enum Outcome: Hashable, Sendable {
  /// The rule is broken.
  case violation
  /// A person has to decide; something is not known or the rule is a rule of thumb.
  case needsReview
  /// Nothing is wrong.
  case pass
  /// The rule could not be applied, and why.
  case notRun(reason: String)

  /// The name in reports: `violation`, `needs-review`, `pass` or `not-run`.
  public var name: String {
    switch self {
    case .violation: "violation"
    case .needsReview: "needs-review"
    case .pass: "pass"
    case .notRun: "not-run"
    }
  }
}
