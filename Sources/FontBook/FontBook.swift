import Glyphs
import Synchronization

/// The fonts that texts are measured with: those an app declares, the system font, and the
/// fallbacks for scripts they lack.
///
/// Files are opened when they are first needed. Immutable to its users and safe to use from any
/// thread.
public final class FontBook: Sendable {
  /// Files that are asked for by name, in order of declaration.
  let named: [FontSource]
  /// Files with a role, in order of declaration.
  let roles: [FontSource]

  /// What is shown for the paths of files that are not the user's: their names in the manifest.
  private let shownNames: [String: String]

  private let files = Mutex<[String: Result<FontFile, FontBookError>]>([:])
  private let faces = Mutex<[FaceKey: FontFace]>([:])
  private let failures = Mutex<[String: FontBookError]>([:])

  /// A face in a role, at one place of its design space.
  private struct FaceKey: Hashable {
    var path: String
    var index: Int
    var variations: [FontVariation]
    var isCalibrated: Bool
  }

  /// Makes a book.
  ///
  /// - Parameters:
  ///   - manifests: The app's manifests; their fonts are found by name.
  ///   - fontFiles: Further font files, found by name as well.
  ///   - systemManifest: The manifest with the system font and the fallbacks. Its fonts without a
  ///     role are found by name only when nothing else is given.
  ///   - systemFont: A font file to use as the system font instead of the manifest's.
  public init(
    manifests: [FontManifest] = [], fontFiles: [String] = [], systemManifest: FontManifest,
    systemFont: String? = nil
  ) {
    let system = systemManifest.sources
    let given = manifests.map(\.sources)
    let files = fontFiles.map { FontSource(candidates: [$0], declaredName: nil, annotation: nil) }
    let named = files + given.flatMap(\.named)
    self.named = named.isEmpty ? system.named : named
    var roles = given.flatMap(\.roles) + system.roles
    if let systemFont {
      var annotation = FontManifest.Annotation(file: systemFont)
      annotation.role = .system
      roles.removeAll {
        $0.annotation?.role == .system || $0.annotation?.role == .systemItalic
      }
      roles.insert(
        FontSource(candidates: [systemFont], declaredName: nil, annotation: annotation), at: 0)
    }
    self.roles = roles
    shownNames = Dictionary(
      (system.named + roles.filter { $0.annotation?.file != systemFont }).flatMap { source in
        source.candidates.map { ($0, source.name) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What kept declared files from being used so far, by file name.
  public var problems: [FontBookError] {
    failures.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// The paths of the files that were opened so far, sorted.
  var openedFiles: [String] { files.withLock { $0.keys.sorted() } }

  // MARK: Opening

  /// Opens a file once; a failure is remembered as well.
  func file(at path: String) throws(FontBookError) -> FontFile {
    let result = files.withLock { files in
      if let known = files[path] { return known }
      let opened: Result<FontFile, FontBookError>
      do throws(GlyphsError) {
        opened = .success(try FontFile(path: path))
      } catch {
        opened = .failure(FontBookError(error))
      }
      files[path] = opened
      return opened
    }
    return try result.get()
  }

  /// Opens a source; one that is missing or broken is noted among the problems, and nil.
  func file(of source: FontSource) -> FontFile? {
    guard let path = source.path else {
      failures.withLock { $0[source.name] = source.missing }
      return nil
    }
    do throws(FontBookError) {
      return try file(at: path)
    } catch {
      failures.withLock { $0[source.name] = error }
      return nil
    }
  }

  /// A face of a file; the same object each time.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - index: The position in a collection.
  ///   - variations: Values of a variable font's axes.
  ///   - annotation: The manifest's metrics and tracking, for a face in a role.
  /// - Returns: The face.
  /// - Throws: `FontBookError` with `malformed` or `noSuchFace`.
  func face(
    in file: FontFile, index: Int, variations: [FontVariation] = [],
    annotation: FontManifest.Annotation? = nil
  ) throws(FontBookError) -> FontFace {
    let key = FaceKey(
      path: file.path, index: index, variations: variations, isCalibrated: annotation != nil)
    if let known = faces.withLock({ $0[key] }) { return known }
    do throws(GlyphsError) {
      let face = FontFace(
        face: try Face(file: file, index: index, variations: variations), annotation: annotation,
        shownFile: shownNames[file.path] ?? file.path)
      return faces.withLock { faces in
        // Another thread may have been faster: everyone gets the same object.
        if let known = faces[key] { return known }
        faces[key] = face
        return face
      }
    } catch {
      throw FontBookError(error)
    }
  }

  /// A face of a source, or nil when it cannot be opened; the problem is noted.
  func face(
    of source: FontSource, index: Int, variations: [FontVariation] = [], calibrated: Bool = false
  ) -> FontFace? {
    guard let file = file(of: source) else { return nil }
    do throws(FontBookError) {
      return try face(
        in: file, index: index, variations: variations,
        annotation: calibrated ? source.annotation : nil)
    } catch {
      failures.withLock { $0[source.name] = error }
      return nil
    }
  }
}
