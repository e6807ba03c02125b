import OutputFormats

/// One line that says how far the work is, rewritten in place and erased at the end.
///
/// It is drawn at most ten times a second, so that it can be told of every step. Erase it before
/// anything else is written to the same terminal; otherwise it erases itself when it goes.
package struct ProgressLine: ~Copyable, Sendable {
  private static let interval = Duration.milliseconds(100)
  /// Source: ECMA-48, section 8.3.41, erase in line; with the return to its beginning.
  private static let clear = "\r\u{1B}[2K"

  private let isShown: Bool
  private let columns: Int
  private let delay: Duration
  private let start: Duration
  private let now: @Sendable () -> Duration
  private let write: @Sendable (String) -> Void
  private var lastDrawing: Duration?
  private var isVisible = false

  /// A line that nothing is drawn of yet.
  ///
  /// - Parameters:
  ///   - isShown: Whether anything is drawn at all.
  ///   - columns: The columns of the terminal; the line stays below that.
  ///   - delay: How long nothing is drawn: work that ends before shows no progress.
  ///   - now: The time since some fixed moment; nil for the clock of the system.
  ///   - write: Receives what the terminal shall get.
  package init(
    isShown: Bool, columns: Int, delay: Duration = .zero, now: (@Sendable () -> Duration)? = nil,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.isShown = isShown
    self.columns = columns
    self.delay = delay
    self.write = write
    let beginning = ContinuousClock.now
    self.now = now ?? { ContinuousClock.now - beginning }
    start = self.now()
  }

  deinit {
    if isVisible { write(Self.clear) }
  }

  /// Shows how far the work is, unless the line was drawn less than a tenth of a second ago or the
  /// work has only begun.
  ///
  /// - Parameters:
  ///   - text: One line, cut if it is too long.
  ///   - isLast: Whether this is the last step, which is always drawn.
  package mutating func show(_ text: String, isLast: Bool = false) {
    guard isShown else { return }
    let time = now()
    guard time - start >= delay else { return }
    if let lastDrawing, time - lastDrawing < Self.interval, !isLast { return }
    lastDrawing = time
    isVisible = true
    // A full line would make some terminals go to the next one.
    write(Self.clear + DisplayWidth.truncated(text, to: columns - 1))
  }

  /// Erases the line; a later `show` draws it again.
  package mutating func erase() {
    guard isVisible else { return }
    isVisible = false
    write(Self.clear)
  }
}
