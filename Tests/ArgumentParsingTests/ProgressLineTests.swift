import ArgumentParsing
import Synchronization
import Testing

@Suite struct ProgressLineTests {
  /// A clock that is set by hand, and what the terminal got.
  private final class Terminal: Sendable {
    private let clock = Mutex(0)
    private let texts = Mutex<[String]>([])

    var milliseconds: Int {
      get { clock.withLock { $0 } }
      set { clock.withLock { $0 = newValue } }
    }
    var received: [String] { texts.withLock { $0 } }

    func line(
      isShown: Bool = true, columns: Int = 80, delay: Duration = .zero
    ) -> ProgressLine {
      ProgressLine(
        isShown: isShown, columns: columns, delay: delay, now: { .milliseconds(self.milliseconds) },
        write: { text in self.texts.withLock { $0.append(text) } })
    }
  }

  private let clear = "\r\u{1B}[2K"

  @Test func `the line is drawn at most ten times a second`() {
    let terminal = Terminal()
    var line = terminal.line()
    for step in 0..<1000 {
      terminal.milliseconds = step
      line.show("\(step)")
    }
    #expect(terminal.received == stride(from: 0, to: 1000, by: 100).map { clear + "\($0)" })
  }

  @Test func `the last step is always drawn`() {
    let terminal = Terminal()
    var line = terminal.line()
    line.show("1 of 2")
    line.show("2 of 2", isLast: true)
    #expect(terminal.received == [clear + "1 of 2", clear + "2 of 2"])
  }

  @Test func `erasing leaves nothing and happens once`() {
    let terminal = Terminal()
    do {
      var line = terminal.line()
      line.erase()
      #expect(terminal.received == [])
      line.show("a")
      line.erase()
      line.erase()
    }
    #expect(terminal.received == [clear + "a", clear])
  }

  @Test func `a line that goes away erases itself`() {
    struct Stop: Error {}
    let terminal = Terminal()
    #expect(throws: Stop.self) {
      var line = terminal.line()
      line.show("a")
      throw Stop()
    }
    #expect(terminal.received == [clear + "a", clear])
  }

  @Test func `work that ends before the delay shows nothing, its last step either`() {
    let terminal = Terminal()
    do {
      terminal.milliseconds = 500
      var line = terminal.line(delay: .seconds(1))
      terminal.milliseconds = 1499
      line.show("1 of 2", isLast: true)
      #expect(terminal.received == [])
      terminal.milliseconds = 1500
      line.show("2 of 2")
    }
    #expect(terminal.received == [clear + "2 of 2", clear])
  }

  @Test func `a line not shown writes nothing`() {
    let terminal = Terminal()
    do {
      var line = terminal.line(isShown: false)
      line.show("a", isLast: true)
      line.erase()
    }
    #expect(terminal.received == [])
  }

  @Test(arguments: [(9, "Settings"), (8, "Settin…"), (1, ""), (0, "")])
  func `the line stays below the width of the terminal`(columns: Int, text: String) {
    let terminal = Terminal()
    var line = terminal.line(columns: columns)
    line.show("Settings")
    #expect(terminal.received == [clear + text])
  }
}
