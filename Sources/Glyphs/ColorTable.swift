import CHarfBuzz

/// Version 1 of a font's COLR table: a tree of paints for each of some glyphs.
///
/// Read here rather than by FreeType, whose functions for it are experimental, change from version
/// to version, and are switched off in some systems' builds of 2.12. Nothing outside the table is
/// ever read: every access is checked.
/// Source: OpenType 1.9, "COLR — Color Table".
struct ColorTable: Sendable {
  let bytes: [UInt8]
  private let glyphList: Int
  private let layerList: Int
  private let clipList: Int

  /// Nil when the face has no such table, or one without paints.
  init?(face: borrowing HarfBuzzFace) {
    let blob = unsafe hb_face_reference_table(face.pointer, tagValue("COLR"))
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &length)
    self.init(bytes: unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(length))))
  }

  /// Nil for a table without paints.
  init?(bytes: [UInt8]) {
    self.bytes = bytes
    let reader = TableReader(bytes)
    guard let version = reader.unsigned16(at: 0), version >= 1,
      let glyphList = reader.unsigned32(at: 14), glyphList > 0,
      let layerList = reader.unsigned32(at: 18)
    else { return nil }
    self.glyphList = glyphList
    self.layerList = layerList
    clipList = reader.unsigned32(at: 22) ?? 0
  }

  /// Where the paint of a glyph is; nil when it has none.
  func paint(of glyph: UInt32) -> Int? {
    let reader = TableReader(bytes)
    guard let count = reader.unsigned32(at: glyphList) else { return nil }
    // Records of a glyph and an offset, in order of glyphs.
    var (low, high) = (0, min(count, bytes.count / 6))
    while low < high {
      let middle = (low + high) / 2
      let record = glyphList + 4 + middle * 6
      guard let found = reader.unsigned16(at: record),
        let offset = reader.unsigned32(at: record + 2)
      else { return nil }
      if found == glyph { return glyphList + offset }
      if found < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Where the paint of a layer is; nil when there is no such layer.
  func layer(_ index: Int) -> Int? {
    let reader = TableReader(bytes)
    guard layerList > 0, let count = reader.unsigned32(at: layerList), index < count,
      let offset = reader.unsigned32(at: layerList + 4 + index * 4)
    else { return nil }
    return layerList + offset
  }

  /// Where the clip box of a glyph is; nil when it has none.
  func clipBox(of glyph: UInt32) -> Int? {
    let reader = TableReader(bytes)
    guard clipList > 0, let count = reader.unsigned32(at: clipList + 1) else { return nil }
    // Records of a first glyph, a last one and an offset, in order of glyphs, none twice.
    var (low, high) = (0, min(count, bytes.count / 7))
    while low < high {
      let middle = (low + high) / 2
      let record = clipList + 5 + middle * 7
      guard let first = reader.unsigned16(at: record), let last = reader.unsigned16(at: record + 2),
        let offset = reader.unsigned24(at: record + 4)
      else { return nil }
      if glyph < first {
        high = middle
      } else if glyph > last {
        low = middle + 1
      } else {
        return clipList + offset
      }
    }
    return nil
  }
}

/// Big-endian numbers of a font's table; nil beyond its end.
struct TableReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func unsigned8(at offset: Int) -> Int? { number(at: offset, count: 1) }
  func unsigned16(at offset: Int) -> Int? { number(at: offset, count: 2) }
  func unsigned24(at offset: Int) -> Int? { number(at: offset, count: 3) }
  func unsigned32(at offset: Int) -> Int? { number(at: offset, count: 4) }

  func signed16(at offset: Int) -> Double? {
    unsigned16(at: offset).map { Double(Int16(truncatingIfNeeded: $0)) }
  }

  /// 2.14 fixed point.
  func f2dot14(at offset: Int) -> Double? { signed16(at: offset).map { $0 / 16384 } }

  /// 16.16 fixed point.
  func fixed(at offset: Int) -> Double? {
    unsigned32(at: offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  private func number(at offset: Int, count: Int) -> Int? {
    guard offset >= 0 && offset <= bytes.count - count else { return nil }
    var value = 0
    for index in offset..<(offset + count) { value = value << 8 | Int(bytes[index]) }
    return value
  }
}
