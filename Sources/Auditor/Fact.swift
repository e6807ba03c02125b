/// Something measured or read that a finding rests on.
public struct Fact: Hashable, Sendable {
  /// What was found out.
  public enum Value: Hashable, Sendable {
    /// A name or a sentence.
    case text(String)
    /// A number of things.
    case count(Int)
    /// A length in points.
    case points(Double)
    /// A part of a whole: 1 is all of it.
    case ratio(Double)
    /// Several names.
    case list([String])
  }

  /// What the value is, in lower camel case and stable: `lineHeight`.
  public let name: String
  /// The value.
  public let value: Value

  /// Makes a fact.
  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}
