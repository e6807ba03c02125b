import DynamicType
import FontBook
import Testing

@testable import TextLayout

@Suite struct LineDivisionTests {
  static let texts = [
    "Download the whole album to listen offline", "Donaudampfschifffahrtsgesellschaft, AVATAR",
    "one\ntwo three four\n\nfive", "مرحبا بالعالم العربي الكبير", "ไม่สามารถเชื่อมต่อกับเซิร์ฟเวอร์ได้",
    "設定を開いて通知を許可してください", "알림을 허용하려면 설정을 여세요", "a\tb\tc soft\u{AD}hyphen", "", " ",
  ]

  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter(fonts: try bundledFonts()) }

  @Test(arguments: texts)
  func `a division says what the layouts say`(text: String) throws {
    let paragraph = try typesetter.paragraph(text, font: .custom("Lato-Regular", size: 17))
    for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      for strategy in LineBreakStrategy.allCases {
        for (width, limit) in [(30.0, 1), (90, 2), (160, 1), (160, 3), (343, 2)] {
          var container = TextContainer(width: width, lineLimit: limit, strategy: strategy)
          let division = try paragraph.division(at: category, in: container)
          let prefix = try paragraph.longestFittingPrefix(at: category, in: container)
          container.lineLimit = nil
          let layout = try paragraph.layout(at: category, in: container)
          #expect(division.lineCount == layout.lines.count)
          #expect(division.splitsWord == layout.lines.contains { $0.ending == .emergencyBreak })
          #expect(division.fittingEnd == prefix.upperBound)
        }
      }
    }
  }

  @Test(arguments: texts, [0.0, 12])
  func `no room below the narrowest width has as few lines`(text: String, indent: Double) throws {
    var attributed = AttributedText(text, font: .custom("Lato-Regular", size: 17))
    attributed.paragraphStyle.headIndent = indent
    let paragraph = try typesetter.paragraph(attributed)
    for category in [ContentSizeCategory.large, .accessibilityMedium] {
      let pass = LayoutPass(paragraph: paragraph, category: category, container: TextContainer())
      for lines in 1...5 {
        guard let width = paragraph.narrowestWidth(lineCount: lines, at: category) else { continue }
        let room = Int64(width * ScaledWidths.point)
        #expect(pass.division(room: room).lineCount <= lines)
        #expect(room == 0 || pass.division(room: room - 1).lineCount > lines)
      }
    }
  }

  @Test func `all rooms of an answer have the same lines`() throws {
    let paragraph = try typesetter.paragraph(Self.texts[0], font: .custom("Lato-Regular", size: 17))
    let pass = LayoutPass(paragraph: paragraph, category: .large, container: TextContainer())
    for points in stride(from: 10.0, to: 400, by: 7) {
      let answer = pass.division(room: Int64(points * ScaledWidths.point))
      for room in [answer.rooms.lowerBound, answer.rooms.upperBound] where room > 0 {
        guard room < .max / 8 else { continue }
        #expect(pass.division(room: room).lineCount == answer.lineCount)
      }
    }
  }
}
