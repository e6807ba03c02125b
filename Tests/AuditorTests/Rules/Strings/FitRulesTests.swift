import AppProject
import DynamicType
import Testing
import TextLayout

@testable import Auditor

@Suite struct FitTruncatedTests {
  private let rule = FitTruncated()

  /// woocommerce/woocommerce-ios#1046: a badge with insets in a row; TortugaPower/BookPlayer#199: a
  /// settings row at standard sizes; mozilla-mobile/firefox-ios#35141: the exact title of a button
  /// with 16 pt insets on a screen of 375 pt.
  @Test(arguments: [
    ("Refunded", 80.0, FontDescription.system(.headline), "AX1"),
    ("Check for earlier version", 343 - 32, .system(.headline), "AX3"),
    ("Sleep timer fade-out", 343 / 2, .system(.body), "XXL"),
  ])
  func `reported cuts are found`(
    text: String, width: Double, font: FontDescription, latest: String
  ) async throws {
    let finding = try #require(
      try await findings(rule, text, in: constraint(width, lines: 1, font: font)).first)
    guard case .text(let name)? = finding.fact("firstFailingCategory") else {
      Issue.record("no category")
      return
    }
    #expect(
      try ContentSizeCategory.parseList(name)[0] <= ContentSizeCategory.parseList(latest)[0])
  }

  @Test func `without a limit nothing is cut, and a short text fits`() async throws {
    #expect(try await findings(rule, "Check for earlier version", in: constraint(311)).isEmpty)
    #expect(try await findings(rule, "Done", in: constraint(311, lines: 1)).isEmpty)
  }

  @Test func `the advice is true`() async throws {
    let text = "Continue with your library card"
    let tight = constraint(280, lines: 1)
    let group = try await measured([("en", text)], in: tight)
    let remedies = try #require(group.strings[0].remedies)
    let lines = try #require(remedies.lines)
    let extra = try #require(remedies.extraWidth)
    #expect(try await findings(rule, text, in: constraint(280, lines: lines)).isEmpty)
    #expect(try await !findings(rule, text, in: constraint(280, lines: lines - 1)).isEmpty)
    #expect(try await findings(rule, text, in: constraint(280 + extra, lines: 1)).isEmpty)
    #expect(try await !findings(rule, text, in: constraint(280 + extra - 1, lines: 1)).isEmpty)
    // 651 pt, which no iPhone has.
    #expect(remedies.advice == "fits with \(lines) lines")
    #expect(text.hasPrefix(remedies.fittingPrefix) && remedies.fittingPrefix != text)
  }

  @Test func `more width is advised up to that of the widest iPhone`() async throws {
    func remedies(_ text: String) async throws -> Remedies {
      let group = try await measured([("en", text)], in: constraint(100, lines: 1))
      return try #require(group.strings[0].remedies)
    }
    let near = try await remedies("Sign in now")
    let extra = try #require(near.extraWidth)
    #expect(extra < 340)
    #expect(near.advice?.hasSuffix("fits with \(Int(extra)) pt more") == true)
    let far = try await remedies("Sign in with your library card")
    #expect(try #require(far.extraWidth) > 340)
    #expect(far.advice?.contains("pt more") != true)
  }

  @Test func `stacking is advised only where it was measured to fit`() async throws {
    var row = constraint(120, lines: 2)
    row.stackedWidth = 343
    let text = "Notifications and sounds"
    #expect(
      try await findings(rule, text, in: row).first?.advice.contains("fits stacked") == true)
    row.stackedWidth = 130
    #expect(
      try await findings(rule, text, in: row).first?.advice.contains("stacked") == false)
  }

  @Test func `the larger the first size that fails, the milder`() async throws {
    func severity(_ width: Double, _ role: TextConstraint.Role = .text) async throws -> Severity? {
      try await findings(rule, "Continue", in: constraint(width, lines: 1, role: role)).first?
        .severity
    }
    // 17 pt at L, 22 at XXXL, 26 at AX1 and 48 at AX5, on the body curve.
    let width = try await measured([("en", "Continue")], in: constraint(10_000, lines: 1))
      .strings[0].results.map { 10_000 - $0.slack }
    func room(_ category: ContentSizeCategory) -> Double { width[category.rawValue] - 0.1 }
    #expect(try await severity(room(.large)) == .critical)
    #expect(try await severity(room(.extraExtraExtraLarge)) == .serious)
    #expect(try await severity(room(.accessibilityMedium)) == .moderate)
    #expect(try await severity(room(.accessibilityMedium), .title) == .serious)
    #expect(try await severity(room(.accessibilityExtraExtraExtraLarge), .control) == .moderate)
    #expect(try await severity(room(.accessibilityExtraExtraExtraLarge) + 0.2) == nil)
  }

  @Test func `a finding carries what was measured`() async throws {
    let finding = try #require(
      try await findings(rule, "Continue with your library card", in: constraint(280, lines: 1))
        .first)
    #expect(finding.place.stringKey == "key")
    #expect(finding.place.locale == "en")
    #expect(finding.place.line == 1)
    #expect(finding.fact("font") == .text("Lato-Regular"))
    #expect(finding.fact("availableWidth") == .points(280))
    #expect(finding.fact("lineLimit") == .count(1))
    guard case .list(let sizes)? = finding.fact("sizes") else {
      Issue.record("no sizes")
      return
    }
    #expect(sizes.count == 12)
    #expect(sizes[0] == "XS fits, 1 line")
  }

  @Test func `a cut that hangs on an unknown name needs review, and is sure with samples`()
    async throws
  {
    let room = constraint(150, lines: 1)
    let guess = try await findings(rule, "Hi, %@!", in: room)
    #expect(guess.map(\.outcome) == [.needsReview])
    #expect(guess.first?.message.contains("\"Alexandra\"") == true)
    var samples = PlaceholderSamples()
    samples.set(["Maximiliane"], for: .text)
    let sure = try await findings(rule, "Hi, %@!", in: room, samples: samples)
    #expect(sure.map(\.outcome) == [.violation])
  }

  @Test func `the doubt about a stand-in is said`() async throws {
    let text = "Continue"
    let wide = try await measured(
      [("en", text)], in: constraint(10_000, lines: 1, font: .system(.body)))
    let results = wide.strings[0].results
    let width = 10_000 - results[results.count - 1].slack
    let found = try await findings(
      rule, text, in: constraint(width - 0.5, lines: 1, font: .system(.body)))
    #expect(found.map(\.outcome) == [.needsReview])
    #expect(found.first?.message.contains("less than 1 %") == true)
  }
}

@Suite struct FitLocaleRegressionTests {
  private let rule = FitLocaleRegression()
  private let texts = [("en", "Sign in"), ("de", "Jetzt anmelden"), ("fr", "OK")]

  @Test func `a translation that is cut where the source fits is found, one a language`()
    async throws
  {
    let found = try await findings(rule, texts, in: constraint(160, lines: 1))
    #expect(found.map(\.place.locale) == ["de"])
    #expect(found.first?.message.contains("“Sign in” (en) fits at every size") == true)
    #expect(try await findings(FitTruncated(), texts, in: constraint(160, lines: 1)).isEmpty)
  }

  @Test func `where the source is cut first, it is the source that is reported`() async throws {
    let texts = [("en", "Jetzt anmelden"), ("de", "Sign in now")]
    let room = constraint(160, lines: 1)
    #expect(try await findings(rule, texts, in: room).isEmpty)
    let found = try await findings(FitTruncated(), texts, in: room)
    #expect(found.map(\.place.locale) == ["en"])
    #expect(found.first?.occurrences.map(\.locale) == ["de"])
  }

  @Test func `a translation that fits is fine`() async throws {
    #expect(try await findings(rule, texts, in: constraint(400, lines: 1)).isEmpty)
  }
}

@Suite struct ControlFixedTests {
  /// loopandlearn/LoopFollow#679: five tabs in 375 pt, whose titles grow.
  @Test func `a tab whose title grows in its bar is found, and only by this rule`() async throws {
    let tab = constraint(75, lines: 1, font: .system(.body), role: .bar)
    #expect(try await findings(ControlFixed(), "Snoozer", in: tab).map(\.severity) == [.moderate])
    #expect(try await findings(FitTruncated(), "Snoozer", in: tab).isEmpty)
  }

  @Test func `a tab whose title keeps its size is fine`() async throws {
    let tab = constraint(75, lines: 1, font: .system(size: 10), role: .bar)
    #expect(try await findings(ControlFixed(), "Snoozer", in: tab).isEmpty)
  }
}

@Suite struct FitMidWordBreakTests {
  private let rule = FitMidWordBreak()

  /// mozilla-mobile/firefox-ios#24722: a German label in a tile of about 80 pt.
  @Test func `a compound wider than its tile is found`() async throws {
    let tile = constraint(80, font: .system(.caption1))
    let finding = try #require(
      try await findings(rule, [("de", "Lesezeichen")], in: tile).first)
    #expect(finding.severity == .moderate)
    let text = try #require(
      finding.advice.split(separator: " ").first { Double($0) != nil })
    let width = try #require(Double(text))
    let wide = constraint(width, font: .system(.caption1))
    #expect(try await findings(rule, [("de", "Lesezeichen")], in: wide).isEmpty)
  }

  @Test func `a soft hyphen divides it, and a wide column keeps it whole`() async throws {
    let tile = constraint(190, font: .system(.caption1))
    #expect(try await !findings(rule, [("de", "Lesezeichen")], in: tile).isEmpty)
    #expect(try await findings(rule, [("de", "Lese\u{AD}zeichen")], in: tile).isEmpty)
    #expect(try await findings(rule, [("de", "Lesezeichen")], in: constraint(343)).isEmpty)
  }
}

@Suite struct FitLineGrowthTests {
  private let rule = FitLineGrowth()

  @Test func `a button of many lines is found, and one of few is not`() async throws {
    let text = "Continue with the library card of a member of your family"
    #expect(
      try await findings(rule, text, in: constraint(200, role: .control)).map(\.severity)
        == [.minor])
    #expect(try await findings(rule, text, in: constraint(343, role: .control)).isEmpty)
  }

  @Test func `growth by three is not yet much`() async throws {
    #expect(try await findings(rule, "Continue with your card", in: constraint(200)).isEmpty)
  }
}

@Suite struct FitShrunkBelowTests {
  private let rule = FitShrunkBelow()

  @Test func `a text that shrinks below its size at L is found`() async throws {
    let label = constraint(150, lines: 1, minimumScale: 0.3)
    let finding = try #require(
      try await findings(rule, "Continue with your card", in: label).first)
    #expect(finding.severity == .serious)
  }

  @Test func `a text that shrinks a little at the largest sizes is not`() async throws {
    let label = constraint(150, lines: 1, minimumScale: 0.3)
    #expect(try await findings(rule, "Continue", in: label).isEmpty)
  }

  @Test func `without a scale factor the rule is not run`() async {
    await #expect(throws: NotRun.self) {
      try await findings(rule, "Continue", in: constraint(150, lines: 1))
    }
  }
}

@Suite struct FitTightTests {
  @Test func `half a point left is found, and 5 per cent are not`() async throws {
    let results = try await measured([("en", "Continue")], in: constraint(10_000, lines: 1))
      .strings[0].results
    let width = 10_000 - results[ContentSizeCategory.large.rawValue].slack
    #expect(
      try await findings(FitTight(), "Continue", in: constraint(width + 0.5, lines: 1)).count == 1)
    let rest = try await findings(FitTight(), "Continue", in: constraint(width * 1.05, lines: 1))
    #expect(rest.isEmpty)
  }

  @Test func `a full line of a text that may wrap is not tight`() async throws {
    let text = "Continue with your library card and read on any device you like"
    #expect(try await findings(FitTight(), text, in: constraint(200)).isEmpty)
  }
}

@Suite struct FitClippedInkTests {
  /// badoo/Chatto#126: the exact text, with stacked marks.
  @Test func `stacked marks that reach out of the line are found`() async throws {
    let found = try await findings(
      FitClippedInk(), [("ar", "ًًٍايااٍووًرًًرٍمٍح")], in: constraint(343))
    #expect(found.map(\.outcome) == [.needsReview])
    #expect(found.first?.message.contains("reaches") == true, "\(found)")
  }

  @Test func `plain Latin text stays inside`() async throws {
    #expect(try await findings(FitClippedInk(), "Continue", in: constraint(343)).isEmpty)
  }
}
