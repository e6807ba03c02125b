import DynamicType
import Foundation
import Glyphs
import Rasterizer
import Testing
import TextLayout

@testable import Previews

@Suite struct ContactSheetTests {
  private func labels() throws -> SheetLabels {
    SheetLabels(typesetter: try Typesetter(fonts: try bundledFonts()))
  }

  private func tiles(_ sample: Sample) throws -> [SheetTile] {
    let labels = try labels()
    return try sample.measurements().map { try SheetTile($0, labels: labels) }
  }

  /// A text of a thousand lines, of which two are shown in a narrow box.
  private var endless: Sample {
    var sample = Sample(Array(repeating: "word", count: 1000).joined(separator: " "))
    sample.container = TextContainer(width: 40, lineLimit: 2)
    sample.categories = [.large, .accessibility5]
    return sample
  }

  @Test func `the parts of a header lie side by side inside the tile, however long`() throws {
    for sample in [endless, Sample("a"), Sample("")] {
      let tiles = try tiles(sample)
      let width = tiles.map(\.contentWidth).max() ?? 0
      for tile in tiles {
        let parts = tile.headerParts(right: width)
        #expect(parts.count == (tile.measurement.isTruncated ? 3 : 2))
        #expect(parts.first?.lowerBound == 0)
        for (left, right) in zip(parts, parts.dropFirst()) {
          #expect(right.lowerBound - left.upperBound >= 8)
        }
        #expect(parts.allSatisfy { $0.upperBound <= width })
      }
    }
  }

  @Test func `the numbers of a tile are written out`() throws {
    let tile = try #require(try tiles(endless).first)
    let needed = tile.measurement.requiredLineCount
    #expect(needed >= 500)
    #expect(SheetTile.numbers(tile.measurement).hasPrefix("17 pt · 2 of \(needed) lines"))
    let short = try #require(try tiles(Sample("a")).first)
    #expect(SheetTile.numbers(short.measurement) == "14 pt · 1 line")
  }

  @Test(arguments: [
    "A title", "A title that is wider than the tiles of its sheet, and wraps to several lines",
    String(repeating: "unbreakable", count: 20), "",
  ])
  func `headings are whole and inside the sheet`(_ title: String) throws {
    let entry = try Sample("a").entry(
      title: title, details: ["/a/folder/with/a/long/path/and/no/spaces/Font-Regular.ttf"])
    for columns in [1, 2, 3] {
      let sheet = try sheet([entry], columns: columns)
      for heading in sheet.headings {
        #expect(!heading.isTruncated)
        #expect(heading.width <= sheet.width - 32)
      }
    }
  }

  @Test func `columns are at most as many as tiles, and at least one`() throws {
    let entry = try Sample("a").entry()
    let widths = try [1, 2, 3, 12, 0, -4].map { try sheet([entry], columns: $0).columns }
    #expect(widths == [1, 2, 3, 3, 1, 1])
    #expect(try sheet([entry, endless.entry()], columns: 12).columns == 3)
  }

  @Test func `two columns make a sheet a tile wider and the lower tile less high`() throws {
    let entry = try endless.entry(title: "x")
    let (one, two) = (try sheet([entry], columns: 1), try sheet([entry], columns: 2))
    let tiles = try tiles(endless)
    let width = (tiles.map(\.contentWidth).max() ?? 0) + 2 * SheetTile.padding
    #expect(two.width - one.width == width + 16)
    #expect(one.width == width + 32)
    #expect(one.height - two.height == min(tiles[0].height, tiles[1].height) + 16)
  }

  @Test func `the tiles of a row are equally high and the page shows between rows`() throws {
    var sample = Sample("one two three four five six")
    sample.categories = [.extraSmall, .accessibility5, .small, .medium]
    sample.container = TextContainer(width: 100)
    let sheet = try sheet([sample.entry(title: "x")], columns: 2)
    let picture = try picture(sheet)
    let columns = [40, picture.width - 40]
    // The last row of pixels of each card, from the bottom of the sheet.
    let rows = columns.map { column in
      (0..<picture.height).filter { row in
        picture[x: column, y: row] == SheetTheme.light.page
          && picture[x: column, y: row - 1] == SheetTheme.light.card
      }
    }
    #expect(rows[0] == rows[1])
    #expect(rows[0].count == 2)
  }

  @Test func `a sheet of one tile, of an empty text and of nothing can be drawn`() throws {
    var one = Sample("one")
    one.categories = [.large]
    one.container = TextContainer()
    #expect(try picture(sheet([one.entry()])).height > 60)
    #expect(try picture(sheet([Sample("").entry()])).height > 60)
    #expect(try picture(sheet([])).width == 32)
    let bare = ContactSheet.Entry(title: "bare", details: [], measurements: [])
    #expect(try picture(sheet([bare])).width > 32)
  }

  @Test func `a text of many lines is drawn whole, and cut ones show two lost lines`() throws {
    var free = endless
    free.categories = [.large]
    free.container.lineLimit = nil
    let tile = try #require(try tiles(free).first)
    #expect(tile.height > 1000 * 10)
    #expect(try picture(sheet([free.entry(title: "many")])).height > 10_000)

    let cut = try #require(try tiles(endless).first)
    let line = cut.measurement.height / 2
    #expect(cut.height > 4 * line && cut.height < 5 * line + 80)
  }

  @Test func `what is cut is drawn in the colour of loss, and only that`() throws {
    for theme in [SheetTheme.light, .dark] {
      let loss = Picture.packed(theme.loss)
      let cut = try picture(sheet([endless.entry(title: "x")], theme: theme))
      #expect(cut.pixels.contains(loss))
      let whole = try picture(sheet([Sample("a").entry()], theme: theme))
      #expect(!whole.pixels.contains(loss))
    }
  }

  @Test func `the same sheet gives the same bytes`() throws {
    let entries = [try endless.entry(title: "x"), try Sample("مرحبا", locale: "ar").entry()]
    let pictures = try (0..<2).map { _ in try picture(sheet(entries)).png() }
    #expect(pictures[0] == pictures[1])
    let documents = try (0..<2).map { _ in
      try sheet(entries).svg(scale: 2, cache: GlyphCache()).text
    }
    #expect(documents[0] == documents[1])
  }

  @Test(arguments: [SheetTheme.light, .dark])
  func `texts have a contrast of 4,5 to 1 with what is behind them`(_ theme: SheetTheme) {
    for (text, ground) in [
      (theme.text, theme.card), (theme.text, theme.page), (theme.secondary, theme.card),
      (theme.secondary, theme.page), (theme.loss, theme.card), (theme.card, theme.loss),
    ] {
      let light = [luminance(text), luminance(ground)].sorted()
      #expect((light[1] + 0.05) / (light[0] + 0.05) >= 4.5, "\(text) on \(ground)")
    }
  }

  /// Source: WCAG 2.2, definition of relative luminance.
  private func luminance(_ color: RGBA) -> Double {
    func linear(_ component: UInt8) -> Double {
      let value = Double(component) / 255
      guard value > 0.04045 else { return value / 12.92 }
      return pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
      + 0.0722 * linear(color.blue)
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func `strips drawn apart make the same picture`(_ scale: Double) async throws {
    var sample = Sample("The quick brown fox jumps over the lazy dog")
    sample.categories = ContentSizeCategory.allCases
    let sheet = try sheet([sample.entry()], guides: Set(SheetGuide.allCases))
    let whole = try sheet.picture(scale: scale, cache: GlyphCache()).picture
    let png = try await sheet.png(scale: scale, cache: GlyphCache()).bytes
    #expect(whole.height > 1 << 18 / whole.width)
    #expect(try Picture(png: png) == whole)
    #expect(try whole.png() == png)
  }

  @Test func `lost text has the size of the shrunk text above it`() throws {
    var sample = Sample("The quick brown fox jumps over the lazy dog")
    sample.container.minimumScaleFactor = 0.5
    sample.categories = [.accessibility5]
    let layout = try #require(try sample.measurements().first).layout
    #expect(layout.isTruncated && layout.scaleFactor < 0.6)
    let whole = layout.withoutLimits
    #expect(whole.scaleFactor == layout.scaleFactor && !whole.isTruncated)
    #expect(whole.lines.first?.ascent == layout.lines.first?.ascent)
    #expect(whole.lines.count > layout.lines.count)
  }
}
