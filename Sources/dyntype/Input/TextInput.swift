import ArgumentParsing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads text from a file or standard input, in pieces, and checks that it is UTF-8.
struct TextInput {
  /// How errors name the input.
  let name: String
  private let descriptor: Int32

  /// Opens a file; `-` is standard input.
  ///
  /// - Throws: `ToolError` for a file that cannot be opened or is a folder.
  init(path: String) throws(ToolError) {
    if path == "-" {
      (name, descriptor) = ("standard input", 0)
      return
    }
    name = path
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(path) }
  }

  /// Closes a file that was opened.
  func close() {
    // Nothing was written: there is nothing to lose.
    if descriptor > 0 { _ = Glibc.close(descriptor) }
  }

  /// The whole text, without a line feed at its very end.
  ///
  /// - Throws: `ToolError` when it cannot be read, is too long or is not UTF-8.
  func text() throws(ToolError) -> String {
    var bytes: [UInt8] = []
    while let piece = try read() {
      bytes += piece
      guard bytes.count <= Self.byteLimit else {
        throw ToolError(.dataError, "\(name): is longer than \(Self.byteLimit >> 20) MB")
      }
    }
    if bytes.last == 0x0A { bytes.removeLast() }
    return try Self.decoded(bytes, name: name)
  }

  /// Calls `body` with each line, its line feed left out, as soon as it is read.
  func forEachLine(_ body: ([UInt8]) throws -> Void) throws {
    var rest: [UInt8] = []
    while let piece = try read() {
      // Only what is new is searched: a line may come in thousands of pieces.
      var searched = rest.count
      rest += piece
      var start = 0
      while let end = rest[searched...].firstIndex(of: 0x0A) {
        try body(Array(rest[start..<end]))
        start = end + 1
        searched = start
      }
      rest.removeFirst(start)
      guard rest.count <= Self.byteLimit else {
        throw ToolError(.dataError, "\(name): has a line longer than \(Self.byteLimit >> 20) MB")
      }
    }
    if !rest.isEmpty { try body(rest) }
  }

  /// The longest text or line that is read, in bytes.
  static let byteLimit = 128 << 20

  /// Text of bytes that must be UTF-8.
  static func decoded(_ bytes: [UInt8], name: String) throws(ToolError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ToolError(
        .dataError, "\(name): is not UTF-8 (byte \(firstInvalid(bytes) + 1)); convert it first")
    }
    return text
  }

  /// The offset of the first byte that is not part of a character.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return min(offset, max(bytes.count - 1, 0))
  }

  private func read() throws(ToolError) -> [UInt8]? {
    while true {
      var failed = false
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let got = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        failed = got < 0
        count = max(got, 0)
      }
      if !failed { return piece.isEmpty ? nil : piece }
      guard errno == EINTR else { throw Self.failure(name) }
    }
  }

  private static func failure(_ name: String) -> ToolError {
    let reason = errno == ENOENT ? "no such file" : unsafe String(cString: strerror(errno))
    return ToolError(.noInput, "\(name): \(reason)")
  }
}
