#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The few calls of the system that writing needs, with their failures as values.
enum SystemCall {
  /// A call that failed: its name, and the system's number for the reason.
  struct Failure: Error {
    let call: String
    let status: Int32

    /// The system's words for the reason.
    var reason: String {
      guard let text = unsafe strerror(status) else { return "error \(status)" }
      return unsafe String(cString: text)
    }
  }

  /// Repeats a call that a signal interrupted, and lifts its failure.
  @discardableResult
  static func check(_ call: String, _ body: () -> Int32) throws(Failure) -> Int32 {
    while true {
      let result = body()
      if result >= 0 { return result }
      let status = errno
      if status != EINTR { throw Failure(call: call, status: status) }
    }
  }

  /// Writes all bytes, however many calls that takes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(
          descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]))
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw Failure(call: "write", status: errno)
      }
    }
  }

  @unsafe private static func systemWrite(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer
  ) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// The type and permission bits of what a path leads to, or nil where there is nothing.
  static func mode(ofPath path: String) throws(Failure) -> mode_t? {
    var status = stat()
    do {
      try check("stat") { unsafe stat(path, &status) }
      return status.st_mode
    } catch {
      guard error.status == ENOENT else { throw error }
      return nil
    }
  }

  /// The path with every symbolic link followed; nil where something on it does not exist.
  static func resolvedPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
