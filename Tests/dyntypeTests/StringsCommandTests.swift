import Foundation
import SampleApps
import Testing

@testable import dyntype

@Suite struct StringsCommandTests {
  /// An app with a catalog of three keys, and the constraints of one.
  private func app(_ configuration: String? = nil) throws -> SampleApp {
    let app = try SampleApp()
    try app.add(
      "App/L.xcstrings",
      text: """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "auth.button.signin": {"localizations": {
            "de": {"stringUnit": {"value": "Anmelden und weiterlesen"}},
            "en": {"stringUnit": {"value": "Sign in"}}}},
          "loans": {"localizations": {"en": {"stringUnit": {"value": "Loans of %@"}}}},
          "<ok> & \\"go\\"": {}
        }}
        """)
    if let configuration { try app.add("dyntype.json", text: configuration) }
    return app
  }

  private struct Report: Decodable {
    struct Key: Decodable {
      struct Text: Decodable {
        var locale: String
        var firstFailingCategory: String
        var outcome: String
        var samples: [String]
        var fittingText: String
        var categories: [Size]
      }
      struct Size: Decodable {
        var category: String
        var isCut: Bool
      }
      var key: String
      var worstLocale: String
      var locales: [Text]
    }
    var keyCount: Int
    var unmeasuredKeyCount: Int
    var cut: [Key]
    var problems: [String]
  }

  private func report(_ words: [String], status: Int32 = 0) async throws -> Report {
    let outcome = await dyntype(["strings"] + words + ["--format", "json"])
    #expect(outcome.status == status, "\(outcome.diagnostics)")
    return try JSONDecoder().decode(Report.self, from: Data(outcome.bytes))
  }

  @Test func `what is cut is told by key and language, and what is not is left out`() async throws {
    let app = try app()
    let report = try await report([
      app.location("App/L.xcstrings"), "--font", "Lato-Bold", "--width", "280", "--line-limit", "1",
    ])
    #expect(report.keyCount == 3)
    let key = try #require(report.cut.first { $0.key == "auth.button.signin" })
    #expect(key.worstLocale == "de")
    #expect(key.locales.map(\.locale) == ["de"])
    let text = key.locales[0]
    #expect(text.categories.count == 12)
    #expect(text.categories.first(where: \.isCut)?.category == text.firstFailingCategory)
    #expect("Anmelden und weiterlesen".hasPrefix(text.fittingText))
  }

  @Test func `constraints of the configuration above the catalog are used`() async throws {
    let app = try app(
      """
      {"constraints": {"*.button.*": {"style": "headline", "width": 120, "lines": 1}}}
      """)
    let report = try await report([app.location("App")])
    #expect(report.keyCount == 1)
    #expect(report.unmeasuredKeyCount == 2)
    #expect(report.cut.map(\.key) == ["auth.button.signin"])
  }

  @Test func `samples decide about placeholders`() async throws {
    let app = try app()
    let words = [
      app.location("App/L.xcstrings"), "--font", "Lato-Bold", "--width", "290", "--line-limit", "1",
    ]
    func loans(_ more: String...) async throws -> Report.Key.Text? {
      try await report(words + more).cut.first { $0.key == "loans" }?.locales.first
    }
    #expect(try await loans()?.outcome == "needs-review")
    let long = try await loans("--sample", "%@=Al", "--sample", "%@=Maximiliane von Hohenstein")
    #expect(long?.outcome == "violation")
    #expect(long?.samples == ["Maximiliane von Hohenstein"])
  }

  @Test func `a threshold decides about the exit status`() async throws {
    let app = try app()
    let words = [app.location("App/L.xcstrings"), "--width", "100", "--line-limit", "1"]
    _ = try await report(words, status: 0)
    _ = try await report(words + ["--fail-on", "serious"], status: 1)
    _ = try await report(
      [app.location("App/L.xcstrings"), "--width", "2000", "--fail-on", "minor"], status: 0)
  }

  @Test func `files that cannot be read are told, and the rest is measured`() async throws {
    let app = try app()
    try app.add("App/de.lproj/B.strings", text: "\"a\" = \"A\"\n\"b\" = \"B\";\n")
    let outcome = await dyntype(
      "strings", app.location("App"), app.location("none.strings"), "--width", "100")
    #expect(outcome.status == 66)
    #expect(outcome.diagnostics.contains("B.strings:2: needs a semicolon"))
    #expect(outcome.diagnostics.contains("none.strings: no such file"))
    #expect(outcome.output.contains("4 keys"))
  }

  @Test func `a box and constraints are needed, and font options need a box`() async throws {
    let app = try app()
    let catalog = app.location("App/L.xcstrings")
    for words in [[], ["--line-limit", "2"], ["--font", "a", "--font", "b", "--width", "10"]] {
      #expect(await dyntype(["strings", catalog] + words).status == 64)
    }
    #expect(await dyntype("strings").status == 64)
    #expect(await dyntype("strings", catalog, "--width", "10", "--sample", "x").status == 64)
    #expect(await dyntype("strings", catalog, "--width", "10", "--locales", "de,,fr").status == 64)
    let wrong = try self.app("{\"constraint\": {}}")
    let outcome = await dyntype("strings", wrong.location("App"))
    #expect(outcome.status == 65)
    #expect(outcome.diagnostics.contains("did you mean \"constraints\"?"))
  }

  @Test func `the formats for tables and the web hold every text as it stands`() async throws {
    let app = try app()
    let words = [
      "strings", app.location("App/L.xcstrings"), "--width", "20", "--line-limit", "1", "--format",
    ]
    let csv = await dyntype(words + ["csv"])
    #expect(csv.output.contains("\"<ok> & \"\"go\"\"\""))
    #expect(csv.output.split(separator: "\r\n").count == 1 + 4)
    let markdown = await dyntype(words + ["markdown"])
    #expect(markdown.output.contains("\\<ok\\> \\& \"go\""))
    let html = await dyntype(words + ["html"])
    #expect(html.output.contains("<h2>&lt;ok&gt; &amp; &quot;go&quot;</h2>"))
    #expect(!html.output.contains("<ok>"))
    #expect(!html.output.contains("http"))
  }

  @Test func `explain lists the rules, and explains one`() async {
    let list = await dyntype("explain")
    #expect(list.output.contains("fit-truncated"))
    let rule = await dyntype("explain", "fit-tight")
    #expect(rule.output.hasPrefix("fit-tight (minor)\n"))
    #expect(rule.output.contains("\nWhy\n") && rule.output.contains("\nMended\n"))
    let wrong = await dyntype("explain", "fit-tigt")
    #expect(wrong.status == 64)
    #expect(wrong.diagnostics.contains("Did you mean 'fit-tight'?"))
  }
}
