import DynamicType
import FontBook
import Foundation
import Testing

@testable import TextLayout

@Suite struct HyphenationTests {
  private static let hasGerman = FileManager.default.fileExists(
    atPath: "/usr/share/hyphen/hyph_de_DE.dic")

  private func layout(
    _ text: String, width: Double, factor: Double, locale: String = "de"
  ) throws -> TextLayout {
    var attributed = AttributedText(text, font: .custom("Lato-Regular", fixedSize: 20))
    attributed.paragraphStyle.hyphenationFactor = factor
    return try Typesetter(fonts: try bundledFonts(), locale: locale).paragraph(attributed)
      .layout(in: TextContainer(width: width, strategy: .none))
  }

  @Test(.enabled(if: hasGerman, "needs hyphen-de"))
  func `a word is divided by the rules of its language, with a hyphen that counts`() throws {
    let layout = try layout("Weiterentwickeln", width: 110, factor: 1)
    #expect(layout.lines.map(layout.text(of:)) == ["Weiterent\u{2010}", "wickeln"])
    #expect(layout.lines.first?.ending == .hyphen)
    let drawn = try self.layout("Weiterent\u{2010}", width: .infinity, factor: 0)
    #expect(abs((layout.lines.first?.width ?? 0) - drawn.width) < 1e-6)
  }

  @Test(.enabled(if: hasGerman, "needs hyphen-de"))
  func `without hyphenation the same word is split anywhere, and no hyphen is shown`() throws {
    let layout = try layout("Weiterentwickeln", width: 110, factor: 0)
    #expect(layout.lines.first?.ending == .emergencyBreak)
  }

  @Test(.enabled(if: hasGerman, "needs hyphen-de"))
  func `a line that is full enough keeps its last word whole`() throws {
    let text = "Die Weiterentwickeln"
    let die = try self.layout("Die", width: .infinity, factor: 0).width
    // "Die" fills a tenth of the box: below a factor of 0.5, above one of 0.05.
    let box = die * 10
    #expect(try layout(text, width: box, factor: 0).lines.count == 1)
    let narrow = try self.layout(text, width: .infinity, factor: 0).width - 1
    #expect(try layout(text, width: narrow, factor: 0.05).lines.first?.ending == .softBreak)
    #expect(try layout(text, width: narrow, factor: 1).lines.first?.ending == .hyphen)
  }

  /// Case: German text was measured without hyphenation and drawn with it, so that it was cut.
  @Test(.enabled(if: hasGerman, "needs hyphen-de"))
  func `the lines with and without hyphenation can differ, and both are known`() throws {
    let text = "Die Benachrichtigungseinstellungen und die Datenschutzerklärung ändern"
    let plain = try layout(text, width: 250, factor: 0)
    let divided = try layout(text, width: 250, factor: 1)
    #expect(plain.requiredLineCount == 5)
    #expect(divided.requiredLineCount == 3)
    #expect(divided.lines.dropLast().allSatisfy { $0.ending == .hyphen })
  }

  @Test func `a missing dictionary is an error that names its package`() throws {
    let typesetter = try Typesetter(fonts: try bundledFonts(), locale: "xx")
    var text = AttributedText("word", font: .custom("Lato-Regular", fixedSize: 20))
    text.paragraphStyle.hyphenationFactor = 1
    do throws(TextLayoutError) {
      _ = try typesetter.paragraph(text)
      Issue.record("divided by the rules of no language")
    } catch {
      #expect(error.code == .unsupported)
      #expect(error.description.contains("hyphen"))
    }
  }
}
