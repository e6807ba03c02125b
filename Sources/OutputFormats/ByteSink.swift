/// Somewhere bytes can be sent: a standard stream, or a buffer in a test.
package struct ByteSink: Sendable {
  private let body: @Sendable ([UInt8]) throws(OutputFormatsError) -> Void

  /// A sink that hands what it is given to a closure.
  package init(_ body: @escaping @Sendable ([UInt8]) throws(OutputFormatsError) -> Void) {
    self.body = body
  }

  /// Sends all bytes, or throws `cannotWrite`.
  package func write(_ bytes: [UInt8]) throws(OutputFormatsError) {
    try body(bytes)
  }

  /// Sends a text as UTF-8, or throws `cannotWrite`.
  package func write(_ text: String) throws(OutputFormatsError) {
    try body(Array(text.utf8))
  }

  /// The standard output of the process, unbuffered.
  package static let standardOutput = ByteSink(descriptor: 1, name: "standard output")

  /// The standard error of the process, unbuffered.
  package static let standardError = ByteSink(descriptor: 2, name: "standard error")

  private init(descriptor: Int32, name: String) {
    body = { bytes throws(OutputFormatsError) in
      do throws(SystemCall.Failure) {
        try SystemCall.write(bytes, to: descriptor)
      } catch {
        throw OutputFormatsError(
          code: .cannotWrite, reason: error.reason,
          advice: "check where the output is sent and the space left there",
          context: .init(path: name, call: error.call, status: error.status))
      }
    }
  }
}
