import BundledFonts
public import FontBook

extension FontBook {
  /// The fonts that tests are measured with: those that come with this package, and the app's own.
  ///
  /// - Parameters:
  ///   - files: Font files of the app, by path.
  ///   - manifests: Property lists of the app that declare fonts (`UIAppFonts`), by path.
  ///   - systemFont: The real system font, where it is at hand; nil for the stand-in.
  /// - Returns: The fonts.
  /// - Throws: `FontBookError` when a manifest cannot be read or understood.
  public static func forTests(
    files: [String] = [], manifests: [String] = [], systemFont: String? = nil
  ) throws(FontBookError) -> FontBook {
    guard let path = BundledFonts.manifestPath else {
      throw FontBookError(
        .unreadable, "the fonts of this package are not beside the program; build it anew",
        context: "Fonts.plist")
    }
    var declared: [FontManifest] = []
    for manifest in manifests { declared.append(try FontManifest(contentsOf: manifest)) }
    return FontBook(
      manifests: declared, fontFiles: files, systemManifest: try FontManifest(contentsOf: path),
      systemFont: systemFont)
  }
}
