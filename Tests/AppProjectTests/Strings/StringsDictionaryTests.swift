import SampleApps
import Testing

@testable import AppProject

@Suite struct StringsDictionaryTests {
  private func table(_ entries: String) throws -> StringTable {
    let app = try SampleApp()
    try app.add(
      "de.lproj/L.stringsdict",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        \(entries)
        </dict></plist>
        """)
    return try StringTable(
      ProjectFile(path: "L.stringsdict", location: app.location("de.lproj/L.stringsdict")))
  }

  @Test func `plural rules are put in place of their names`() throws {
    let table = try table(
      """
        <key>files</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>Es gibt %1$#@n@.</string>
          <key>n</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lu</string>
            <key>one</key><string>eine Datei</string>
            <key>other</key><string>%lu Dateien</string>
          </dict>
        </dict>
      """)
    #expect(table.strings.map(\.text) == ["Es gibt eine Datei.", "Es gibt %lu Dateien."])
    #expect(
      table.strings.map { $0.variations.map(\.description) } == [["plural.one"], ["plural.other"]])
    #expect(table.strings.allSatisfy { $0.position?.line == 3 })
  }

  @Test func `texts for widths are one text and the shorter ones`() throws {
    let table = try table(
      """
        <key>day</key>
        <dict><key>NSStringVariableWidthRuleType</key>
          <dict><key>1</key><string>Mo</string><key>100</key><string>Montag</string></dict></dict>
      """)
    #expect(table.strings.map(\.text) == ["Montag"])
    #expect(table.strings.map(\.shorterTexts) == [["Mo"]])
  }

  @Test func `an entry without a rule is told with its line`() throws {
    let table = try table("  <key>x</key><string>plain</string>")
    #expect(table.strings.isEmpty)
    #expect(table.problems.map(\.context) == ["L.stringsdict:3"])
  }
}
