import DynamicType
import SwiftUI
import Testing
import TextLayout
import ViewLayout

@testable import Auditor

/// What is cut, covered or off the screen; many cases are faults that users of apps reported.
struct FitRulesOnViewsTests {
  @Test func `a title in one line is cut, and fits without the limit`() async throws {
    let found = try await findings(
      FitTruncated(),
      in: subject { Text("The complete guide to gardening").font(.headline).lineLimit(1) })
    let finding = try #require(found.first)
    #expect(found.count == 1)
    // 31 letters at 17 pt fit into 375 pt, at 53 pt they do not.
    #expect(finding.fact("firstFailingCategory")?.hasPrefix("AX") == true)
    // "The complete", "guide to", "gardening": each below 375 pt at 53.
    #expect(finding.fact("linesNeeded") == "3")
    #expect(finding.fact("sizes")?.contains("L fits, 1 line") == true)
    #expect(finding.advice.contains("fits without the line limit"))
    #expect(finding.place.line != nil)
    #expect(finding.severity == .serious)
    #expect(
      try await findings(
        FitTruncated(), in: subject { Text("The complete guide to gardening").font(.headline) }
      )
      .isEmpty)
  }

  /// kiliankoe/MensaDresden#11, TortugaPower/BookPlayer#199.
  @Test func `title and value in one row end in an ellipsis at slightly larger text`() async throws
  {
    let found = try await findings(
      FitTruncated(),
      in: subject {
        HStack {
          Text("Global rewind interval").lineLimit(1)
          Spacer()
          Text("30 seconds before").lineLimit(1)
        }.padding(.horizontal)
      })
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.severity >= .serious })
    #expect(found.contains { $0.advice.contains("stacked") || $0.advice.contains("limit") })
  }

  /// woocommerce/woocommerce-ios#1046.
  @Test func `the insets of a badge count`() async throws {
    func badge(_ inset: CGFloat) -> ViewSubject {
      subject {
        Text("Refunded").font(.headline).lineLimit(1).padding(.horizontal, inset)
          .frame(width: 100)
      }
    }
    let roomy = try #require(try await findings(FitTruncated(), in: badge(0)).first)
    let tight = try #require(try await findings(FitTruncated(), in: badge(8)).first)
    #expect(roomy.fact("availableWidth") == "100.0")
    #expect(tight.fact("availableWidth") == "84.0")
  }

  /// vdhamer/Photo-Club-Hub#580: 160 by 35 points, two lines of caption, fails from 110 % on.
  @Test func `a caption in a fixed frame loses its second line`() async throws {
    let card = subject {
      Text("Former chairman and honorary member").font(.caption).lineLimit(2)
        .frame(width: 160, height: 35)
    }
    let finding = try #require(try await findings(FitClippedHeight(), in: card).first)
    // Two lines of caption take 32 pt at L and 36 at XL (facts of the type ramp).
    #expect(finding.fact("firstFailingCategory") == "XL")
    #expect(finding.fact("boxHeight") == "35.0")
    #expect(finding.severity == .serious)
    #expect(
      try await findings(
        FitClippedHeight(),
        in: subject {
          Text("Former chairman and honorary member").font(.caption).frame(width: 160)
        }
      ).isEmpty)
  }

  /// wordpress-mobile/WordPress-iOS#7451.
  @Test func `a box that is too low is found at the smallest size as well`() async throws {
    let finding = try #require(
      try await findings(
        FitClippedHeight(),
        in: subject { Text("OLDER THAN A MONTH").font(.footnote).frame(height: 12) }
      ).first)
    #expect(finding.fact("firstFailingCategory") == "XS")
  }

  /// kasianov-mikhail/scout#1170: a row pinned to 70 pt.
  @Test func `a row of fixed height is one finding for all its texts`() async throws {
    let row = subject {
      VStack(alignment: .leading) {
        Text("Crash on launch")
        Text("12 users, last seen yesterday").font(.footnote)
      }.frame(height: 70)
    }
    let all = try await audit(row).filter { $0.severity >= .moderate }
    let finding = try #require(all.first { $0.rule == "layout-row-height-fixed" })
    #expect(!all.contains { $0.rule == "fit-clipped-height" || $0.rule == "fit-overlap" })
    #expect(finding.fact("boxHeight") == "70.0")
    #expect(finding.advice.contains("may grow"))
    #expect(
      try await findings(
        LayoutRowHeightFixed(),
        in: subject {
          VStack {
            Text("Crash on launch")
            Text("12 users, last seen yesterday").font(.footnote)
          }.frame(minHeight: 70)
        }
      ).isEmpty)
  }

  @Test func `a key without a text, and a sample, need a person`() async throws {
    let key = try await findings(
      FitTruncated(), in: subject { Text("settings_view.section_title").lineLimit(1) })
    #expect(key.map(\.outcome) == [.needsReview])
    #expect(key.first?.message.contains("its key") == true)
    let word = try await findings(
      FitTruncated(), in: subject { Text("Donaudampfschifffahrt").lineLimit(1) })
    #expect(word.map(\.outcome) == [.violation])
  }

  @Test func `what hangs on less than a hundredth of the width needs a person`() async throws {
    let fonts = try appFonts.get()
    let paragraph = try Typesetter(fonts: fonts).paragraph("Wednesday")
    let width = paragraph.unwrappedWidth(
      at: DynamicType.ContentSizeCategory.accessibilityExtraExtraExtraLarge)
    func label(_ part: Double) -> ViewSubject {
      subject { Text("Wednesday").lineLimit(1).frame(width: part * width, alignment: .leading) }
    }
    let near = try await findings(FitTruncated(), in: label(0.995))
    #expect(near.map(\.outcome) == [.needsReview])
    #expect(near.first?.message.contains("stand-in") == true)
    #expect(try await findings(FitTruncated(), in: label(0.9)).map(\.outcome) == [.violation])
  }

  @Test func `rows that are too low are told of, and not what they cover`() async throws {
    let rows = subject {
      VStack(spacing: 0) {
        ForEach(0..<2) { row in
          VStack {
            Text("Winter, Alexandra \(row)").font(.headline).lineLimit(1)
            Text("alexandra.winter \(row)").lineLimit(1)
          }.frame(height: 56)
        }
      }
    }
    #expect(try await findings(FitOverlap(), in: rows).isEmpty)
    #expect(try await !findings(LayoutRowHeightFixed(), in: rows).isEmpty)
  }

  /// mozilla-mobile/firefox-ios#24835.
  @Test func `texts laid over each other overlap once they grow`() async throws {
    let footer = subject {
      ZStack {
        VStack {
          Text("Firefox may suggest sites by search terms, but keeps no record of them.")
          Spacer()
        }
        VStack {
          Spacer()
          Text("Learn more")
        }
      }.frame(width: 320, height: 120)
    }
    let finding = try #require(try await findings(FitOverlap(), in: footer).first)
    #expect(finding.message.contains("Learn more"))
    #expect(finding.outcome == .violation)
    #expect(
      try await findings(
        FitOverlap(),
        in: subject {
          VStack {
            Text("Firefox may suggest sites by search terms, but keeps no record of them.")
            Text("Learn more")
          }
        }
      ).isEmpty)
  }

  @Test func `content under a bar that it can be scrolled away from does not overlap`() async throws
  {
    let list = subject {
      ScrollView {
        VStack { ForEach(0..<40) { row in Text("Row \(row)") } }
      }.safeAreaInset(edge: .bottom) { Text("12 selected") }
    }
    #expect(try await findings(FitOverlap(), in: list).isEmpty)
    #expect(try await findings(FitOffscreen(), in: list).isEmpty)
  }

  @Test func `a row that does not wrap reaches beyond the side`() async throws {
    let finding = try #require(
      try await findings(
        FitOffscreen(),
        in: subject {
          HStack {
            Text("Marie-Françoise Kerguelen").fixedSize()
            Button("Follow") {}
          }
        }
      ).first)
    #expect(finding.fact("firstFailingCategory")?.hasPrefix("AX") == true)
    #expect(
      try await findings(
        FitOffscreen(),
        in: subject {
          HStack {
            Text("Marie-Françoise Kerguelen")
            Button("Follow") {}
          }
        }
      ).isEmpty)
  }

  /// feral-file/feralfile-app#1170.
  @Test func `a landing page that cannot scroll loses its button, and does not in a scroll view`()
    async throws
  {
    let page = subject {
      VStack(spacing: 24) {
        Text("Collect art that moves").font(.largeTitle).fixedSize(
          horizontal: false, vertical: true)
        Text("Feral File shows works by artists who write software, every day a new one.")
          .fixedSize(horizontal: false, vertical: true)
        Button("Get started") {}.buttonStyle(.borderedProminent)
        Button("I already have an account") {}
      }
    }
    let found = try await findings(LayoutNoScroll(), in: page)
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.severity == .critical)
    #expect(finding.advice.contains("ScrollView"))
    #expect(try await findings(FitOffscreen(), in: page).isEmpty)
    #expect(
      try await findings(
        LayoutNoScroll(),
        in: subject {
          ScrollView {
            VStack {
              Text("Collect art that moves").font(.largeTitle)
              Button("Get started") {}
            }
          }
        }
      ).isEmpty)
  }

  @Test func `a text that gives way to a colour is told to keep its height`() async throws {
    let card = subject {
      VStack {
        Text("Chapter 4: Pruning roses in early spring, and what to do with the cuttings")
          .layoutPriority(-1)
        Color.blue.frame(minHeight: 20, maxHeight: 500)
      }
    }
    let found = try await findings(LayoutCompressibleText(), in: card)
    #expect(found.first?.advice.contains("fixedSize") == true)
    #expect(
      try await findings(
        LayoutCompressibleText(),
        in: subject {
          VStack {
            Text("Chapter 4"); Color.blue
          }
        }
      ).isEmpty)
  }

  /// mozilla-mobile/firefox-ios#24722.
  @Test func `a German word is split in a tile of 80 points`() async throws {
    let row = subject { Text("Lesezeichen").font(.caption).padding(.horizontal, 140) }
    let finding = try #require(try await findings(FitMidWordBreak(), in: row).first)
    #expect(finding.advice.contains("stays whole in"))
    #expect(
      try await findings(FitMidWordBreak(), in: subject { Text("Lesezeichen").font(.caption) })
        .isEmpty)
    let broad = subject { Text("Weiterentwicklungsgesellschaft").font(.title) }
    let wide = try #require(try await findings(FitMidWordBreak(), in: broad).first)
    #expect(wide.advice.contains("soft hyphens"))
    let tile = subject { Text("Lesezeichen").font(.caption).frame(width: 80) }
    #expect(try await findings(FitMidWordBreak(), in: tile).isEmpty)
    let box = try #require(try await findings(LayoutFixedFrame(), in: tile).first)
    #expect(box.fact("boxWidth") == "80.0")
    #expect(box.advice.contains("minWidth"))
    #expect(
      try await findings(
        LayoutFixedFrame(), in: subject { Text("Ja").font(.caption).frame(width: 80) }
      ).isEmpty)
  }

  @Test func `a translation is cut where the source language fits`() async throws {
    let strings = ["de": ["Sign in": "Jetzt mit dem Firmenkonto anmelden"]]
    let button = subject(strings: strings) {
      Text("Sign in").font(.headline).lineLimit(1).frame(maxWidth: 250)
    }
    let matrix = try ViewMatrix.small(locales: ["en", "de"])
    let finding = try #require(
      try await findings(FitLocaleRegression(), in: button, matrix: matrix).first)
    #expect(finding.place.locale == "de")
    #expect(finding.place.stringKey == "Sign in")
    #expect(try await findings(FitTruncated(), in: button, matrix: matrix).isEmpty)
    #expect(
      try await findings(
        FitLocaleRegression(), in: subject { Text("Sign in") }, matrix: matrix
      ).isEmpty)
    await #expect(throws: NotRun.self) {
      _ = try await findings(FitLocaleRegression(), in: button)
    }
  }

  @Test func `a text that shrinks to fit gets smaller than at the default size`() async throws {
    let finding = try #require(
      try await findings(
        FitShrunkBelow(),
        in: subject {
          Text("Continue with your library card").lineLimit(1).minimumScaleFactor(0.25)
            .frame(width: 220)
        }
      ).first)
    #expect(finding.advice.contains("without the scale factor"))
    #expect(
      try await findings(
        FitShrunkBelow(), in: subject { Text("Continue").lineLimit(1).minimumScaleFactor(0.8) }
      ).isEmpty)
  }

  @Test func `a fixed heading falls below the text that grows`() async throws {
    let screen = subject {
      VStack {
        Text("Plans").font(.system(size: 28))
        Text("Three meals a week").font(.body)
      }
    }
    let finding = try #require(try await findings(FitHierarchyInverted(), in: screen).first)
    // Body passes 28 pt first at AX1, where it has 28, and AX2, where it has 33.
    #expect(finding.fact("firstFailingCategory") == "AX2")
    #expect(
      try await findings(
        FitHierarchyInverted(),
        in: subject {
          VStack {
            Text("Plans").font(.title)
            Text("Three meals a week").font(.body)
          }
        }
      ).isEmpty)
  }

  @Test func `a button of many lines has grown too much, a paragraph has not`() async throws {
    let button = subject {
      Button("Download everything that is in this collection to this device") {}
        .frame(width: 160)
    }
    #expect(try await findings(FitLineGrowth(), in: button).count == 1)
    let story = String(repeating: "Once upon a time there was a letter. ", count: 12)
    #expect(
      try await findings(
        FitLineGrowth(), in: subject { ScrollView { Text(verbatim: story) } }
      ).isEmpty)
  }

  @Test func `a text with hardly any room left is tight`() async throws {
    let fonts = try appFonts.get()
    let typesetter = try Typesetter(fonts: fonts)
    let paragraph = try typesetter.paragraph("Wednesday")
    let width = paragraph.unwrappedWidth(
      at: DynamicType.ContentSizeCategory.extraExtraExtraLarge)
    func label(_ room: Double) -> ViewSubject {
      subject {
        Text("Wednesday").lineLimit(1).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
          .frame(width: width + room, alignment: .leading)
      }
    }
    #expect(try await findings(FitTight(), in: label(0.5)).count == 1)
    #expect(try await findings(FitTight(), in: label(8)).isEmpty)
  }

  /// metabolist/metatext#227: descenders are lost where something clips.
  @Test func `ink is cut off only where something clips`() async throws {
    func tag(_ isClipped: Bool) -> ViewSubject {
      subject {
        if isClipped {
          Text("#burgergeld").frame(height: 15).clipped()
        } else {
          Text("#burgergeld").padding(8).clipped()
        }
      }
    }
    #expect(try await findings(FitClippedInk(), in: tag(true)).count == 1)
    #expect(try await findings(FitClippedInk(), in: tag(false)).isEmpty)
  }

  /// mozilla-mobile/firefox-ios#35141.
  @Test func `a button in one line is cut, and fits when it may wrap`() async throws {
    let button = subject {
      Button {
      } label: {
        Text("Check for earlier version").font(.headline).lineLimit(1)
      }.padding(.horizontal, 16).frame(width: 343)
    }
    let finding = try #require(try await findings(LayoutButtonSingleLine(), in: button).first)
    #expect(finding.advice.contains("without the line limit"))
    #expect(try await findings(FitTruncated(), in: button).isEmpty)
    #expect(
      try await findings(
        LayoutButtonSingleLine(), in: subject { Button("Check for earlier version") {} }
      ).isEmpty)
  }

  @Test func `long segments are cut in a bar that does not grow`() async throws {
    func picker(_ titles: [String]) -> ViewSubject {
      subject {
        Picker("Period", selection: .constant(titles[0])) {
          ForEach(titles, id: \.self) { Text(verbatim: $0).tag($0) }
        }.pickerStyle(.segmented)
      }
    }
    #expect(
      try await !findings(
        ControlFixed(), in: picker(["Benachrichtigungen", "Einstellungen", "Verlauf", "Profil"])
      ).isEmpty)
    #expect(try await findings(ControlFixed(), in: picker(["Day", "Week"])).isEmpty)
  }
}
