import TextLayout

/// Why views could not be laid out.
public struct ViewLayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Code: String, Hashable, Sendable {
    /// A text cannot be set: its font or a length is wrong.
    case text
    /// A number is out of its range.
    case limit
    /// Views lie deeper within each other than is laid out.
    case tooDeep
  }

  /// What is wrong.
  public let code: Code
  /// What a person should read.
  public let reason: String
  /// Where the view is written.
  public let place: SourcePlace?

  /// Makes an error.
  public init(_ code: Code, _ reason: String, place: SourcePlace? = nil) {
    self.code = code
    self.reason = reason
    self.place = place
  }

  init(_ error: TextLayoutError) {
    self.init(.text, error.description)
  }

  /// The reason, after its place when that is known.
  public var description: String {
    guard let place else { return reason }
    return "\(place.file):\(place.line):\(place.column): \(reason)"
  }
}
