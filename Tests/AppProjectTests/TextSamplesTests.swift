import SampleApps
import Testing

@testable import AppProject

@Suite struct TextSamplesTests {
  private func samples(_ file: String, _ text: String) throws -> [TextSamples] {
    let app = try SampleApp()
    try app.add(file, text: text)
    return try TextSamples.read(app.location(file))
  }

  @Test func `a string catalog gives the texts of each language`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Sign in": {"localizations": {"ro": {"stringUnit": {"state": "x", "value": "Intră"}}}},
        "n": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "One"}}, "other": {"stringUnit": {"value": "Many"}}}}}}}
      }}
      """
    #expect(
      try samples("L.xcstrings", catalog) == [
        TextSamples(locale: "en", texts: ["Sign in", "One", "Many"]),
        TextSamples(locale: "ro", texts: ["Intră"]),
      ])
  }

  @Test func `a strings file gives its values in the language of its folder`() throws {
    #expect(
      try samples("ro.lproj/L.strings", "/* c */\n\"b\" = \"Doi\";\n\"a\" = \"Unu\";\n")
        == [TextSamples(locale: "ro", texts: ["Doi", "Unu"])])
  }

  @Test func `any other file is read line by line`() throws {
    #expect(
      try samples("t.txt", "one\r\ntwo\n\nthree")
        == [TextSamples(locale: nil, texts: ["one", "two", "three"])])
  }

  @Test func `a file of the wrong shape is an error`() {
    #expect(throws: AppProjectError(.malformed, "", context: "")) {
      try samples("L.xcstrings", "{\"strings\": ")
    }
    #expect(throws: AppProjectError(.unreadable, "", context: "")) {
      try TextSamples.read("/nowhere.txt")
    }
  }
}
