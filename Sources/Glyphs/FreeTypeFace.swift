import CFreeType

/// A face opened with FreeType.
///
/// FreeType objects are not safe to share between threads: this one stays in a scope or a lock.
@safe struct FreeTypeFace: ~Copyable {
  private let library: FreeTypeLibrary
  private let handle: FT_Face
  let path: String

  /// Opens a face over a file that is already mapped.
  ///
  /// - Throws: `GlyphsError` with `noSuchFace`, `malformed` or `libraryFailure`.
  init(file: FontFile, index: Int) throws(GlyphsError) {
    guard index >= 0 && index < file.faceCount else {
      throw GlyphsError(
        .noSuchFace, "has \(file.faceCount) face(s); there is no index \(index)",
        context: file.path)
    }
    let library = try FreeTypeLibrary()
    var face: FT_Face?
    let status = unsafe file.blob.withBytes {
      unsafe FT_New_Memory_Face(
        library.pointer, $0.bindMemory(to: UInt8.self).baseAddress, $0.count, index, &face)
    }
    guard status == 0, let opened = unsafe face else {
      throw GlyphsError(
        .malformed, "cannot be parsed (FreeType error \(status)); the file is damaged",
        context: file.path)
    }
    self.library = library
    unsafe handle = opened
    path = file.path
  }

  deinit { unsafe FT_Done_Face(handle) }

  var pointer: FT_Face { unsafe handle }

  /// The numbers of the parsed tables.
  var tables: shim_face_tables { unsafe shim_read_tables(handle) }

  /// The PostScript name of name 6, or of the CFF table.
  var postScriptName: String? {
    guard let name = unsafe FT_Get_Postscript_Name(handle) else { return nil }
    return unsafe String(cString: name)
  }
}

/// An instance of FreeType.
@safe struct FreeTypeLibrary: ~Copyable {
  private let handle: FT_Library

  init() throws(GlyphsError) {
    var library: FT_Library?
    let status = unsafe FT_Init_FreeType(&library)
    guard status == 0, let library = unsafe library else {
      throw GlyphsError(
        .libraryFailure, "FreeType cannot start (error \(status))", context: "FT_Init_FreeType")
    }
    unsafe handle = library
  }

  deinit { unsafe FT_Done_FreeType(handle) }

  var pointer: FT_Library { unsafe handle }
}
