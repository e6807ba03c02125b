/// Why output could not be written.
package struct OutputFormatsError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What kind of failure this is.
  package enum Code: Hashable, Sendable {
    /// The place named for the output cannot hold it: no such folder, no permission, a folder.
    case cannotCreate
    /// Writing began and could not be finished: no space, a closed pipe, a broken device.
    case cannotWrite
  }

  /// Where it happened.
  package struct Context: Hashable, Sendable {
    /// The path as it was given, or the name of the stream.
    package let path: String
    /// The system call that failed.
    package let call: String
    /// The number that the system gave for the failure, 0 where there is none.
    package let status: Int32

    package init(path: String, call: String, status: Int32) {
      self.path = path
      self.call = call
      self.status = status
    }
  }

  package let code: Code
  /// Why, in a few words and without a full stop.
  package let reason: String
  /// What the user can do about it, without a full stop.
  package let advice: String
  package let context: Context

  package init(code: Code, reason: String, advice: String, context: Context) {
    self.code = code
    self.reason = reason
    self.advice = advice
    self.context = context
  }

  package var description: String {
    "Cannot write '\(context.path)': \(reason); \(advice)"
  }
}
