import DynamicType
import Testing

@testable import ViewLayout

/// Frames of Apple's own SwiftUI, view by view.
///
/// Texts have the sizes that were measured; so every number of the layout can be compared.
@Suite struct ConformanceTests {
  static let files = [
    "layout", "customlayout", "grid", "ios", "lazy", "position", "pressure", "scroll", "section",
  ]

  /// Views that differ, and why.
  static let known: [String: (ids: Set<String>, reason: String)] = [
    "ios/label/basic": (
      [
        "icon", "iconOnly", "iconT", "label", "labelTitle", "stack", "title", "titleOnly", "titleT",
      ],
      "the sizes of system symbols are not known"
    ),
    "layout/rtl-text": (["label"], "the sizes of system symbols are not known"),
    "ios/progress/basic": (["row", "spinnerLabelled"], "the width of “Volume” was not measured"),
  ]

  struct Outcome {
    var agreeing: [String] = []
    var differing: [String] = []
  }

  static func outcome(of json: JSONValue, scale: Double) throws -> Outcome {
    let isPhone = json["platform"]?.string == "iOS26"
    let isTall = json["profile"]?.string == "tall"
    let decoder = CaseDecoder(font: isPhone ? .system(.body) : .system(size: 13))
    let node = try decoder.node(try #require(json["tree"]))
    let device = try #require(Device.all.first { $0.scale == scale })
    // Two titles of small buttons: the measured button less its insets of 10 and 5.
    var given = ["Mini": Size(width: 28.5, height: 21), "Small": Size(width: 37.5, height: 21)]
    decoder.collectTextSizes(
      try #require(json["tree"]), frames: json["frames"]?.object ?? [:], into: &given)
    let texts = try MeasuredTexts(platform: isPhone ? "iOS" : "macOS", isTall: isTall, given: given)
    let environment = ViewEnvironment(
      device: device, profile: isPhone ? .iOS26 : .macOS26)
    let root = try #require(json["root"]).array.compactMap(\.number)
    let laidOut = try ViewLayouter(texts: texts, environment: environment).layOut(
      node, in: Rect(x: 0, y: 0, width: root[0], height: root[1]), margins: .zero)
    var outcome = Outcome()
    for (id, frame) in try #require(json["frames"]).object.sorted(by: { $0.key < $1.key }) {
      let expected = frame.array.compactMap(\.number)
      guard let view = laidOut.view(id: id) else {
        outcome.differing.append("\(id) is not there, expected \(expected)")
        continue
      }
      let found = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      let distance = zip(expected, found).map { ($0 - $1).magnitude }.max() ?? 0
      // A pixel: half of it where line heights of the tall profile are rounded twice.
      if distance <= 0.5 {
        outcome.agreeing.append(id)
      } else {
        outcome.differing.append("\(id) is \(found), expected \(expected)")
      }
    }
    return outcome
  }

  @Test(arguments: files) func `views have the measured frames`(file: String) throws {
    for json in try JSONValue.fixture("cases-\(file).json").array {
      let id = json["id"]?.string ?? ""
      let outcome = try Self.outcome(of: json, scale: 2)
      let differing = outcome.differing.filter { text in
        !(Self.known[id]?.ids ?? []).contains(String(text.prefix { $0 != " " }))
      }
      #expect(differing == [], "\(id)")
    }
  }

  @Test func `nothing is listed as different that agrees`() throws {
    for file in Self.files {
      for json in try JSONValue.fixture("cases-\(file).json").array {
        guard let listed = Self.known[json["id"]?.string ?? ""] else { continue }
        let outcome = try Self.outcome(of: json, scale: 2)
        #expect(listed.ids.isDisjoint(with: outcome.agreeing), "\(listed.reason)")
      }
    }
  }
}
