#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a folder holds under one name.
struct FolderEntry: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case file
    case folder
    case symbolicLink
    /// A device, a pipe, a socket.
    case other
  }

  let name: String
  let kind: Kind

  /// The entries of a folder, sorted by name.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - limit: How many entries to read at most.
  /// - Returns: The entries, and whether there were more.
  /// - Throws: `AppProjectError` with `unreadable`.
  static func entries(
    of path: String, limit: Int
  ) throws(AppProjectError) -> (entries: [FolderEntry], isComplete: Bool) {
    guard let stream = unsafe opendir(path) else {
      throw AppProjectError(.unreadable, reason(errno), context: path)
    }
    defer { _ = unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      guard names.count < limit else {
        return (kinds(of: names, in: path), false)
      }
      names.append(name)
    }
    return (kinds(of: names, in: path), true)
  }

  private static func kinds(of names: [String], in folder: String) -> [FolderEntry] {
    names.sorted().map { name in
      var status = stat()
      guard unsafe lstat(FilePath.join(folder, name), &status) == 0 else {
        return FolderEntry(name: name, kind: .other)
      }
      return FolderEntry(name: name, kind: kind(status.st_mode))
    }
  }

  private static func kind(_ mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }

  /// What a path leads to, symbolic links followed; nil when it leads nowhere.
  static func kind(at path: String) -> Kind? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? kind(status.st_mode) : nil
  }

  /// The path without symbolic links; nil when it leads nowhere.
  static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "no such folder"
    case EACCES: "may not be read (permission denied)"
    case ENOTDIR: "is not a folder"
    default: unsafe String(cString: strerror(code))
    }
  }
}
