import CHarfBuzz

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A font file mapped into memory: one face, or a collection of them.
///
/// The bytes are read by the libraries in place and page by page; a 20 MB collection costs what is
/// looked at. The file must not be truncated while it is in use.
package final class FontFile: Sendable {
  /// The path as it was given.
  package let path: String
  /// The number of faces; 1 unless the file is a collection.
  package let faceCount: Int
  /// The number of bytes.
  package let byteCount: Int

  let blob: HarfBuzzBlob

  /// The largest file that is opened, in bytes; the largest font of Debian has 27 MB.
  package static let byteLimit = 512 << 20

  /// Maps a file.
  ///
  /// - Throws: `GlyphsError` with `unreadable`, `notAFile`, `badSize`, `unsupportedFormat` or
  ///   `malformed`.
  package init(path: String) throws(GlyphsError) {
    self.path = path
    byteCount = try Self.checkedSize(of: path)
    guard let mapped = HarfBuzzBlob(path: path) else {
      throw GlyphsError(.unreadable, "cannot be read", context: path)
    }
    let signature = unsafe mapped.withBytes { unsafe Array($0.prefix(8)) }
    if let problem = FontSignature.problem(signature) {
      throw GlyphsError(problem.code, problem.reason, context: path)
    }
    faceCount = unsafe Int(hb_face_count(mapped.pointer))
    guard faceCount > 0 else {
      throw GlyphsError(.malformed, "holds no face that can be read", context: path)
    }
    blob = mapped
  }

  /// The PostScript name of a face, without opening the rest of it; nil when it has none.
  package func postScriptName(ofFaceAt index: Int) -> String? {
    let face = HarfBuzzFace(blob: blob, index: index)
    let english = unsafe hb_language_from_string("en", -1)
    return unsafe FaceNames.text(6, face: face, language: english)
  }

  /// Whether two files hold the same bytes.
  ///
  /// - Complexity: O(*n*) in the number of bytes, if both have the same.
  package func hasSameBytes(as other: FontFile) -> Bool {
    guard byteCount == other.byteCount else { return false }
    return unsafe blob.withBytes { mine in
      unsafe other.blob.withBytes { theirs in unsafe mine.elementsEqual(theirs) }
    }
  }

  private static func checkedSize(of path: String) throws(GlyphsError) -> Int {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      let reason = errno == ENOENT ? "no such file" : unsafe String(cString: strerror(errno))
      throw GlyphsError(.unreadable, reason, context: path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let kind = status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "not a regular file"
      throw GlyphsError(.notAFile, "is \(kind); name a font file", context: path)
    }
    guard status.st_size > 0 else { throw GlyphsError(.badSize, "is empty", context: path) }
    guard status.st_size <= byteLimit else {
      throw GlyphsError(.badSize, "is larger than \(byteLimit >> 20) MB", context: path)
    }
    guard unsafe access(path, R_OK) == 0 else {
      throw GlyphsError(.unreadable, "may not be read (permission denied)", context: path)
    }
    return Int(status.st_size)
  }
}
