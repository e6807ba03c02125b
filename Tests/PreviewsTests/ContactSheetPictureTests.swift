import DynamicType
import Glyphs
import Rasterizer
import Testing
import TextLayout

@testable import Previews

/// Sheets as they were looked at and found good.
@Suite struct ContactSheetPictureTests {
  private static let themes: [(name: String, theme: SheetTheme)] = [
    ("light", .light), ("dark", .dark),
  ]

  @Test(arguments: [0, 1])
  func `latin in a custom font at all categories, cut`(_ index: Int) throws {
    let (name, theme) = Self.themes[index]
    var sample = Sample("Add to Favourites", font: .custom("Lato-Regular", size: 17))
    sample.container = TextContainer(width: 110, lineLimit: 1)
    sample.categories = ContentSizeCategory.allCases
    let entry = try sample.entry(details: ["Lato-Regular · 1 line, 110 pt wide"])
    try expectPicture(try picture(sheet([entry], columns: 4, theme: theme)), "latin-\(name)")
  }

  @Test(arguments: [0, 1])
  func `arabic and thai, with every guide`(_ index: Int) throws {
    let (name, theme) = Self.themes[index]
    let arabic = Sample("مرحبا بالعالم، هذا نص عربي مع 123 رقم", locale: "ar")
    let thai = Sample("ภาษาไทยมีสระและวรรณยุกต์ที่ซ้อนกันหลายชั้น", locale: "th")
    let sheet = try sheet(
      [
        try arabic.entry(details: ["Arabic, two lines of 120 pt"]),
        try thai.entry(details: ["Thai, two lines of 120 pt"]),
      ], theme: theme, guides: Set(SheetGuide.allCases))
    try expectPicture(try picture(sheet), "arabic-thai-\(name)")
  }

  @Test func `lines under and through text, and an attachment`() throws {
    let font = FontDescription.custom("Lato-Regular", size: 17)
    var under = TextAttributes(font: font)
    under.hasUnderline = true
    var through = TextAttributes(font: font)
    through.hasStrikethrough = true
    var sample = Sample("")
    sample.text =
      AttributedText("A ", font: font)
      + AttributedText(TextAttachment(width: 17, height: 17, relativeTo: .body))
      + AttributedText(" typing link", under) + AttributedText(" and ", font: font)
      + AttributedText("an old one", through)
    sample.categories = [.large, .accessibility1]
    sample.container = TextContainer(width: 140)
    try expectPicture(
      try picture(sheet([sample.entry(title: "Links and prices")])), "decorations")
  }

  // No files for these: their fonts are not pinned.
  @Test(
    .enabled(if: isInstalled("NotoSansCJK-Regular.ttc"), "needs fonts-noto-cjk"),
    arguments: [0, 1])
  func `korean has ink in every tile`(_ index: Int) throws {
    let sample = Sample("안녕하세요 세계, 다람쥐 헌 쳇바퀴에 타고파.", locale: "ko")
    #expect(try share(of: sample, theme: Self.themes[index].theme) { $0 != $1 } > 0.02)
  }

  @Test(.enabled(if: isInstalled("NotoColorEmoji.ttf"), "needs fonts-noto-color-emoji"))
  func `emoji have colours in every tile`() throws {
    let sample = Sample("😀 👍🏽 ❤️")
    let colors = try share(of: sample, theme: .light) { color, _ in
      let parts = [color.red, color.green, color.blue]
      return Int(parts.max() ?? 0) - Int(parts.min() ?? 0) > 60
    }
    #expect(colors > 0.02)
  }

  /// The smallest share of a tile's pixels that the colour of the card and a test let through.
  private func share(
    of sample: Sample, theme: SheetTheme, where test: (RGBA, RGBA) -> Bool
  ) throws -> Double {
    var smallest = 1.0
    for measurement in try sample.measurements() {
      let tile = try SheetTile(
        measurement, labels: SheetLabels(typesetter: try Typesetter(fonts: try bundledFonts())))
      let box = PointBox(
        x: 0, y: 0, width: tile.contentWidth + 2 * SheetTile.padding, height: tile.height)
      var canvas = try Canvas(
        width: box.width, height: box.height, scale: 1, background: theme.card,
        cache: GlyphCache())
      try tile.draw(on: &canvas, in: box, theme: theme, guides: [])
      let text = canvas.picture.pixels.dropFirst(canvas.picture.width * 44)
      let count = text.count { test(Picture.color($0), theme.card) }
      smallest = min(smallest, Double(count) / Double(text.count))
    }
    return smallest
  }
}
