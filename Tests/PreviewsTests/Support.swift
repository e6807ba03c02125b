import BundledFonts
import DynamicType
import FontBook
import Foundation
import Glyphs
import Rasterizer
import Testing
import TextLayout

@testable import Previews

/// The fonts that come with the package.
func bundledFonts() throws -> FontBook {
  let path = try #require(BundledFonts.manifestPath)
  return FontBook(systemManifest: try FontManifest(contentsOf: path))
}

/// A text to show on a sheet.
struct Sample {
  var text: AttributedText
  var locale = "en"
  var container = TextContainer(width: 120, lineLimit: 2)
  var categories: [ContentSizeCategory] = [.extraSmall, .large, .accessibility3]

  init(_ text: String, font: FontDescription = .system(.body), locale: String = "en") {
    self.text = AttributedText(text, font: font)
    self.locale = locale
  }

  func measurements() throws -> [TextMeasurement] {
    try Typesetter(fonts: try bundledFonts(), locale: locale).paragraph(text)
      .measurements(at: categories, in: container, displayScale: 1)
  }

  func entry(title: String? = nil, details: [String] = []) throws -> ContactSheet.Entry {
    ContactSheet.Entry(
      title: title ?? text.text, details: details, measurements: try measurements())
  }
}

/// A sheet of some texts.
func sheet(
  _ entries: [ContactSheet.Entry], columns: Int? = nil, theme: SheetTheme = .light,
  guides: Set<SheetGuide> = [.frame]
) throws -> ContactSheet {
  try ContactSheet(
    entries: entries, columns: columns, theme: theme, guides: guides,
    typesetter: try Typesetter(fonts: try bundledFonts()))
}

/// The pixels of a sheet at scale 1.
func picture(_ sheet: ContactSheet) throws -> Picture {
  try sheet.picture(scale: 1, cache: GlyphCache()).picture
}
