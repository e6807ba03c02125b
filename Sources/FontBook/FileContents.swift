#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads whole files that strangers wrote.
package enum FileContents {
  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The most bytes that are read.
  ///   - folderAdvice: What to name instead of a folder.
  /// - Returns: All bytes.
  /// - Throws: `FontBookError` with `unreadable` for what is missing, no regular file, too large or
  ///   not permitted.
  package static func bytes(
    at path: String, limit: Int, folderAdvice: String = "name a file in it"
  ) throws(FontBookError) -> [UInt8] {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FontBookError(.unreadable, "no such file", context: path)
    }
    guard !isFolder else {
      throw FontBookError(.unreadable, "is a folder; \(folderAdvice)", context: path)
    }
    do {
      // A link is followed, so that the limits hold for what it leads to.
      let target = URL(filePath: path).resolvingSymlinksInPath().path
      let attributes = try FileManager.default.attributesOfItem(atPath: target)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw FontBookError(.unreadable, "is not a regular file", context: path)
      }
      guard (attributes[.size] as? Int ?? 0) <= limit else {
        throw FontBookError(.unreadable, "is larger than \(limit >> 20) MB", context: path)
      }
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch let error as FontBookError {
      throw error
    } catch {
      throw FontBookError(.unreadable, "cannot be read (permission?)", context: path)
    }
  }
}
