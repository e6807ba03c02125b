import DynamicType
import SwiftUI
import Testing
import TextLayout
import ViewLayout

@testable import Auditor

/// Weights, sizes, colours and fonts.
struct TypeRulesOnViewsTests {
  @Test func `a light text is thin below 28 points`() async throws {
    let found = try await findings(
      TypeThinWeight(),
      in: subject {
        VStack {
          Text("Small").fontWeight(.light)
          Text("Brand").font(.custom("Lato-Light", size: 17))
          Text("Large").font(.system(size: 40, weight: .thin))
          Text("Usual")
        }
      })
    #expect(found.map { $0.fact("weight") } == ["300", "300"])
  }

  @Test func `a custom font without a bold face ignores Bold Text`() async throws {
    struct Label: View {
      @Environment(\.legibilityWeight) private var weight
      let answers: Bool
      var body: some View {
        Text("Total").font(
          answers && weight == .bold
            ? .headline : .custom("Lato-Light", size: 17))
      }
    }
    let matrix = try ViewMatrix.small(boldText: [false, true])
    #expect(
      try await findings(
        TypeBoldTextIgnored(), in: subject { Label(answers: false) }, matrix: matrix
      ).count == 1)
    #expect(
      try await findings(
        TypeBoldTextIgnored(), in: subject { Label(answers: true) }, matrix: matrix
      ).isEmpty)
    await #expect(throws: NotRun.self) {
      _ = try await findings(TypeBoldTextIgnored(), in: subject { Label(answers: true) })
    }
  }

  @Test func `9 points are too small, 11 are not`() async throws {
    func text(_ size: CGFloat) -> ViewSubject {
      subject { Text("beta").font(.system(size: size)) }
    }
    #expect(try await findings(TypeTooSmall(), in: text(9)).count == 1)
    #expect(try await findings(TypeTooSmall(), in: text(11)).isEmpty)
  }

  @Test func `a paragraph in italics is long, a word is not`() async throws {
    let text = "All recipes were tried by people who had never before cooked anything at all."
    #expect(
      try await findings(TypeLongItalic(), in: subject { Text(verbatim: text).italic() }).count == 1
    )
    #expect(
      try await findings(
        TypeLongItalic(), in: subject { Text(verbatim: text) + Text(" Tried.").italic() }
      ).isEmpty)
  }

  @Test func `a sentence in capitals is long, a word is not`() async throws {
    #expect(
      try await findings(
        TypeAllCaps(), in: subject { Text("Your library card has expired").textCase(.uppercase) }
      ).count == 1)
    #expect(
      try await findings(TypeAllCaps(), in: subject { Text("NEW") }).isEmpty)
  }

  /// dotnet/maui#22528: 0.8 of the line height cuts the tilde of Ñ.
  @Test func `a multiple below 1 makes lines overlap`() async throws {
    func text(_ multiple: Double) -> ViewSubject {
      ViewSubject("Heading") { _ in
        var text = AttributedText("ÑÑÑÑ\nÑÑÑÑ", font: .system(size: 20))
        text.paragraphStyle.lineHeightMultiple = multiple
        return ViewNode(.text(TextContent(text)))
      }
    }
    #expect(try await findings(TypeLineHeightTight(), in: text(0.8)).count == 1)
    #expect(try await findings(TypeLineHeightTight(), in: text(1.2)).isEmpty)
  }

  @Test func `tracking in points does not grow with the text`() async throws {
    #expect(
      try await findings(
        TypeTracking(), in: subject { Text("CHAPTER ONE").font(.caption).tracking(2) }
      ).count == 1)
    #expect(
      try await findings(TypeTracking(), in: subject { Text("CHAPTER ONE").font(.caption) }).isEmpty
    )
  }

  @Test func `three families on a screen are many`() async throws {
    func screen(_ third: Font) -> ViewSubject {
      subject {
        VStack {
          Text("Plan").font(.title)
          Text("Meals").font(.custom("Lato-Regular", size: 17))
          Text("Notes").font(third)
        }
      }
    }
    #expect(
      try await findings(
        TypeManyFamilies(), in: screen(.custom("Abel-Regular", size: 17))
      ).count == 1)
    #expect(try await findings(TypeManyFamilies(), in: screen(.body)).isEmpty)
  }

  /// exyte/Macaw#474.
  @Test func `a name that finds no font is told of with the nearest`() async throws {
    func text(_ name: String) -> ViewSubject {
      subject { Text("Hello").font(.custom(name, size: 16)) }
    }
    let finding = try #require(try await findings(FontNotFound(), in: text("lato-regular")).first)
    #expect(finding.advice == "use \"Lato-Regular\"")
    #expect(try await findings(FontNotFound(), in: text("Lato-Regular")).isEmpty)
    #expect(try await findings(FontNotFound(), in: text("Menlo-Regular")).isEmpty)
  }

  /// Dimillian/IceCubesApp#677.
  @Test func `a family name is no PostScript name`() async throws {
    let finding = try #require(
      try await findings(
        FontNameNotPostScript(), in: subject { Text("Hello").font(.custom("Lato", size: 16)) }
      ).first)
    #expect(finding.advice.contains("Lato-"))
    #expect(
      try await findings(
        FontNameNotPostScript(),
        in: subject { Text("Hello").font(.custom("Lato-Regular", size: 16)) }
      ).isEmpty)
  }

  /// steamclock/niceComponents#63.
  @Test func `a weight that the family lacks is ignored`() async throws {
    let finding = try #require(
      try await findings(
        FontWeightIgnored(),
        in: subject { Text("Total").font(.custom("Lato-Regular", size: 17).weight(.black)) }
      ).first)
    #expect(finding.fact("wanted") == "900")
    #expect(
      try await findings(
        FontWeightIgnored(),
        in: subject { Text("Total").font(.custom("Lato-Regular", size: 17).weight(.light)) }
      ).isEmpty)
  }

  @Test func `letters that the custom font lacks are told of, emoji are not`() async throws {
    let finding = try #require(
      try await findings(
        FontMissingGlyphs(), in: subject { Text("Привет").font(.custom("Abel-Regular", size: 17)) }
      ).first)
    #expect(finding.fact("missing")?.contains("П") == true)
    #expect(
      try await findings(
        FontMissingGlyphs(), in: subject { Text("Hello 😀").font(.custom("Abel-Regular", size: 17)) }
      ).isEmpty)
  }

  @Test func `grey on white has too little contrast until it is large`() async throws {
    func text(_ white: Double) -> ViewSubject {
      subject { Text("Sold out").foregroundStyle(Color(white: white)) }
    }
    // WCAG: #959595 on white has 3.0:1, #767676 has 4.5:1.
    let finding = try #require(
      try await findings(ContrastLow(), in: text(Double(0x94) / 255)).first)
    #expect(finding.fact("firstFailingCategory") == "XS")
    // From 18 pt on 3:1 is enough: body has 19 at XL.
    #expect(finding.fact("sizes")?.contains("XL enough") == true)
    #expect(try await findings(ContrastLow(), in: text(Double(0x76) / 255)).isEmpty)
  }

  @Test func `what lies behind a text counts`() async throws {
    func button(_ color: Color) -> ViewSubject {
      subject { Text("Buy").foregroundStyle(.white).padding().background(color) }
    }
    #expect(try await findings(ContrastLow(), in: button(.yellow)).count == 1)
    #expect(try await findings(ContrastLow(), in: button(.black)).isEmpty)
  }
}
