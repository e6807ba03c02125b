import FontBook

/// The Swift files of an app, without tests and what is built or written by others.
package struct SwiftFiles: Sendable {
  /// The files, by path.
  package let files: [ProjectFile]
  /// What could not be read, and limits that were reached.
  package let problems: [AppProjectError]

  /// Looks through a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of an app.
  ///   - isLeftOut: Whether a file, by its path, is not to be looked at.
  /// - Throws: `AppProjectError` with `unreadable` when there is no such folder.
  package init(
    folder: String, isLeftOut: (String) -> Bool = { _ in false }
  ) throws(AppProjectError) {
    let listing = try FolderWalker(folder).walk { FilePath.pathExtension($0) == "swift" }
    let ignored = IgnoredPaths(folder: folder)
    files = listing.files.filter { file in
      !Self.isTest(file.path) && !ignored.contains(file.path) && !isLeftOut(file.path)
    }
    problems = listing.problems
  }

  /// Whether a file lies among tests or is a manifest of a package.
  static func isTest(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    if let name = parts.last, name == "Package.swift" || name.hasSuffix("Tests.swift") {
      return true
    }
    return parts.dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("TestUtils") }
  }

  /// The text of a file; nothing for one that is larger than a person writes.
  ///
  /// - Throws: `AppProjectError` with `unreadable`.
  package static func text(of file: ProjectFile) throws(AppProjectError) -> String {
    do throws(FontBookError) {
      return String(
        decoding: try FileContents.bytes(at: file.location, limit: byteLimit), as: UTF8.self)
    } catch {
      throw AppProjectError(error, at: file.path)
    }
  }

  /// The largest file that is read, in bytes: larger ones are generated.
  private static let byteLimit = 4 << 20

  /// The folder of the app that a file belongs to: the nearest one above it with a package, an
  /// Xcode project or a repository; else the file's own.
  ///
  /// - Parameter file: The path of a file.
  /// - Returns: The path of the folder.
  package static func project(of file: String) -> String {
    let own = FilePath.folder(file).isEmpty ? "." : FilePath.folder(file)
    var folder = own
    // A relative path is followed to its beginning, an absolute one to the root.
    for _ in 0..<12 {
      if let entries = try? FolderEntry.entries(of: folder, limit: 10_000).entries,
        entries.contains(where: { isProjectMark($0.name) })
      {
        return folder
      }
      if folder == "." || folder.isEmpty || folder == "/" { break }
      let parent = FilePath.folder(folder)
      folder = parent.isEmpty ? "." : parent
    }
    return own
  }

  private static func isProjectMark(_ name: String) -> Bool {
    name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj")
      || name.hasSuffix(".xcworkspace")
  }
}
