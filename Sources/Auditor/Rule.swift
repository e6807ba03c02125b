/// What a rule of the auditor is about.
public struct Rule: Hashable, Sendable {
  /// The id, stable for ever: a family prefix and words in lower case, joined with hyphens.
  public let id: String
  /// The version; it changes when the rule finds more or less than before.
  public let version: Int
  /// The usual severity; a finding may be more or less severe.
  public let severity: Severity
  /// What the rule finds, in a few words.
  public let title: String
  /// Why it matters, in whole sentences.
  public let why: String
  /// The guideline or specification behind it.
  public let guideline: String
  /// What to do, in one sentence without a full stop at the end.
  public let advice: String
  /// An example that breaks the rule.
  public let failing: String
  /// The same example, mended.
  public let mended: String

  /// Makes a rule's description.
  public init(
    id: String, version: Int = 1, severity: Severity, title: String, why: String,
    guideline: String, advice: String, failing: String, mended: String
  ) {
    self.id = id
    self.version = version
    self.severity = severity
    self.title = title
    self.why = why
    self.guideline = guideline
    self.advice = advice
    self.failing = failing
    self.mended = mended
  }
}
