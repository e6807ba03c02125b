import CHarfBuzz

// The owners of HarfBuzz's objects: each is acquired in `init`, released in `deinit`, and made
// immutable in between, so that any number of threads may use it at once.

/// Bytes of a file, or of one table in it.
@safe struct HarfBuzzBlob: ~Copyable, Sendable {
  private let handle: shim_immutable_blob

  /// Maps a file; nil when it cannot be read.
  init?(path: String) {
    guard let pointer = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
    unsafe hb_blob_make_immutable(pointer)
    unsafe handle = shim_immutable_blob(pointer: pointer)
  }

  deinit { unsafe hb_blob_destroy(handle.pointer) }

  var pointer: OpaquePointer { unsafe handle.pointer }

  /// Lends the bytes.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(handle.pointer, &length)
    return unsafe body(UnsafeRawBufferPointer(start: start, count: Int(length)))
  }
}

/// One face of a font file.
@safe struct HarfBuzzFace: ~Copyable, Sendable {
  private let handle: shim_immutable_face

  init(blob: borrowing HarfBuzzBlob, index: Int) {
    let pointer = unsafe hb_face_create(blob.pointer, UInt32(index))
    unsafe hb_face_make_immutable(pointer)
    unsafe handle = shim_immutable_face(pointer: pointer)
  }

  deinit { unsafe hb_face_destroy(handle.pointer) }

  var pointer: OpaquePointer { unsafe handle.pointer }
}

extension HarfBuzzFace {
  var glyphCount: Int { unsafe Int(hb_face_get_glyph_count(pointer)) }

  /// Whether the file has a table that is not empty.
  func hasTable(_ tag: String) -> Bool {
    let table = unsafe hb_face_reference_table(pointer, tagValue(tag))
    defer { unsafe hb_blob_destroy(table) }
    return unsafe hb_blob_get_length(table) > 0
  }
}

/// A face at its design size, with the axes of a variable font set: what shaping needs.
@safe struct HarfBuzzFont: ~Copyable, Sendable {
  private let handle: shim_immutable_font

  /// `variations` holds a value an axis tag; axes left out keep their defaults.
  init(face: borrowing HarfBuzzFace, variations: [FontVariation]) {
    // hb_font_create scales to the units per em and uses the hb-ot functions: no hinting.
    let pointer = unsafe hb_font_create(face.pointer)
    if !variations.isEmpty {
      let settings = variations.map {
        hb_variation_t(tag: tagValue($0.tag), value: Float($0.value))
      }
      unsafe hb_font_set_variations(pointer, settings, UInt32(settings.count))
    }
    unsafe hb_font_make_immutable(pointer)
    unsafe handle = shim_immutable_font(pointer: pointer)
  }

  deinit { unsafe hb_font_destroy(handle.pointer) }

  var pointer: OpaquePointer { unsafe handle.pointer }
}

/// The number of a four-character tag; shorter tags are padded with spaces.
func tagValue(_ tag: String) -> UInt32 {
  var value: UInt32 = 0
  var bytes = tag.utf8.makeIterator()
  for _ in 0..<4 { value = value << 8 | UInt32(bytes.next() ?? 0x20) }
  return value
}

/// The four characters of a tag's number.
func tagName(_ value: UInt32) -> String {
  String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }, as: UTF8.self)
}
