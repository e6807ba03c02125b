import DynamicType
import Testing

@testable import FontBook

@Suite struct TrackingTableTests {
  private let table = TrackingTable([
    .init(pointSize: 20, tracking: -0.4), .init(pointSize: 10, tracking: 0.1),
  ])

  @Test func `listed sizes have their values, sizes between lie on a line`() {
    #expect(table.tracking(at: 10) == 0.1)
    #expect(table.tracking(at: 20) == -0.4)
    #expect(abs(table.tracking(at: 15) - -0.15) < 1e-12)
  }

  @Test func `beyond the ends the share of the size stays`() {
    #expect(abs(table.tracking(at: 5) - 0.05) < 1e-12)
    #expect(abs(table.tracking(at: 40) - -0.8) < 1e-12)
  }

  @Test func `an empty table adds nothing`() {
    #expect(TrackingTable([]).tracking(at: 17) == 0)
    #expect(TrackingTable([.init(pointSize: 0, tracking: 3)]).entries.isEmpty)
  }

  /// SF's published tracking, plus a share of the size that is 0.04 up to 17 pt but for 0.038 at 16,
  /// 0.024 at 20, and −0.015 from 24 pt on, on straight lines between.
  @Test func `the stand-in's table is SF's tracking and the fitted correction`() throws {
    let knots = [(15.0, 0.04), (16, 0.038), (17, 0.04), (20, 0.024), (24, -0.015)]
    func correction(_ size: Double) -> Double {
      guard let next = knots.firstIndex(where: { size <= $0.0 }) else { return -0.015 }
      guard next > 0 else { return 0.04 }
      let (low, high) = (knots[next - 1], knots[next])
      return low.1 + (high.1 - low.1) * (size - low.0) / (high.0 - low.0)
    }
    for role in [FontManifest.Role.system, .systemItalic] {
      let annotation = try #require(try bundledManifest().annotations.first { $0.role == role })
      let entries = try #require(annotation.tracking?.entries)
      #expect(entries.count == Tracking.sfPro.entries.count)
      for entry in entries {
        let size = entry.pointSize
        let expected = Tracking.sfPro.points(at: size) + correction(size) * size
        #expect(abs(entry.tracking - expected) < 1e-4, "\(size)")
      }
    }
  }
}
