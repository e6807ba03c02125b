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

  @Test(
    .enabled(
      if: InstalledFont.korean.isPinned, "needs NotoSansCJK-Regular.ttc of fonts-noto-cjk 2022"),
    arguments: [0, 1])
  func `korean beside a custom font`(_ index: Int) throws {
    let (name, theme) = Self.themes[index]
    let font = FontDescription.custom("Lato-Regular", size: 17)
    let sample = Sample("Seoul 2024: 안녕하세요 세계, 다람쥐 헌 쳇바퀴에 타고파.", font: font, locale: "ko")
    let entry = try sample.entry(details: ["Lato-Regular · Korean, two lines of 120 pt"])
    try expectPicture(
      try picture(sheet([entry], theme: theme, guides: [.frame, .lines])), "korean-\(name)")
  }

  @Test(
    .enabled(
      if: InstalledFont.emoji.isPinned, "needs NotoColorEmoji.ttf of fonts-noto-color-emoji 2.042"),
    arguments: [0, 1])
  func `emoji beside a custom font`(_ index: Int) throws {
    let (name, theme) = Self.themes[index]
    let font = FontDescription.custom("Lato-Regular", size: 17)
    let sample = Sample("Family 👩‍👩‍👧‍👦 of four, 👍🏽 and 🇩🇪 ❤️ 😀", font: font)
    let entry = try sample.entry(details: ["Lato-Regular · emoji, two lines of 120 pt"])
    try expectPicture(try picture(sheet([entry], theme: theme)), "emoji-\(name)")
  }
}
