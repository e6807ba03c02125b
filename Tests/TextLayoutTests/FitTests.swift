import DynamicType
import FontBook
import Testing

@testable import TextLayout

@Suite struct FitTests {
  private let typesetter: Typesetter
  private let text = "Download the whole album to listen offline"

  init() throws { typesetter = try Typesetter(fonts: try bundledFonts()) }

  private func paragraph(_ text: String) throws -> Paragraph {
    try typesetter.paragraph(text, font: .custom("Lato-Regular", size: 17))
  }

  @Test(arguments: 1...6)
  func `a hair less than the narrowest width takes another line`(lines: Int) throws {
    let paragraph = try paragraph(text)
    for category in ContentSizeCategory.allCases {
      let width = try #require(paragraph.narrowestWidth(lineCount: lines, at: category))
      #expect(try paragraph.lineCount(at: category, width: width) <= lines)
      #expect(try paragraph.lineCount(at: category, width: max(width - 0.002, 0)) > lines)
    }
  }

  @Test func `the narrowest width for one line is the unwrapped width`() throws {
    let paragraph = try paragraph(text)
    let width = try #require(paragraph.narrowestWidth(lineCount: 1))
    #expect(abs(width - paragraph.unwrappedWidth()) < 1e-6)
    #expect(try paragraph.layout().width == paragraph.unwrappedWidth())
  }

  @Test func `more separators than lines fit no width`() throws {
    #expect(try paragraph("a\nb\nc").narrowestWidth(lineCount: 2) == nil)
    #expect(try paragraph("a\nb\nc").narrowestWidth(lineCount: 3) != nil)
  }

  @Test func `the longest piece is the longest word, and below its width it is split`() throws {
    let paragraph = try paragraph("Der Benachrichtigungston klingt")
    let word = try self.paragraph("Benachrichtigungston").unwrappedWidth()
    #expect(abs(paragraph.longestPieceWidth() - word) < 1e-6)
    func isSplit(_ width: Double) throws -> Bool {
      try paragraph.layout(in: TextContainer(width: width)).lines
        .contains { $0.ending == .emergencyBreak }
    }
    #expect(try !isSplit(word))
    #expect(try isSplit(word - 0.01))
  }

  @Test func `the largest category that fits is the last that is not truncated`() throws {
    let paragraph = try paragraph("Sign in with e-mail")
    let box = TextContainer(width: 200, lineLimit: 1)
    let found = try paragraph.largestCategory(fitting: box)
    let layouts = try ContentSizeCategory.allCases.map { try paragraph.layout(at: $0, in: box) }
    #expect(found == layouts.last { !$0.isTruncated }?.category)
    #expect(found != nil && found != ContentSizeCategory.allCases.last)
    #expect(try paragraph.largestCategory(fitting: TextContainer(width: 20, lineLimit: 1)) == nil)
  }

  @Test func `the longest prefix that fits is what clipping shows`() throws {
    let paragraph = try paragraph(text)
    let range = try paragraph.longestFittingPrefix(in: TextContainer(width: 150, lineLimit: 1))
    #expect(paragraph.substring(range) == "Download the")
  }

  @Test func `a box fits by its height too`() throws {
    let paragraph = try paragraph("One\nTwo")
    // Two lines of Lato at 17 pt are 40.8 high.
    #expect(try paragraph.fits(in: TextContainer(height: 40.8)))
    #expect(try !paragraph.fits(in: TextContainer(height: 40.7)))
  }
}
