/// Finds a file that holds for a folder and all below it.
package struct ProjectSearch: Hashable, Sendable {
  /// Where the file can be opened; relative if the search began in its folder.
  package let location: String
  /// The path of the folder that was begun with, relative to the file's folder: empty, or with `/`
  /// at its end.
  package let prefix: String

  /// Looks for a file in a folder, and then in the folders above it; nil when there is none, or no
  /// such folder.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - folder: Where to begin.
  package init?(_ name: String, upFrom folder: String) {
    let own = FilePath.join(folder, name)
    if FolderEntry.kind(at: own) == .file {
      (location, prefix) = (own, "")
      return
    }
    guard var current = FolderEntry.resolved(folder) else { return nil }
    var prefix = ""
    while current != "/" {
      prefix = FilePath.name(current) + "/" + prefix
      current = FilePath.folder(current)
      let candidate = FilePath.join(current, name)
      if FolderEntry.kind(at: candidate) == .file {
        (location, self.prefix) = (candidate, prefix)
        return
      }
    }
    return nil
  }
}
