import BundledFonts
import DynamicType
import FontBook
import Testing

@testable import ViewLayout

/// Frames of Apple's own SwiftUI that need line heights but no widths, with the bundled fonts.
@Suite struct StandInConformanceTests {
  @Test(arguments: ["layout", "pressure"])
  func `heights and places agree within a pixel`(file: String) throws {
    let path = try #require(BundledFonts.manifestPath)
    let fonts = FontBook(systemManifest: try FontManifest(contentsOf: path))
    var compared = 0
    for json in try JSONValue.fixture("cases-\(file).json").array
    where json["fontDependent"]?.string == "height-only" {
      let decoder = CaseDecoder(font: .system(size: 13))
      let device = try #require(Device.all.first { $0.scale == 2 })
      let environment = ViewEnvironment(device: device, profile: .macOS26)
      let root = try #require(json["root"]).array.compactMap(\.number)
      let laidOut = try LayoutSession(fonts: fonts).layOut(
        try decoder.node(try #require(json["tree"])), in: environment,
        size: Size(width: root[0], height: root[1]))
      for (id, frame) in try #require(json["frames"]).object {
        let expected = frame.array.compactMap(\.number)
        let found = try #require(laidOut.view(id: id)).frame
        #expect((found.minY - expected[1]).magnitude <= 0.5, "\(id)")
        // The Mac makes each line a whole number of points high: half a point more than the phone.
        let lines = file == "pressure" ? max((expected[3] / 16).rounded(), 1) : 1
        #expect((found.height - expected[3]).magnitude <= 0.5 * lines, "\(id)")
        compared += 1
      }
    }
    #expect(compared > 10)
  }
}
