#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system says about the standard streams and the environment.
enum TerminalFacts {
  enum Stream: Int32 {
    case output = 1
    case diagnostics = 2
  }

  /// Where nothing else is known.
  private static let usualWidth = 80

  /// `COLUMNS` if it is a positive number, else the terminal's width, else 80.
  static func width(environment: String?, terminal: Int?) -> Int {
    if let columns = environment.flatMap({ Int($0) }), columns > 0 { return columns }
    if let terminal, terminal > 0 { return terminal }
    return usualWidth
  }

  static func isTerminal(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  static func columns(of stream: Stream) -> Int? {
    var size = winsize()
    guard unsafe ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  @Sendable static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
