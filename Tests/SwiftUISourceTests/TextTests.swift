import AppProject
import DynamicType
import SwiftUISource
import Testing
import TextLayout
import ViewLayout

/// Where texts come from.
@Suite struct TextTests {
  private static let tables = [
    StringTable(
      file: ProjectFile(path: "Localizable.xcstrings", location: ""), sourceLanguage: "en",
      strings: [
        LocalizedString(key: "hello %@", locale: "de", text: "Hallo %@"),
        LocalizedString(key: "profile.title", locale: "en", text: "Profile"),
        LocalizedString(key: "profile.title", locale: "de", text: "Profil"),
        LocalizedString(key: "profile.greeting", locale: "de", text: "%1$@, hallo"),
      ])
  ]

  private func view(_ body: String, _ declarations: String = "") throws -> SourceSubject {
    var project = SwiftUIProject(files: [
      .init(
        path: "View.swift",
        text: """
          \(declarations)
          struct Screen: View { var body: some View { \(body) } }
          """)
    ])
    project.strings = AppStrings(tables: Self.tables)
    return try #require(project.views.first { $0.name == "Screen" })
  }

  private func text(
    _ body: String, _ declarations: String = "", locale: String = "de"
  ) throws -> TextContent {
    let node = try view(body, declarations).resolve(in: Fixture.environment(locale: locale))
    guard case .text(let content) = node.content else { throw Missing() }
    return content
  }

  private struct Missing: Error {}

  @Test func `literals are keys of the tables, with their placeholders`() throws {
    #expect(try text("Text(\"hello \\(\"Ada\")\")").text.text == "Hallo Ada")
    #expect(try text("Text(\"profile.title\")", locale: "en").text.text == "Profile")
    #expect(try text("Text(\"profile.title\")", locale: "fr").text.text == "Profile")
    #expect(
      try text("Text(\"profile.title\")").origin
        == .catalog(key: "profile.title", table: nil, isTranslated: true))
  }

  @Test func `strings are shown as they are`() throws {
    #expect(try text("Text(title)", "let title = \"profile.title\"").text.text == "profile.title")
    #expect(try text("Text(verbatim: \"profile.title\")").origin == .verbatim)
    let declarations = """
      struct Row: View { let title: String; var body: some View { Text(title) } }
      struct Keyed: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
      """
    #expect(try text("Row(title: \"profile.title\")", declarations).text.text == "profile.title")
    #expect(try text("Keyed(title: \"profile.title\")", declarations).text.text == "Profil")
  }

  @Test func `code looks texts up in many ways`() throws {
    for source in [
      "Text(String(localized: \"profile.title\"))",
      "Text(NSLocalizedString(\"profile.title\", comment: \"\"))",
      "Text(L10n.Profile.title)", "Text(Strings.profileTitle)",
    ] {
      #expect(try text(source).text.text == "Profil", "\(source)")
    }
    #expect(try text("Text(L10n.Profile.greeting(\"Ada\"))").text.text == "Ada, hallo")
  }

  @Test func `data of a running app is a sample, and said to be one`() throws {
    let declarations = "struct User { let fullName: String }"
    let body = "@State var user: User\n"
    let view = try view(
      "Row()",
      """
      \(declarations)
      struct Row: View { \(body) var body: some View { Text(user.fullName) } }
      """)
    let (node, coverage) = view.resolved(in: try Fixture.environment())
    guard case .text(let content) = node.content else { throw Missing() }
    #expect(content.text.text == "Alexandra Winter")
    #expect(content.origin == .sample(of: "fullName"))
    #expect(coverage.sampledTexts.values.sorted() == ["fullName"])
    #expect(coverage.description == "0 texts resolved, 1 sampled, 0 unknown")
  }
}
