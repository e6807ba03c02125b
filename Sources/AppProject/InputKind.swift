/// What a path that a user names stands for.
package enum InputKind: Hashable, Sendable {
  /// An app's folder.
  case folder
  /// A property list.
  case manifest
  /// Any other file: a font, or something that will turn out to be none.
  case file

  /// Looks at what is there.
  ///
  /// - Throws: `AppProjectError` with `unreadable` when there is nothing.
  package init(_ path: String) throws(AppProjectError) {
    guard let kind = FolderEntry.kind(at: path) else {
      throw AppProjectError(.unreadable, "no such file or folder", context: path)
    }
    if kind == .folder {
      self = .folder
    } else {
      self = FilePath.pathExtension(path) == "plist" ? .manifest : .file
    }
  }
}
