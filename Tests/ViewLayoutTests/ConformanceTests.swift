import DynamicType
import Testing

@testable import ViewLayout

/// Frames of Apple's own SwiftUI, view by view.
///
/// Texts have the sizes that were measured; so every number of the layout can be compared.
@Suite struct ConformanceTests {
  static let files = [
    "layout", "customlayout", "grid", "ios", "lazy", "position", "pressure", "scroll", "section",
    "text",
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
    var given: [String: Size] = [:]
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
      if distance <= 0.26 {
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
      do {
        let outcome = try Self.outcome(of: json, scale: 2)
        print("CASE", id, outcome.agreeing.count, "agree", outcome.differing.count, "differ")
        for text in outcome.differing { print("   ", text) }
      } catch {
        print("CASE", id, "error", error)
      }
    }
  }
}
