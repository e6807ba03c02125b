import DynamicType
import FontBook
import Testing

@testable import TextLayout

@Suite struct HeightLimitTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter(fonts: try bundledFonts()) }

  /// Measured: text with lines 16 pt high under a height of 8, 20, 32, 40, 48 and 70 pt takes 16,
  /// 16, 32, 32, 48 and 64.
  @Test(arguments: [(8.0, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4)])
  func `whole lines that fit are shown, and at least one`(height: Double, lines: Int) throws {
    // Abel's line is 2610/2048 em: 16 pt at 12.554789… pt.
    let size = 16.0 * 2048 / 2610
    let paragraph = try typesetter.paragraph(
      "Layout must wrap this sentence onto several lines inside a narrow frame.",
      font: .custom("Abel-Regular", fixedSize: size))
    let layout = try paragraph.layout(in: TextContainer(width: 80, height: height))
    #expect(layout.lines.count == lines)
    #expect(abs(layout.height - 16 * Double(lines)) < 1e-6)
    #expect(layout.isTruncated)
    #expect(layout.lines.last?.hasEllipsis == true)
  }

  /// Case: two lines need 41 points, the frame has 40, and the second line vanished.
  @Test func `a point less than two lines shows one, two lines exactly show two`() throws {
    let paragraph = try typesetter.paragraph("One\nTwo", font: .system(.body))
    // 2 × 20.287 + 1.713.
    let needed = try paragraph.layout().height
    #expect(abs(needed - 42.287_109_375) < 1e-9)
    #expect(try paragraph.layout(in: TextContainer(height: needed)).lines.count == 2)
    #expect(try paragraph.layout(in: TextContainer(height: needed - 1)).lines.count == 1)
  }

  @Test func `a line made taller by emoji does not cost a line under a line limit`() throws {
    let paragraph = try typesetter.paragraph("One\nTwo 😀\nThree", font: .system(.body))
    let layout = try paragraph.layout(in: TextContainer(lineLimit: 3))
    #expect(!layout.isTruncated)
  }

  @Test func `reserved lines make a short text as high as they are`() throws {
    let paragraph = try typesetter.paragraph("One", font: .system(.body))
    let layout = try paragraph.layout(in: TextContainer(lineLimit: 3, reservedLines: 3))
    // 3 × 20.287 + 2 × 1.713.
    #expect(abs(layout.height - 64.287_109_375) < 1e-9)
    #expect(layout.lines.count == 1)
  }
}
