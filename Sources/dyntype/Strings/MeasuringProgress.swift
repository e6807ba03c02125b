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
  func show(_ done: Int, of total: Int) {
    state.withLock { state in
      guard done > state.done else { return }
      state.done = done
      state.line.show(
        "Measuring texts: \(Number.grouped(done)) of \(Number.grouped(total)) keys")
    }
  }

  /// Removes the line.
  func erase() { state.withLock { $0.line.erase() } }
}
