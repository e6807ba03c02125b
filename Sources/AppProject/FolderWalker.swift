/// Walks a folder in the order of names, within limits.
///
/// Symbolic links to folders are not followed: those that stay inside are met where they lead to.
/// Links to files are followed unless they leave the folder.
package struct FolderWalker: Sendable {
  /// How far a walk goes.
  package struct Limits: Hashable, Sendable {
    /// How many folders deep; the folder itself is 0.
    package var depth = 32
    /// How many entries, files and folders, in all.
    package var entries = 500_000

    package init() {}
  }

  /// What a walk finds.
  package struct Listing: Sendable {
    /// The files wanted, in the order in which they were met.
    package var files: [ProjectFile] = []
    /// Folders of dependencies that were passed over, relative to the folder.
    package var skippedDependencies: [String] = []
    /// What could not be read, and limits that were reached.
    package var problems: [AppProjectError] = []
    /// How many entries were looked at.
    var entryCount = 0
  }

  private let root: String
  private let limits: Limits
  private let resolvedRoot: String

  /// Prepares a walk.
  ///
  /// - Parameters:
  ///   - folder: Where to begin.
  ///   - limits: How far to go.
  /// - Throws: `AppProjectError` with `unreadable` when there is no such folder.
  package init(_ folder: String, limits: Limits = Limits()) throws(AppProjectError) {
    guard let kind = FolderEntry.kind(at: folder), let resolved = FolderEntry.resolved(folder)
    else { throw AppProjectError(.unreadable, "no such file or folder", context: folder) }
    guard kind == .folder else {
      throw AppProjectError(.unreadable, "is not a folder", context: folder)
    }
    root = folder
    self.limits = limits
    resolvedRoot = resolved
  }

  /// Lists the files whose names are wanted.
  package func walk(wanted: (String) -> Bool) -> Listing {
    var listing = Listing()
    walk("", depth: 0, wanted: wanted, into: &listing)
    return listing
  }

  private func walk(
    _ folder: String, depth: Int, wanted: (String) -> Bool, into listing: inout Listing
  ) {
    let room = limits.entries - listing.entryCount
    guard room > 0 else { return }
    let entries: [FolderEntry]
    do throws(AppProjectError) {
      let found = try FolderEntry.entries(of: FilePath.join(root, folder), limit: room)
      entries = found.entries
      if !found.isComplete {
        listing.problems.append(
          AppProjectError(
            .limitReached, "more than \(limits.entries) files and folders; the rest is left out",
            context: shown(folder)))
      }
    } catch {
      listing.problems.append(
        AppProjectError(error.code, error.reason, context: shown(folder)))
      return
    }
    listing.entryCount += entries.count
    for entry in entries {
      visit(entry, in: folder, depth: depth, wanted: wanted, into: &listing)
    }
  }

  private func visit(
    _ entry: FolderEntry, in folder: String, depth: Int, wanted: (String) -> Bool,
    into listing: inout Listing
  ) {
    let path = FilePath.join(folder, entry.name)
    switch entry.kind {
    case .folder where SkippedFolders.contains(entry.name):
      if SkippedFolders.dependencies.contains(entry.name) {
        listing.skippedDependencies.append(path)
      }
    case .folder where depth >= limits.depth:
      listing.problems.append(
        AppProjectError(
          .limitReached, "lies deeper than \(limits.depth) folders and is left out",
          context: path))
    case .folder:
      walk(path, depth: depth + 1, wanted: wanted, into: &listing)
    case .file where wanted(entry.name), .symbolicLink where wanted(entry.name):
      if entry.kind == .symbolicLink && !staysInside(path) { return }
      listing.files.append(ProjectFile(path: path, location: FilePath.join(root, path)))
    case .file, .symbolicLink, .other:
      break
    }
  }

  /// Whether a symbolic link leads to a file in the folder.
  private func staysInside(_ path: String) -> Bool {
    let location = FilePath.join(root, path)
    guard let target = FolderEntry.resolved(location) else { return false }
    let prefix = resolvedRoot == "/" ? "/" : resolvedRoot + "/"
    return target.hasPrefix(prefix) && FolderEntry.kind(at: location) == .file
  }

  private func shown(_ folder: String) -> String { folder.isEmpty ? "." : folder }
}
