import Foundation
import SampleApps
import Testing

@testable import AppProject

@Suite struct StringsFileTests {
  private func table(_ file: String, _ data: Data) throws -> StringTable {
    let app = try SampleApp()
    try app.add(file, data)
    return try StringTable(ProjectFile(path: file, location: app.location(file)))
  }

  private func table(_ text: String) throws -> StringTable {
    try table("de.lproj/L.strings", Data(text.utf8))
  }

  @Test func `comments, unquoted keys and escapes are read`() throws {
    let table = try table(
      """
      /* one
         "no" = "no"; */
      "a" = "A \\"quoted\\" \\n\\U00e9\\ud83d\\ude00"; // end
      plain.key-1 = 'single';
      "alone";
      """)
    #expect(table.strings.map(\.key) == ["a", "plain.key-1", "alone"])
    #expect(table.strings.map(\.text) == ["A \"quoted\" \né😀", "single", "alone"])
    #expect(table.strings.map(\.position?.line) == [3, 4, 5])
    #expect(table.strings.allSatisfy { $0.locale == "de" })
    #expect(table.problems.isEmpty)
  }

  @Test func `an entry that cannot be read is told with its line, and the others are read`() throws
  {
    let table = try table(
      """
      "a" = "A";
      "b" = "B"
      "c" = "C";
      "d" "D";
      "e" = "E";
      """)
    #expect(table.strings.map(\.key) == ["a", "c", "e"])
    #expect(
      table.problems.map(\.description) == [
        "de.lproj/L.strings:3: needs a semicolon behind the entry \"b\"",
        "de.lproj/L.strings:4: needs a semicolon behind the entry \"d\"",
      ])
  }

  @Test func `a text and a comment without an end are told, not followed for ever`() throws {
    #expect(
      try table("\"a\" = \"A;\n").problems.map(\.reason) == [
        "has a text without an end, which begins in line 1"
      ])
    #expect(try table("/* a").problems.map(\.reason) == ["has a comment without an end"])
    #expect(try table(String(repeating: "=\n", count: 10_000)).problems.count <= 20)
  }

  @Test(arguments: [
    String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian,
  ])
  func `encodings are known by their marks and without`(encoding: String.Encoding) throws {
    let text = "\"a\" = \"Übung 😀\";"
    for mark in ["\u{FEFF}", ""] {
      let data = try #require((mark + text).data(using: encoding))
      #expect(try table("de.lproj/L.strings", data).strings.map(\.text) == ["Übung 😀"])
    }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `property lists are read`(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["b": "B & C", "a": "A", "n": 1] as [String: Any], format: format,
      options: 0)
    let table = try table("fr.lproj/L.strings", data)
    #expect(table.strings.map(\.text) == ["A", "B & C"])
    #expect(table.strings.allSatisfy { ($0.position == nil) == (format == .binary) })
    #expect(table.problems.map(\.reason) == ["\"n\" should be a text"])
  }

  @Test func `the language is that of the folder, and tables are known by their common name`() {
    #expect(StringTable.language(of: "App/pt_BR.lproj/L.strings") == "pt-BR")
    #expect(StringTable.language(of: "App/Base.lproj/L.strings") == nil)
    let file = ProjectFile(path: "App/de.lproj/L.stringsdict", location: "")
    #expect(StringTable(file: file, strings: []).name == "App/L.strings")
  }

  @Test func `a file of neither encoding is an error`() {
    #expect(throws: AppProjectError(.malformed, "", context: "")) {
      try table("L.strings", Data([0x22, 0xC3, 0x22]))
    }
  }
}
