/// An error thrown by the model of Dynamic Type.
///
/// Two errors are equal when their codes are equal, so that a test can say what kind of failure it
/// expects without repeating the text.
public struct DynamicTypeError: Error, Sendable {
  /// The kind of a failure.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// A name is none of those known.
    case unknownName
    /// A name fits more than one thing.
    case ambiguousName
    /// The lower end of a range is above its upper end.
    case invalidRange
    /// A number is not finite, or outside what the operation accepts.
    case invalidValue
    /// The platform has no value for a text style at a category, or none is known.
    case noValue
    /// A font that already follows the text size was to be scaled again.
    case alreadyScaled
  }

  /// What kind of failure it was.
  public let code: Code
  /// What failed, on what, why, and what to do; without a full stop at the end.
  public let reason: String
  /// Where it happened: the call, or the text it was given.
  public let context: String?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: What kind of failure it is.
  ///   - reason: What failed and what to do, without a full stop at the end.
  ///   - context: The call or the text at fault.
  public init(_ code: Code, reason: String, context: String? = nil) {
    self.code = code
    self.reason = reason
    self.context = context
  }
}

// MARK: - Equatable

extension DynamicTypeError: Equatable {
  /// Whether both errors are of the same kind.
  public static func == (left: DynamicTypeError, right: DynamicTypeError) -> Bool {
    left.code == right.code
  }
}

// MARK: - CustomStringConvertible

extension DynamicTypeError: CustomStringConvertible {
  /// The reason, and the context in brackets where there is one.
  public var description: String {
    guard let context else { return reason }
    return "\(reason) (\(context))"
  }
}
