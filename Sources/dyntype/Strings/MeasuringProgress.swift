import ArgumentParsing
import OutputFormats
import Synchronization

/// Shows how far measuring is, from whichever thread it is told.
final class MeasuringProgress: Sendable {
  private let state: Mutex<State>

  private struct State: ~Copyable {
    var line: ProgressLine
    var done = 0
  }

  init(_ line: consuming ProgressLine) {
    state = Mutex(State(line: line))
  }

  /// Shows a count unless a larger one was shown.
  ///
  /// - Parameters:
  ///   - done: How many are done.
  ///   - total: Of how many.
  ///   - work: What is done, such as "Measuring texts".
  ///   - noun: What is counted.
  func show(_ done: Int, of total: Int, _ work: String = "Measuring texts", _ noun: String = "key")
  {
    state.withLock { state in
      guard done > state.done else { return }
      state.done = done
      state.line.show(
        "\(work): \(Number.grouped(done)) of \(Number.grouped(total)) \(noun)s")
    }
  }

  /// Removes the line; what is shown next counts from the start.
  func erase() {
    state.withLock { state in
      state.done = 0
      state.line.erase()
    }
  }
}
