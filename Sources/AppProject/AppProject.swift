import FontBook

/// What an app's folder holds of fonts and texts: the font files, the property lists that declare
/// them, and the string tables.
///
/// Everything is in a fixed order, and all paths are relative to the folder. What cannot be read is
/// among the problems and stops nothing.
package struct AppProject: Sendable {
  /// What the project was made from.
  package enum Origin: Hashable, Sendable {
    /// A folder with all that is in it.
    case folder
    /// One property list; only the fonts it declares belong to the project.
    case manifest
    /// Font files by themselves, without anything that could declare them.
    case files
  }

  package let origin: Origin
  /// The property lists of apps, and others that declare fonts; by path.
  package let infoPlists: [InfoPlist]
  /// The font files, those for the web as well; by path.
  package let fontFiles: [ProjectFile]
  /// The string tables and catalogs; by path.
  package let stringFiles: [ProjectFile]
  /// What the entries of the property lists lead to, in their order.
  package let references: [FontReference]
  /// Folders of dependencies that were passed over: fonts may come from there.
  package let skippedDependencies: [String]
  /// What could not be read, and limits that were reached.
  package let problems: [AppProjectError]

  /// The files that are declared, by path.
  package var declaredFiles: Set<String> {
    Set(references.flatMap { $0.files.map(\.path) })
  }

  /// Looks through a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of an app, or of anything with fonts in it.
  ///   - limits: How far to go.
  ///   - isLeftOut: Whether a file, by its path, is not to be looked at.
  /// - Throws: `AppProjectError` with `unreadable` when there is no such folder.
  package init(
    folder: String, limits: FolderWalker.Limits = FolderWalker.Limits(),
    isLeftOut: (String) -> Bool = { _ in false }
  ) throws(AppProjectError) {
    let listing = try FolderWalker(folder, limits: limits).walk { name in
      Self.isFont(name) || FilePath.pathExtension(name) == "plist" || StringTable.isTable(name)
    }
    let files = listing.files.filter { !isLeftOut($0.path) }
    var problems = listing.problems
    var plists: [InfoPlist] = []
    for file in files where FilePath.pathExtension(file.path) == "plist" {
      do throws(FontBookError) {
        if let plist = try InfoPlist.candidate(file) { plists.append(plist) }
      } catch {
        problems.append(AppProjectError(error, at: file.path))
      }
    }
    let fonts = files.filter { $0.isFont || $0.isWebFont }
    self.init(
      origin: .folder, root: folder, infoPlists: plists, candidates: fonts,
      stringFiles: files.filter { StringTable.isTable($0.name) },
      skippedDependencies: listing.skippedDependencies, problems: problems)
  }

  /// Reads one property list and finds the fonts that it declares, in its folder.
  ///
  /// - Parameter manifest: The path of a property list.
  /// - Throws: `AppProjectError` with `unreadable` or `malformed`.
  package init(manifest: String) throws(AppProjectError) {
    let folder = FilePath.folder(manifest)
    let root = folder.isEmpty ? "." : folder
    let file = ProjectFile(path: FilePath.name(manifest), location: manifest)
    let plist: InfoPlist
    do throws(FontBookError) {
      plist = try InfoPlist(file)
    } catch {
      throw AppProjectError(error, at: manifest)
    }
    var limits = FolderWalker.Limits()
    limits.depth = Self.manifestDepth
    limits.entries = Self.manifestEntries
    // Limits and unreadable folders around a manifest are no concern of its own.
    let listing = try FolderWalker(root, limits: limits).walk(wanted: Self.isFont)
    self.init(
      origin: .manifest, root: root, infoPlists: [plist], candidates: listing.files,
      skippedDependencies: listing.skippedDependencies, problems: [])
  }

  /// Takes font files as they are.
  ///
  /// - Parameter files: Paths; they are shown as they are given, absolute ones by their names.
  package init(files: [String]) {
    self.init(
      origin: .files, root: ".", infoPlists: [],
      candidates: files.map { path in
        ProjectFile(path: path.hasPrefix("/") ? FilePath.name(path) : path, location: path)
      }, skippedDependencies: [], problems: [])
  }

  /// How deep and how far a manifest's folder is searched for its fonts.
  private static let manifestDepth = 6
  private static let manifestEntries = 50_000

  private static func isFont(_ name: String) -> Bool {
    let file = ProjectFile(path: name, location: name)
    return file.isFont || file.isWebFont
  }

  private init(
    origin: Origin, root: String, infoPlists: [InfoPlist], candidates: [ProjectFile],
    stringFiles: [ProjectFile] = [], skippedDependencies: [String], problems: [AppProjectError]
  ) {
    let resolver = FontReferenceResolver(
      files: candidates, root: root, allowsOutside: origin == .manifest)
    let references = infoPlists.flatMap { plist in
      resolver.appFonts(of: plist) + [resolver.fontsFolder(of: plist)].compactMap(\.self)
    }
    var files = origin == .manifest ? [] : candidates
    let known = Set(files.map(\.path))
    files += references.flatMap(\.files).filter { !known.contains($0.path) }
    var seen: Set<String> = []
    self.origin = origin
    self.infoPlists = infoPlists
    self.fontFiles = files.filter { seen.insert($0.location).inserted }
      .sorted { $0.path < $1.path }
    self.stringFiles = stringFiles.sorted { $0.path < $1.path }
    self.references = references
    self.skippedDependencies = skippedDependencies
    self.problems = problems
  }
}

extension AppProjectError {
  /// Converts a failure of reading fonts or manifests at the border of this module.
  init(_ error: FontBookError, at path: String) {
    self.init(error.code == .unreadable ? .unreadable : .malformed, error.reason, context: path)
  }
}
