#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A place named by the user for a result, which is written whole or not at all.
///
/// The bytes go to a temporary file in the same folder, which takes the name of the wanted one
/// when everything has reached the disk. Until then, and after any failure, a file that was there
/// before is untouched and the temporary file is gone. The permission bits of an existing file are
/// kept, and a symbolic link is followed rather than replaced. A device or a pipe has no name to
/// exchange: it is written to directly.
package struct OutputFile: Hashable, Sendable {
  /// The path as the user gave it; `-` is the standard output.
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Whether the result goes to the standard output.
  package var isStandardOutput: Bool { path == "-" }

  /// Writes the bytes to the place.
  ///
  /// - Parameters:
  ///   - bytes: The whole content.
  ///   - standardOutput: Where the bytes go if the path is `-`.
  /// - Throws: `cannotCreate` or `cannotWrite`.
  package func write(
    _ bytes: [UInt8], standardOutput: ByteSink = .standardOutput
  ) throws(OutputFormatsError) {
    guard !isStandardOutput else { return try standardOutput.write(bytes) }
    do throws(SystemCall.Failure) {
      guard !path.isEmpty else { throw SystemCall.Failure(call: "open", status: ENOENT) }
      let mode = try SystemCall.mode(ofPath: path)
      switch mode.map({ $0 & S_IFMT }) {
      case nil:
        try replace(path, with: bytes, permissions: nil)
      case S_IFREG:
        // A new name would get around the protection of a file that may only be read.
        try SystemCall.check("open") { unsafe access(path, W_OK) }
        let target = SystemCall.resolvedPath(path) ?? path
        try replace(target, with: bytes, permissions: mode.map { $0 & 0o777 })
      case S_IFDIR:
        throw SystemCall.Failure(call: "open", status: EISDIR)
      default:
        try writeDirectly(bytes)
      }
    } catch {
      throw outputError(error)
    }
  }

  /// Writes a text as UTF-8; see `write(_:standardOutput:)` for bytes.
  package func write(
    _ text: String, standardOutput: ByteSink = .standardOutput
  ) throws(OutputFormatsError) {
    try write(Array(text.utf8), standardOutput: standardOutput)
  }

  private func writeDirectly(_ bytes: [UInt8]) throws(SystemCall.Failure) {
    let descriptor = try SystemCall.check("open") { unsafe open(path, O_WRONLY | O_CLOEXEC) }
    // Closing reports nothing that the writes have not: there is no file to lose.
    defer { _ = close(descriptor) }
    try SystemCall.write(bytes, to: descriptor)
  }

  /// Writes a temporary file beside the target and gives it the target's name.
  func replace(
    _ target: String, with bytes: [UInt8], permissions: mode_t?
  ) throws(SystemCall.Failure) {
    let (temporary, descriptor) = try makeTemporaryFile(besides: target)
    do throws(SystemCall.Failure) {
      do throws(SystemCall.Failure) {
        if let permissions {
          try SystemCall.check("fchmod") { fchmod(descriptor, permissions) }
        }
        try SystemCall.write(bytes, to: descriptor)
        try SystemCall.check("fsync") { fsync(descriptor) }
      } catch {
        // The first failure is the one to report.
        _ = close(descriptor)
        throw error
      }
      // Not repeated on a signal: the descriptor is gone either way.
      guard close(descriptor) == 0 || errno == EINTR else {
        throw SystemCall.Failure(call: "close", status: errno)
      }
      try SystemCall.check("rename") { unsafe rename(temporary, target) }
    } catch {
      // Nothing more can be done about a temporary file that cannot be removed.
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  private func makeTemporaryFile(
    besides target: String
  ) throws(SystemCall.Failure) -> (path: String, descriptor: Int32) {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    var attempts = 0
    while true {
      attempts += 1
      let temporary = folder + ".partial-" + String(UInt64.random(in: .min ... .max), radix: 36)
      do {
        // 0o666 less the user's mask, as every new file.
        let descriptor = try SystemCall.check("open") {
          unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        }
        return (temporary, descriptor)
      } catch {
        guard error.status == EEXIST && attempts < 16 else { throw error }
      }
    }
  }

  private func outputError(_ failure: SystemCall.Failure) -> OutputFormatsError {
    let advice =
      switch failure.status {
      case ENOENT where path.isEmpty: "give the path of a file"
      case ENOENT, ENOTDIR: "create the folder first, or name another place"
      case EACCES, EPERM, EROFS: "choose a place you may write to"
      case EISDIR: "name a file in that folder"
      case ENAMETOOLONG: "choose a shorter name"
      case ENOSPC, EDQUOT: "free some space, or name another place"
      default: "name another place"
      }
    let isBeforeWriting = failure.call == "open" || failure.call == "stat"
    return OutputFormatsError(
      code: isBeforeWriting ? .cannotCreate : .cannotWrite, reason: failure.reason, advice: advice,
      context: .init(path: path, call: failure.call, status: failure.status))
  }
}
