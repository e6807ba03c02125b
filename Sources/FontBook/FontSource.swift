import Glyphs

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A font file that a manifest names or a caller gives, with what is known of it before it is
/// opened.
struct FontSource: Sendable {
  /// Where the file may be, the likeliest place first.
  let candidates: [String]
  /// The path as it stands in the manifest; nil for a file that was given by itself.
  let declaredName: String?
  let annotation: FontManifest.Annotation?

  /// The file as its name is written in the manifest or was given.
  var name: String { declaredName ?? candidates.first ?? "" }

  /// The place where the file is; nil when it is in none of them.
  var path: String? {
    candidates.first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The error that stands for a file that is not there.
  var missing: FontBookError {
    if let package = annotation?.package {
      return FontBookError(
        .unreadable, "not installed; the package \(package) has it", context: name)
    }
    return FontBookError(.unreadable, "no such file", context: candidates.first ?? name)
  }

  /// Whether the file is named like the face, as most are: such files are opened first.
  func isLikely(_ postScriptName: String) -> Bool {
    fileStem(name).lowercased() == postScriptName.lowercased()
  }
}

/// The last component of a path without its extension.
func fileStem(_ path: String) -> String {
  let file = path.split(separator: "/").last.map(String.init) ?? path
  guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
  return String(file[..<dot])
}

extension FontManifest {
  /// The manifest's files: those asked for by name, and those with a role.
  var sources: (named: [FontSource], roles: [FontSource]) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    func relative(_ file: String) -> String { file.hasPrefix("/") ? file : folder + file }
    let named = appFonts.filter { file in
      !annotations.contains { $0.file == file && $0.role != nil }
    }.map { file in
      FontSource(
        candidates: [relative(file)], declaredName: file,
        annotation: annotations.first { $0.file == file })
    }
    let roles = annotations.filter { $0.role != nil }.map { annotation in
      FontSource(
        candidates: [relative(annotation.file)]
          + annotation.searchPaths.map { "\($0)/\(annotation.file)" },
        declaredName: annotation.file,
        annotation: annotation)
    }
    return (named, roles)
  }
}
