import Synchronization

/// Hands out work in batches to threads, and keeps what they made of it in order.
package final class WorkQueue<Result: Sendable>: Sendable {
  private let count: Int
  private let batch: Int
  private let start = Mutex(0)
  private let finished = Mutex<[Int: Result]>([:])

  /// A queue of so many pieces of work, handed out so many at a time.
  package init(count: Int, batch: Int) {
    self.count = count
    self.batch = batch
  }

  /// The next batch; nil when all is handed out.
  package func next() -> Range<Int>? {
    start.withLock { start in
      guard start < count else { return nil }
      let range = start..<min(start + batch, count)
      start = range.upperBound
      return range
    }
  }

  /// Keeps the result of a batch.
  package func finish(_ range: Range<Int>, with result: Result) {
    finished.withLock { $0[range.lowerBound] = result }
  }

  /// The results, in the order of the work.
  package var results: [Result] {
    finished.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
  }
}
