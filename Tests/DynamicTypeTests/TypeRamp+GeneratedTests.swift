import Testing

@testable import DynamicType

/// Compares every cell of the ramps with the facts.
@Suite struct TypeRampTableTests {
  private struct Facts: Decodable {
    struct Phone: Decodable {
      let styles: [String: [String: Cell]]
    }
    struct Cell: Decodable {
      let size: Double
      let leading: Double
      let leadingHIG: Double
      let weight: String
      let emphasizedWeight: String
      let naturalLineHeight: Double
      let trackingPt: Double?
    }
    struct Extra: Decodable {
      let size: Double
      let weight: String
    }
    struct Row: Decodable {
      let style: String
      let size: Double
      let leading: Double
      let weight: String?
      let weights: [String]?
      let emphasizedWeight: String?
      let flag: String?
      let sizeDesignResources: Double?
      let leadingDesignResources: Double?
    }
    struct Fixed: Decodable {
      let rows: [Row]
    }
    struct Watch: Decodable {
      let categories: [String: [Row]]
    }
    let ios: Phone
    let macos: Fixed
    let tvos: Fixed
    let visionos: Fixed
    let watchos: Watch
  }

  private let facts: Facts

  init() throws { facts = try Fixture.decode(Facts.self, from: "type-ramp.json") }

  @Test func `all 132 cells of iOS are those in the facts`() throws {
    var count = 0
    for (name, cells) in facts.ios.styles {
      let style = try #require(TextStyle(rawValue: name))
      for (size, fact) in cells {
        let category = try ContentSizeCategory(parsing: size)
        let cell = try TypeRamp.iOS.cell(of: style, at: category)
        #expect(cell.size == fact.size && cell.sizeHIG == fact.size)
        #expect(cell.leading == fact.leading && cell.leadingHIG == fact.leadingHIG)
        #expect(cell.weight?.rawValue == fact.weight)
        #expect(cell.emphasizedWeight?.rawValue == fact.emphasizedWeight)
        #expect(!cell.isDoubtful)
        let natural = SystemFontMetrics.iOS.naturalLineHeight(at: cell.size)
        #expect(abs(natural - fact.naturalLineHeight) < 0.000_001)
        if let tracking = fact.trackingPt {
          #expect(Tracking.sfPro.points(at: cell.size) == tracking)
        }
        count += 1
      }
    }
    #expect(count == 132)
  }

  @Test func `eight printed leadings of iOS are not what the system uses`() {
    var cells: [String] = []
    for style in TypeRamp.iOS.styles {
      for category in ContentSizeCategory.allCases {
        guard let cell = TypeRamp.iOS.value(of: style, at: category),
          let leading = cell.leading, let printed = cell.leadingHIG, leading != printed
        else { continue }
        cells.append("\(style) \(category) \(Int(printed)) \(Int(leading))")
      }
    }
    #expect(
      Set(cells) == [
        "title1 XL 37 36", "title1 XXL 39 38", "title1 AX4 62 61", "headline AX4 56 51",
        "subheadline XXXL 28 26", "subheadline AX2 37 36", "caption1 AX1 28 27",
        "caption2 AX2 30 29",
      ])
  }

  @Test func `all 90 cells of watchOS are those in the facts`() throws {
    var doubtful: [String] = []
    var count = 0
    for (column, facts) in facts.watchos.categories {
      let name = try #require(column.split(separator: " ").first)
      let category = try ContentSizeCategory(parsing: String(name))
      for fact in facts {
        let row = try #require(TypeRamp.watchOS.rows.first { $0.name == fact.style })
        let cell = try #require(row.cell(at: category))
        #expect(cell.size == fact.sizeDesignResources ?? fact.size)
        #expect(cell.leading == fact.leadingDesignResources ?? fact.leading)
        #expect(cell.sizeHIG == fact.size && cell.leadingHIG == fact.leading)
        #expect(cell.weight?.rawValue == fact.weight)
        #expect(cell.emphasizedWeight?.rawValue == fact.emphasizedWeight)
        #expect(cell.isDoubtful == (fact.flag != nil && fact.sizeDesignResources == nil))
        if cell.isDoubtful { doubtful.append("\(fact.style) \(category)") }
        count += 1
      }
    }
    #expect(count == 90)
    #expect(
      Set(doubtful) == ["Title 2 AX1", "Title 1 AX2", "Title 1 AX3", "Footnote 2 AX2"])
  }

  @Test func `all rows of macOS and tvOS are those in the facts`() throws {
    for (ramp, facts) in [(TypeRamp.macOS, facts.macos.rows), (.tvOS, facts.tvos.rows)] {
      #expect(ramp.rows.count == facts.count)
      for (row, fact) in zip(ramp.rows, facts) {
        let cell = try #require(row.cell(at: .large))
        #expect(row.name == fact.style)
        #expect(cell.size == fact.size && cell.leading == fact.leading)
        #expect(cell.weight?.rawValue == fact.weight)
        #expect(cell.emphasizedWeight?.rawValue == fact.emphasizedWeight)
      }
    }
  }

  @Test func `all rows of visionOS are those in the facts`() throws {
    #expect(TypeRamp.visionOS.rows.count == facts.visionos.rows.count)
    for fact in facts.visionos.rows {
      let style = try #require(TextStyle(rawValue: fact.style))
      let cell = try TypeRamp.visionOS.cell(of: style, at: .large)
      #expect(cell.size == fact.size && cell.leading == fact.leading)
      #expect(cell.weights.map(\.rawValue) == fact.weights)
    }
  }

  @Test func `the names of rows are those of their styles`() throws {
    for platform in Platform.allCases {
      for row in TypeRamp(of: platform).rows {
        let words = row.name.split(separator: " ").joined()
        guard let style = row.style else {
          #expect(["Footnote 2", "Subtitle 1"].contains(row.name))
          continue
        }
        #expect(words.lowercased().hasPrefix(style.rawValue.lowercased()))
      }
    }
  }
}
