import BundledFonts
import DynamicType
import FontBook
import Foundation
import Glyphs
import Testing
import TextLayout

@testable import Rasterizer

/// The fonts that come with the package.
func bundledFonts() throws -> FontBook {
  let path = try #require(BundledFonts.manifestPath)
  return FontBook(systemManifest: try FontManifest(contentsOf: path))
}

/// The folder of this target's fixtures.
let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

/// A text laid out in one of the bundled fonts.
func layout(
  _ text: String, font: FontDescription = .system(.body), width: Double = .infinity,
  lineLimit: Int? = nil, locale: String = "en"
) throws -> TextLayout {
  let typesetter = try Typesetter(fonts: try bundledFonts(), locale: locale)
  return try typesetter.paragraph(text, font: font)
    .layout(in: TextContainer(width: width, lineLimit: lineLimit))
}
