/// Why something in an app's folder could not be used.
package struct AppProjectError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure; equality of errors is equality of codes.
  package enum Code: Sendable {
    /// A folder or file does not exist or may not be read.
    case unreadable
    /// A file is not of the shape that its name promises.
    case malformed
    /// A limit on depth, count or size was reached; what lies beyond was not looked at.
    case limitReached
  }

  package let code: Code
  /// What is wrong, and what to do about it; no trailing full stop.
  package let reason: String
  /// The file or folder, relative to the project's folder.
  package let context: String

  package init(_ code: Code, _ reason: String, context: String) {
    self.code = code
    self.reason = reason
    self.context = context
  }

  package var description: String { "\(context): \(reason)" }

  package static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
