#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of a folder that differ from a revision of its git repository.
package struct ChangedFiles: Sendable {
  /// Paths relative to the folder.
  package let paths: Set<String>

  /// Asks git, which has to be installed.
  ///
  /// - Parameters:
  ///   - revision: A commit, branch or tag; files that are not committed yet have changed too.
  ///   - folder: A folder in the work tree of a repository.
  /// - Throws: `AppProjectError` with `unreadable` when git says no, and why.
  package init(since revision: String, in folder: String) throws(AppProjectError) {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw AppProjectError(
        .malformed, "\"\(revision)\" is not a revision of git", context: folder)
    }
    let changed = try Self.git(
      ["diff", "--name-only", "--relative", "-z", revision, "--"], in: folder)
    let new = try Self.git(["ls-files", "--others", "--exclude-standard", "-z"], in: folder)
    paths = Set((changed + new).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Makes a set of paths.
  package init(paths: Set<String>) { self.paths = paths }

  /// What git writes.
  private static func git(
    _ arguments: [String], in folder: String
  ) throws(AppProjectError) -> [UInt8] {
    func failure(_ reason: String) -> AppProjectError {
      AppProjectError(.unreadable, reason, context: folder)
    }
    guard var output = Pipe(), var errors = Pipe() else {
      throw failure("no pipe to git can be made")
    }
    let words = ["git", "-C", folder] + arguments
    guard let child = spawn(words, output: output.write, errors: errors.write) else {
      throw failure("git could not be started; is it installed?")
    }
    output.closeWriting()
    errors.closeWriting()
    let bytes = output.readAll()
    let complaint = String(decoding: errors.readAll(), as: UTF8.self)
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) == -1 && errno == EINTR {}
    guard status == 0 else {
      let line = complaint.split(separator: "\n").first.map { ": \($0)" } ?? ""
      throw failure("git cannot tell what has changed\(line)")
    }
    return bytes
  }

  /// Starts a program found on the path; nil when there is none.
  private static func spawn(_ words: [String], output: Int32, errors: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var arguments = unsafe words.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    defer {
      for index in unsafe arguments.indices { unsafe free(arguments[index]) }
    }
    var child: pid_t = 0
    let code = unsafe posix_spawnp(&child, words[0], &actions, nil, arguments, environ)
    return code == 0 ? child : nil
  }
}

/// Two ends through which another program tells something.
private struct Pipe: ~Copyable {
  private let source: Int32
  private(set) var write: Int32

  /// Nil when the system has no more.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    (source, write) = (ends[0], ends[1])
    // The other program gets the ends that it needs as its standard ones, and no other.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(source)
    if write >= 0 { close(write) }
  }

  mutating func closeWriting() {
    close(write)
    write = -1
  }

  /// All that is written until the other end is closed.
  func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe read(source, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }
}
