/// What the licence bits of a font file say about embedding it.
///
/// Source: OpenType 1.9, OS/2, `fsType`.
package struct EmbeddingLicence: Hashable, Sendable {
  /// How far a font may be embedded.
  package enum Permission: String, Hashable, Sendable {
    /// May be embedded and installed.
    case installable
    /// May be embedded in documents that are edited.
    case editable
    /// May be embedded in documents that are read and printed only.
    case previewAndPrint
    /// May not be embedded without the owner's leave.
    case restricted
  }

  /// The bits as they stand in the file.
  package let bits: Int
  package let permission: Permission
  /// Whether the font must be embedded whole.
  package let forbidsSubsets: Bool
  /// Whether only bitmaps may be embedded.
  package let isBitmapOnly: Bool

  /// Reads the bits; of several permissions, the most generous counts.
  package init(bits: Int) {
    self.bits = bits
    permission =
      if bits & 0x8 != 0 {
        .editable
      } else if bits & 0x4 != 0 {
        .previewAndPrint
      } else if bits & 0x2 != 0 {
        .restricted
      } else {
        .installable
      }
    forbidsSubsets = bits & 0x100 != 0
    isBitmapOnly = bits & 0x200 != 0
  }

  /// The bits in words.
  package var words: String {
    var words =
      switch permission {
      case .installable: "may be embedded and installed"
      case .editable: "may be embedded in editable documents"
      case .previewAndPrint: "may be embedded for reading and printing only"
      case .restricted: "may not be embedded without the owner's leave"
      }
    if forbidsSubsets { words += ", only whole" }
    if isBitmapOnly { words += ", only as bitmaps" }
    return words
  }
}
