import CHarfBuzz

/// The entries of a face's name table, in English where it is there.
///
/// Ids: 1 family, 2 style, 4 full, 6 PostScript, 16 typographic family, 17 typographic style,
/// 25 prefix of instance names (OpenType 1.9, "name").
struct FaceNames: Sendable {
  private let names: [Int: String]

  init(face: borrowing HarfBuzzFace) {
    var count: UInt32 = 0
    let entries = unsafe hb_ot_name_list_names(face.pointer, &count)
    var ids: Set<UInt32> = []
    for index in 0..<Int(count) {
      if let id = unsafe entries?[index].name_id { ids.insert(id) }
    }
    let english = unsafe hb_language_from_string("en", -1)
    let wanted = ids.filter { $0 < 32 || $0 > 255 }
    names = Dictionary(
      uniqueKeysWithValues: wanted.compactMap { id in
        unsafe Self.text(id, face: face, language: english).map { (Int(id), $0) }
      })
  }

  /// The name of an id; nil when it is missing or empty.
  subscript(id: Int) -> String? { names[id] }

  static func text(
    _ id: UInt32, face: borrowing HarfBuzzFace, language: hb_language_t?
  ) -> String? {
    var capacity: UInt32 = 0
    let length = unsafe hb_ot_name_get_utf8(face.pointer, id, language, &capacity, nil)
    guard length > 0 && length < 4096 else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(length) + 1)
    capacity = length + 1
    _ = unsafe hb_ot_name_get_utf8(face.pointer, id, language, &capacity, &buffer)
    let bytes = buffer.prefix(Int(capacity)).map(UInt8.init(bitPattern:))
    let text = String(decoding: bytes, as: UTF8.self)
    return text.isEmpty ? nil : text
  }
}
