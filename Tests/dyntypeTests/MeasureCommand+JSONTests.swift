import Foundation
import SampleApps
import Testing

/// The JSON of `dyntype measure` as it is documented.
struct MeasuredDocument: Decodable {
  let schemaVersion: Int
  let results: [MeasuredText]
}

/// An element of `results`, or a line that answers a request of a batch.
struct MeasuredText: Decodable {
  struct Font: Decodable {
    struct Fallback: Decodable {
      let postScriptName: String
      let ranges: [[Int]]
    }

    let postScriptName: String
    let family: String
    let file: String
    let isStandIn: Bool
    let requested: String
    let match: String
    let nearest: String?
    let fallbacks: [Fallback]
  }

  struct Category: Decodable {
    let category: String
    let pointSize: Double
    let lineCount: Int
    let requiredLineCount: Int
    let isTruncated: Bool
    let isUncertain: Bool
    let width: Double
    let height: Double
    let slack: Double?
    let shownText: String
    let missingCharacters: [String]
    let inkOverflow: [String: Double]
    let lines: [Line]
  }

  struct Line: Decodable {
    let range: [Int]
    let text: String
    let width: Double
    let ascent: Double
    let descent: Double
    let baseline: Double
    let leading: Double
    let ending: String
  }

  let text: String
  let locale: String
  let font: Font
  let width: Double?
  let lineLimit: Int?
  let truncationMode: String
  let scale: Double
  let categories: [Category]
}

@Suite struct MeasureCommandJSONTests {
  private static let keys = [
    "text", "locale", "font", "width", "lineLimit", "truncationMode", "scale", "categories",
  ]

  @Test func `every member is there, in the order of the documentation`() async throws {
    let outcome = await dyntype("measure", "Lend", "--categories", "L", "--format", "json")
    let fontKeys = [
      "postScriptName", "family", "file", "isStandIn", "requested", "match", "nearest",
      "fallbacks",
    ]
    let categoryKeys = [
      "category", "pointSize", "lineCount", "requiredLineCount", "isTruncated", "isUncertain",
      "width", "height", "slack", "shownText", "missingCharacters", "inkOverflow", "top", "bottom",
      "left", "right", "lines", "range", "text", "width", "ascent", "descent", "baseline",
      "leading", "ending",
    ]
    let expected =
      ["schemaVersion", "results"] + Self.keys.prefix(3) + fontKeys + Self.keys.dropFirst(3)
      + categoryKeys
    let found = outcome.output.matches(of: /"([A-Za-z]+)":/).map { String($0.1) }
    #expect(found == expected)
  }

  @Test func `lines, sizes and cuts are told`() async throws {
    let document = try await decode(
      MeasuredDocument.self, "measure", "Continue with your library card", "--font", "Lato-Bold",
      "--device", "se3", "--line-limit", "1")
    #expect(document.schemaVersion == 1)
    let result = try #require(document.results.first)
    #expect(result.locale == "en")
    #expect(result.width == 343)
    #expect(result.lineLimit == 1)
    #expect(result.truncationMode == "tail")
    #expect(result.scale == 2)
    #expect(result.font.postScriptName == "Lato-Bold")
    #expect(result.font.family == "Lato")
    #expect(result.font.file == "Files/Lato-Bold.ttf")
    #expect(!result.font.isStandIn)
    #expect(result.font.requested == "Lato-Bold")
    #expect(result.font.match == "postScriptName")
    #expect(result.font.nearest == nil)
    #expect(
      result.categories.map(\.category) == [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
    let last = try #require(result.categories.last)
    #expect(last.pointSize == 48)
    #expect(last.lineCount == 1)
    #expect(last.requiredLineCount == 3)
    #expect(last.isTruncated)
    #expect(last.shownText == "Continue with…")
    #expect(last.lines.map(\.text) == ["Continue with…"])
  }

  @Test func `heights and widths follow from the lines and the pixels`() async throws {
    let document = try await decode(
      MeasuredDocument.self, "measure", "Continue with your library card", "--width", "120",
      "--font", "Abel-Regular")
    for category in try #require(document.results.first).categories {
      let widest = try #require(category.lines.map(\.width).max())
      #expect(category.width >= widest - 0.0001 && category.width < widest + 1.0 / 3 + 0.0001)
      let last = try #require(category.lines.last)
      let height = last.baseline + last.descent
      #expect(category.height >= height - 0.0002 && category.height < height + 1.0 / 3 + 0.0002)
      #expect(Set(category.inkOverflow.keys) == ["top", "bottom", "left", "right"])
      #expect(category.lineCount == category.lines.count)
      // Ranges count UTF-16 units, touch, and take in the white space between lines.
      #expect(category.lines.first?.range.first == 0)
      #expect(last.range.last == 31)
      for (line, next) in zip(category.lines, category.lines.dropFirst()) {
        #expect(line.range.last == next.range.first)
      }
    }
  }

  @Test func `without a box, width and limit are null`() async throws {
    let document = try await decode(
      MeasuredDocument.self, "measure", "Lend", "--categories", "L")
    let result = try #require(document.results.first)
    #expect(result.width == nil)
    #expect(result.lineLimit == nil)
    #expect(result.scale == 3)
    #expect(result.font.isStandIn)
    #expect(result.font.match == "system")
    #expect(result.font.requested == "system")
  }

  @Test func `results come text by text and font by font`() async throws {
    let document = try await decode(
      MeasuredDocument.self, "measure", "Lend", "Read", "--font", "Lato-Bold", "--font",
      "Abel-Regular", "--categories", "L")
    #expect(document.results.map(\.text) == ["Lend", "Lend", "Read", "Read"])
    #expect(
      document.results.map(\.font.postScriptName) == [
        "Lato-Bold", "Abel-Regular", "Lato-Bold", "Abel-Regular",
      ])
  }

  @Test func `fallbacks have the ranges that they draw, and what no font has is named`()
    async throws
  {
    let document = try await decode(
      MeasuredDocument.self, "measure", "ab ยืม\u{13000}", "--font", "Lato-Regular",
      "--categories", "L")
    let result = try #require(document.results.first)
    #expect(result.font.fallbacks.map(\.postScriptName) == ["NotoSansThai-Regular"])
    #expect(result.font.fallbacks.first?.ranges == [[3, 6]])
    #expect(result.categories.first?.missingCharacters == ["\u{13000}"])
  }

  @Test(arguments: [
    ("Lato-Bold", "postScriptName", nil), ("Inter-SemiBold", "instance", nil),
    ("Lato Bold", "fullName", nil), ("Lato", "family", nil), ("Lato-Bolt", "missing", "Lato-Bold"),
    ("Quux", "missing", nil),
  ])
  func `it is told how a font was found`(
    name: String, match: String, nearest: String?
  ) async throws {
    let app = try SampleApp()
    for file in ["Lato-Regular.ttf", "Lato-Bold.ttf", "Inter-Variable.ttf"] {
      try app.addFont(file, from: file)
    }
    try app.addPlist(
      "Info.plist", fonts: ["Lato-Regular.ttf", "Lato-Bold.ttf", "Inter-Variable.ttf"])
    let document = try await decode(
      MeasuredDocument.self, "measure", "Lend", "--fonts", app.location("Info.plist"), "--font",
      name, "--categories", "L")
    let font = try #require(document.results.first).font
    #expect(font.requested == name)
    #expect(font.match == match)
    #expect(font.nearest == nearest)
    #expect(font.isStandIn == (match == "missing"))
  }
}
