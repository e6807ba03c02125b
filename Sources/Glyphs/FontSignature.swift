/// What the first bytes of a file say about its format.
enum FontSignature {
  /// The reason why a file with these first bytes is no font iOS would load; nil when it may be one.
  static func problem(_ bytes: [UInt8]) -> (code: GlyphsError.Code, reason: String)? {
    if accepted.contains(where: bytes.starts(with:)) { return nil }
    if let known = foreign.first(where: { bytes.starts(with: $0.bytes) }) {
      return (.unsupportedFormat, "is \(known.name); iOS loads TrueType and OpenType files only")
    }
    return (.unsupportedFormat, "is not a font: it does not begin like a TrueType or OpenType file")
  }

  /// Source: OpenType 1.9, "Organization of an OpenType Font"; Apple TrueType Reference, 'true'.
  private static let accepted: [[UInt8]] = [
    [0x00, 0x01, 0x00, 0x00], Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8),
  ]

  private static let foreign: [(bytes: [UInt8], name: String)] = [
    (Array("wOFF".utf8), "a web font (WOFF)"),
    (Array("wOF2".utf8), "a web font (WOFF2)"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"),
    ([0x1F, 0x8B], "compressed with gzip"),
    (Array("%!PS".utf8), "a PostScript Type 1 font"),
    ([0x80, 0x01], "a PostScript Type 1 font"),
    (Array("%PDF".utf8), "a PDF document"),
    (Array("<svg".utf8), "an SVG picture"),
    (Array("<!DO".utf8), "a web page"),
    (Array("<?xm".utf8), "an XML document"),
    (Array("vers".utf8), "a Git LFS pointer, not the file itself (run `git lfs pull`)"),
  ]
}
