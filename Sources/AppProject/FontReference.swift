import DynamicType
import FontBook

/// What an entry of an Info.plist leads to.
package struct FontReference: Hashable, Sendable {
  /// How an entry relates to the files of the project.
  package enum Match: Hashable, Sendable {
    /// These files may be meant: the path is right, or the name is and the build flattens folders.
    case found([ProjectFile])
    /// Only the case of letters differs; devices tell them apart.
    case wrongCase(ProjectFile)
    /// The folders of the entry are not those of the file.
    case wrongFolder(ProjectFile)
    /// The file has another extension, or the entry has none.
    case wrongExtension(ProjectFile)
    /// There is no such file; one with a similar name may be meant.
    case missing(nearest: ProjectFile?)
    /// The entry holds a build setting, such as `$(FONT)`.
    case unresolved
  }

  /// The key under which the entry stands.
  package let key: String
  /// The entry as it stands there.
  package let entry: String
  /// The property list.
  package let plist: ProjectFile
  /// The line, from 1; nil in a binary property list.
  package let line: Int?
  package let match: Match

  /// The files that are declared by the entry, even if it is misspelt.
  package var files: [ProjectFile] {
    switch match {
    case .found(let files): files
    case .wrongCase(let file), .wrongFolder(let file), .wrongExtension(let file): [file]
    case .missing, .unresolved: []
    }
  }

  /// What should stand in the place of the entry; nil where it is right or nothing is known.
  package var suggestion: String? {
    switch match {
    case .found, .unresolved, .missing(nearest: nil):
      return nil
    case .wrongCase(let file):
      let depth = entry.split(separator: "/").count
      return file.path.split(separator: "/").suffix(depth).joined(separator: "/")
    case .wrongFolder(let file), .wrongExtension(let file), .missing(let file?):
      return file.name
    }
  }
}

/// Finds the files that entries of Info.plists mean.
///
/// A build copies fonts to the top of the bundle, whatever folder they lie in, unless the folder is
/// copied as a whole. So an entry is right when it is the end of a file's path.
struct FontReferenceResolver {
  /// The font files of the project, those for the web as well.
  let files: [ProjectFile]
  /// The project's folder.
  let root: String
  /// Whether entries may lead out of the folder, as those of a manifest that was named may.
  let allowsOutside: Bool

  /// The references of `UIAppFonts`, in their order.
  func appFonts(of plist: InfoPlist) -> [FontReference] {
    plist.manifest.appFonts.map { entry in
      FontReference(
        key: FontKey.appFonts, entry: entry, plist: plist.file, line: plist.line(of: entry),
        match: match(entry, in: plist.file))
    }
  }

  /// The reference of `ATSApplicationFontsPath`, if the key is there.
  func fontsFolder(of plist: InfoPlist) -> FontReference? {
    guard let entry = plist.manifest.applicationFontsPath else { return nil }
    return FontReference(
      key: FontKey.applicationFontsPath, entry: entry, plist: plist.file,
      line: plist.line(of: entry), match: folderMatch(entry))
  }

  private func match(_ entry: String, in plist: ProjectFile) -> FontReference.Match {
    if isUnresolved(entry) { return .unresolved }
    let wanted = FilePath.normalized(entry)
    guard !wanted.isEmpty else { return .missing(nearest: nil) }
    let beside = FilePath.normalized(FilePath.join(FilePath.folder(plist.path), entry))
    let exact = files.filter { $0.path == beside || $0.path == wanted }
    if !exact.isEmpty { return .found(exact) }
    let flattened = files.filter { FilePath.ends($0.path, with: wanted) }
    if !flattened.isEmpty { return .found(flattened) }
    if let other = fileElsewhere(beside) ?? fileElsewhere(wanted) { return .found([other]) }
    return misspelling(wanted)
  }

  private func misspelling(_ wanted: String) -> FontReference.Match {
    let lowered = wanted.lowercased()
    if let file = files.first(where: { FilePath.ends($0.path.lowercased(), with: lowered) }) {
      return .wrongCase(file)
    }
    let name = FilePath.name(lowered)
    if let file = files.first(where: { $0.name.lowercased() == name }) {
      return .wrongFolder(file)
    }
    let stem = FilePath.stem(lowered)
    if let file = files.first(where: { FilePath.stem($0.name).lowercased() == stem }) {
      return .wrongExtension(file)
    }
    let nearest = NearestName.suggestion(for: FilePath.name(wanted), in: files.map(\.name))
    return .missing(nearest: files.first { $0.name == nearest })
  }

  /// A file that is there and was not listed, for its extension or for where it lies.
  private func fileElsewhere(_ path: String) -> ProjectFile? {
    let location = FilePath.join(root, path)
    guard FolderEntry.kind(at: location) == .file, allowsOutside || isInside(location) else {
      return nil
    }
    return ProjectFile(path: path, location: location)
  }

  private func isInside(_ location: String) -> Bool {
    guard let folder = FolderEntry.resolved(root), let file = FolderEntry.resolved(location) else {
      return false
    }
    return file.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  private func folderMatch(_ entry: String) -> FontReference.Match {
    if isUnresolved(entry) { return .unresolved }
    let wanted = FilePath.normalized(entry)
    // A lone dot is the folder of the resources, into which a build may copy any of the fonts.
    if wanted.isEmpty { return .found(files) }
    let inside = files.filter { file in
      FilePath.ends(file.path, with: wanted) || lies(file, in: wanted)
    }
    if !inside.isEmpty { return .found(inside) }
    let lowered = wanted.lowercased()
    let misspelt = files.first {
      lies(ProjectFile(path: $0.path.lowercased(), location: ""), in: lowered)
    }
    return misspelt.map { .wrongFolder($0) } ?? .missing(nearest: nil)
  }

  /// Whether a file lies in a folder whose path ends with the given one, at any depth.
  private func lies(_ file: ProjectFile, in folder: String) -> Bool {
    "/\(file.path)".contains("/\(folder)/")
  }

  private func isUnresolved(_ entry: String) -> Bool {
    entry.contains("$(") || entry.contains("${")
  }
}
