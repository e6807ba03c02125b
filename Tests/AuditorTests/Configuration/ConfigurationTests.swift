import AppProject
import DynamicType
import Testing
import TextLayout

@testable import Auditor

@Suite struct ConfigurationTests {
  private func read(_ text: String) throws -> Configuration {
    try Configuration(parsing: Array(text.utf8), path: "dyntype.json")
  }

  @Test func `all that can be said is read`() throws {
    let configuration = try read(
      """
      {
        "sourceLanguage": "en", "locales": ["de"], "categories": ["L", "AX1..AX5"],
        "devices": ["se3", "iphone-16-pro-max"], "failOn": "moderate", "exclude": ["Tests"],
        "samples": {"%@": ["Maximiliane"], "%d": "88888"},
        "rules": {"fit-tight": "off", "fit-truncated": "critical", "font-tall-line": "on"},
        "constraints": {
          "*.button.*": {"role": "control", "style": "headline", "width": 280, "lines": 1,
                         "minimumScale": 0.8, "stackedWidth": 343, "uppercase": true},
          "*": {"font": "Lato-Regular", "size": 15, "relativeTo": "subheadline", "inset": 20}
        },
        "suppressions": [{"rule": "fit-*", "key": "legal.*", "reason": "shown in a sheet"}]
      }
      """)
    #expect(configuration.categories.map(\.shortName) == ["L", "AX1", "AX2", "AX3", "AX4", "AX5"])
    #expect(configuration.failOn == .moderate)
    #expect(configuration.samples.chosen == [.text, .integer])
    #expect(configuration.rules["fit-truncated"] == .severity(.critical))
    #expect(!configuration.isOn("fit-tight"))
    let button = try #require(configuration.constraint(for: "sign.button.in"))
    #expect(button.role == .control)
    #expect(button.font == .system(.headline))
    #expect(button.container.width == 280)
    #expect(button.container.lineLimit == 1)
    #expect(button.isUppercase)
    let other = try #require(configuration.constraint(for: "about"))
    #expect(other.font == .custom("Lato-Regular", size: 15, relativeTo: .subheadline))
    // The narrower of the two has 375 points, of which its margins take 32.
    #expect(other.container.width == 375 - 32 - 20)
    #expect(other.device?.contains("SE") == true)
    #expect(configuration.suppressions.map(\.reason) == ["shown in a sheet"])
  }

  @Test(arguments: [
    ("{\n\"rule\": {}}", "2: the configuration has no \"rule\"; did you mean \"rules\"?"),
    ("{\"rules\": {\"fit-truncted\": \"off\"}}", "did you mean \"fit-truncated\"?"),
    ("{\"rules\": {\"fit-tight\": \"quiet\"}}", "a rule is on, off, minor"),
    ("{\"constraints\": {\"*\": {}}}", "needs either \"width\""),
    ("{\"constraints\": {\"*\": {\"width\": 1e9}}}", "a number from 1 to 100000, not 1000000000"),
    ("{\"constraints\": {\"*\": {\"widht\": 280}}}", "did you mean \"width\"?"),
    ("{\"constraints\": {\"*\": {\"width\": 9, \"style\": \"huge\"}}}", "style"),
    ("{\"constraints\": {\"*\": {\"inset\": 9}}}", "needs \"devices\""),
    ("{\"constraints\": {\"*\": {\"width\": 9, \"lines\": 1.5}}}", "a whole number from 1"),
    ("{\"constraints\": {\"*\": {\"width\": 9, \"role\": \"x\"}}}", "text, title, control, bar"),
    ("{\"constraints\": {\"*\": {\"font\": \"../a.ttf\", \"width\": 9}}}", "is a PostScript name"),
    ("{\"samples\": {\"%@\": []}}", "needs at least one sample"),
    ("{\"devices\": [\"iphone 99\"]}", "devices"),
    ("{\"suppressions\": [{\"rule\": \"*\"}]}", "needs a \"reason\""),
    ("{\"suppressions\": [{\"rule\": \"*\", \"reason\": \"-\"}]}", "needs a \"reason\""),
    ("[]", "should be an object"),
    ("{\"failOn\": \"bad\"}", "should be one of minor, moderate, serious, critical"),
  ])
  func `a mistake is told with its line and what was perhaps meant`(
    text: String, message: String
  ) {
    do throws(AppProjectError) {
      _ = try Configuration(parsing: Array(text.utf8), path: "dyntype.json")
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
      #expect("\(error)".hasPrefix("dyntype.json:"))
    }
  }
}
