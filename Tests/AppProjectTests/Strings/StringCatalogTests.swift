import SampleApps
import Testing

@testable import AppProject

@Suite struct StringCatalogTests {
  /// A catalog with one key, on the third line.
  private func table(_ entry: String, key: String = "key") throws -> StringTable {
    let app = try SampleApp()
    try app.add(
      "L.xcstrings",
      text: """
        {
          "sourceLanguage" : "en", "version" : "1.0", "strings" : {
            "\(key)" : \(entry)
          }
        }
        """)
    return try StringTable(
      ProjectFile(path: "L.xcstrings", location: app.location("L.xcstrings")))
  }

  private func describe(_ table: StringTable) -> [String] {
    table.strings.map { string in
      let variations = string.variations.map { "/\($0)" }.joined()
      return "\(string.locale)\(variations): \(string.text)"
    }
  }

  @Test func `a key without a text in the source language stands for itself`() throws {
    let table = try table(
      #"{"localizations": {"de": {"stringUnit": {"state": "new", "value": "Los"}}}}"#, key: "Go")
    #expect(describe(table) == ["en: Go", "de: Los"])
    #expect(table.strings[0].position == SourcePosition(line: 3, column: 5))
    #expect(table.sourceLanguage == "en")
    #expect(table.problems.isEmpty)
  }

  @Test func `plural and device variants are read at any depth`() throws {
    let table = try table(
      """
      {"localizations": {"en": {"variations": {"device": {
        "ipad": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld thing"}},
          "other": {"stringUnit": {"value": "%lld things"}}}}},
        "mac": {"stringUnit": {"value": "Click"}},
        "other": {"stringUnit": {"value": "Tap"}}}}}}}
      """)
    #expect(
      describe(table) == [
        "en/device.ipad/plural.one: %lld thing", "en/device.ipad/plural.other: %lld things",
        "en/device.mac: Click", "en/device.other: Tap",
      ])
    #expect(table.strings.map(\.isForIOS) == [true, true, false, true])
    #expect(table.strings.map(\.position?.line) == [5, 6, 7, 8])
  }

  @Test func `substitutions are put in place, their arguments numbered`() throws {
    let table = try table(
      """
      {"localizations": {"en": {
        "stringUnit": {"value": "%#@files@ in %#@folders@"},
        "substitutions": {
          "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg file"}},
            "other": {"stringUnit": {"value": "%arg files"}}}}},
          "folders": {"argNum": 2, "formatSpecifier": "d", "variations": {"plural": {
            "other": {"stringUnit": {"value": "%arg folders"}}}}}}}}}
      """)
    #expect(
      describe(table) == [
        "en/plural.one/plural.other: %1$lld file in %2$d folders",
        "en/plural.other/plural.other: %1$lld files in %2$d folders",
      ])
    #expect(table.strings[0].variations.map(\.argument) == [1, 2])
  }

  @Test func `variants by width are one text and the shorter ones`() throws {
    let table = try table(
      """
      {"localizations": {"en": {"variations": {"width": {
        "20": {"stringUnit": {"value": "Mon"}}, "50": {"stringUnit": {"value": "Monday"}},
        "5": {"stringUnit": {"value": "M"}}}}}}}
      """)
    #expect(table.strings.map(\.text) == ["Monday"])
    #expect(table.strings.map(\.shorterTexts) == [["Mon", "M"]])
  }

  @Test func `stale keys are left out, and translations that are not wanted`() throws {
    #expect(try table(#"{"extractionState": "stale"}"#).strings.isEmpty)
    let table = try table(
      #"{"shouldTranslate": false, "localizations": {"de": {"stringUnit": {"value": "x"}}}}"#)
    #expect(describe(table) == ["en: key"])
  }

  @Test func `what is wrong with an entry is told with its line, and the rest is read`() throws {
    let table = try table(
      """
      {"localizations": {
        "en": {"stringUnit": {"state": "new"}},
        "de": {"variations": {"mood": {"good": {"stringUnit": {"value": "x"}}}}},
        "fr": {"stringUnit": {"value": "Bon"}}}}
      """)
    #expect(describe(table) == ["fr: Bon"])
    #expect(
      table.problems.map(\.description) == [
        "L.xcstrings:4: \"key\" has a stringUnit without a text as its value",
        "L.xcstrings:5: \"key\" varies by \"mood\", which is not known here",
      ])
  }

  @Test func `a substitution that leads to more variants than anyone has is cut off`() throws {
    let names = (0..<4).map { "s\($0)" }
    let variants = (0..<6).map { "\"v\($0)\": {\"stringUnit\": {\"value\": \"x\($0)\"}}" }
    let substitutions = names.map { name in
      "\"\(name)\": {\"variations\": {\"plural\": {\(variants.joined(separator: ","))}}}"
    }
    let table = try table(
      """
      {"localizations": {"en": {
        "stringUnit": {"value": "\(names.map { "%#@\($0)@" }.joined())"},
        "substitutions": {\(substitutions.joined(separator: ","))}}}}
      """)
    #expect(table.strings.count == StringVariants.limit)
    #expect(table.problems.map(\.code) == [.limitReached])
  }

  @Test func `a substitution that names itself ends`() throws {
    let table = try table(
      """
      {"localizations": {"en": {
        "stringUnit": {"value": "%#@a@"},
        "substitutions": {"a": {"variations": {"plural": {
          "other": {"stringUnit": {"value": "%#@a@%#@a@"}}}}}}}}}
      """)
    #expect(table.strings.count == 1)
  }
}
