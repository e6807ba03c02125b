import Testing

@testable import DynamicType

@Suite struct FontDescriptionTests {
  @Test func `a description reads as the Swift that makes it`() throws {
    let texts: [(FontDescription, String)] = [
      (.system(.title1), ".system(.title)"),
      (
        .system(.body, design: .rounded, weight: .light).italic(),
        ".system(.body, design: .rounded, weight: .light).italic()"
      ),
      (.system(size: 12.5, weight: .bold), ".system(size: 12.5, weight: .bold)"),
      (.custom("A", size: 17).bold(), ".custom(\"A\", size: 17).bold()"),
      (
        .custom("A", size: 17, relativeTo: .caption1).weight(.heavy),
        ".custom(\"A\", size: 17, relativeTo: .caption).weight(.heavy)"
      ),
      (
        .custom("A", fixedSize: 17).contentSizeCategory(.small).leading(.tight),
        ".custom(\"A\", fixedSize: 17).leading(.tight).contentSizeCategory(.small)"
      ),
      (
        try FontMetrics(forTextStyle: .title1)
          .scaledFont(for: .custom("A", fixedSize: 17), maximumPointSize: 40),
        "FontMetrics(forTextStyle: .title1).scaledFont(for: .custom(\"A\", fixedSize: 17), "
          + "maximumPointSize: 40)"
      ),
      (
        try .custom(nil, style: .body, ramp: CustomRamp([:])).monospacedDigit(),
        ".custom(nil, style: .body, ramp: …).monospacedDigit()"
      ),
    ]
    for (font, text) in texts { #expect("\(font)" == text) }
  }

  @Test func `modifiers change a copy`() {
    let font = FontDescription.system(.body)
    _ = font.bold().italic()
    #expect(!font.isBold && !font.isItalic)
    #expect(font.bold() == font.bold().bold())
  }

  @Test func `a weight replaces bold`() {
    let font = FontDescription.system(.body).bold().weight(.light)
    #expect(!font.isBold && font.weight == .light)
  }

  @Test func `only fonts that follow the text size are scaled`() {
    #expect(FontDescription.custom("A", size: 17).isScaled)
    #expect(!FontDescription.custom("A", fixedSize: 17).isScaled)
    #expect(!FontDescription.system(size: 17).isScaled)
    #expect(!FontDescription.preferredFont(forTextStyle: .body).isScaled)
  }
}
