import DynamicType
import Foundation
import Testing

/// The listing of text styles.
@Suite struct ScaleCommandRampTests {
  private struct Listing: Decodable {
    let schemaVersion: Int
    let platform: String
    let scaling: String
    let styles: [Style]
    let notes: [String]
  }
  private struct Style: Decodable {
    let style: String?
    let name: String
    let weights: [String]
    let emphasizedWeight: String?
    let categories: [Cell]
  }
  private struct Cell: Decodable {
    let category: String
    let size: Double?
    let leading: Double?
    let sizeHIG: Double?
    let leadingHIG: Double?
    let isDoubtful: Bool
  }

  /// The file of facts that the model's own tests use.
  private struct Facts: Decodable {
    struct Phone: Decodable { let styles: [String: [String: Fact]] }
    struct Fact: Decodable {
      let size: Double
      let leading: Double
      let leadingHIG: Double
      let weight: String
      let emphasizedWeight: String
    }
    struct Fixed: Decodable { let rows: [Row] }
    struct Watch: Decodable { let categories: [String: [Row]] }
    struct Row: Decodable {
      let style: String
      let size: Double
      let leading: Double
      let sizeDesignResources: Double?
      let leadingDesignResources: Double?
    }
    let ios: Phone
    let macos: Fixed
    let tvos: Fixed
    let visionos: Fixed
    let watchos: Watch
  }

  private let facts: Facts

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "DynamicTypeTests/Fixtures/type-ramp.json")
    facts = try JSONDecoder().decode(Facts.self, from: Data(contentsOf: file))
  }

  @Test func `the JSON of iOS is the table of the facts`() async throws {
    let listing = try await decode(Listing.self, "scale")
    #expect(listing.schemaVersion == 1)
    #expect(listing.platform == "iOS" && listing.scaling == "byCategory")
    var count = 0
    for style in listing.styles {
      guard let facts = facts.ios.styles[style.style ?? ""] else {
        #expect(["extraLargeTitle", "extraLargeTitle2"].contains(style.style))
        continue
      }
      for (name, fact) in facts {
        let category = try ContentSizeCategory(parsing: name).shortName
        let cell = try #require(style.categories.first { $0.category == category })
        #expect(cell.size == fact.size && cell.leading == fact.leading)
        #expect(cell.sizeHIG == fact.size && cell.leadingHIG == fact.leadingHIG)
        #expect(style.weights == [fact.weight])
        #expect(style.emphasizedWeight == fact.emphasizedWeight)
        count += 1
      }
    }
    #expect(count == 132)
    #expect(
      listing.notes == [
        "extraLargeTitle and extraLargeTitle2 are known at L only, without a leading."
      ])
  }

  @Test func `an unknown size is null`() async throws {
    let listing = try await decode(Listing.self, "scale")
    let title = try #require(listing.styles.first)
    #expect(title.style == "extraLargeTitle")
    #expect(title.categories.map(\.category) == ContentSizeCategory.allCases.map(\.shortName))
    #expect(title.categories.compactMap(\.size) == [36])
    #expect(title.categories.compactMap(\.leading).isEmpty)
  }

  @Test func `the JSON of watchOS is the table of the facts`() async throws {
    let listing = try await decode(Listing.self, "scale", "--platform", "watchOS")
    var count = 0
    for (column, rows) in facts.watchos.categories {
      let word = try #require(column.split(separator: " ").first)
      let category = try ContentSizeCategory(parsing: String(word)).shortName
      for fact in rows {
        let style = try #require(listing.styles.first { $0.name == fact.style })
        let cell = try #require(style.categories.first { $0.category == category })
        #expect(cell.size == fact.sizeDesignResources ?? fact.size)
        #expect(cell.leading == fact.leadingDesignResources ?? fact.leading)
        count += 1
      }
    }
    #expect(count == 90)
    #expect(listing.styles.allSatisfy { $0.categories.count == 9 })
    #expect(listing.styles.flatMap(\.categories).count(where: \.isDoubtful) == 4)
    #expect(listing.notes.first == "watchOS has no M, AX4 or AX5.")
  }

  @Test(arguments: [("macOS", "all", "fixed"), ("tvOS", "all", "fixed")])
  func `the JSON of a platform that does not scale has one column`(
    platform: String, category: String, scaling: String
  ) async throws {
    let listing = try await decode(Listing.self, "scale", "--platform", platform)
    let rows = platform == "macOS" ? facts.macos.rows : facts.tvos.rows
    #expect(listing.scaling == scaling)
    #expect(listing.styles.map(\.name) == rows.map(\.style))
    #expect(listing.styles.allSatisfy { $0.categories.map(\.category) == [category] })
    #expect(listing.styles.map { $0.categories.first?.size } == rows.map(\.size))
    #expect(listing.styles.map { $0.categories.first?.leading } == rows.map(\.leading))
  }

  @Test func `visionOS is known at L only`() async throws {
    let listing = try await decode(Listing.self, "scale", "--platform", "visionOS")
    #expect(listing.scaling == "knownAtDefaultOnly")
    let sizes = listing.styles.map { $0.categories.map(\.size) }
    #expect(sizes == facts.visionos.rows.map { [$0.size] })
    let more = try await decode(
      Listing.self, "scale", "--platform", "visionOS", "--categories", "L,XL")
    #expect(more.styles.allSatisfy { $0.categories.count == 2 && $0.categories[1].size == nil })
  }
}

// MARK: - For people

extension ScaleCommandRampTests {
  @Test func `the ramp of iOS fits 80 columns and names what the HIG prints`() async {
    let outcome = await dyntype("scale")
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for line in [
      "title1            25/31   26/32   27/33   28/34   30/36*  32/38*  34/41",
      "headline          28/34   33/40   40/48   47/51*  53/62",
    ] {
      #expect(outcome.output.contains("\n\(line)\n"))
    }
    #expect(outcome.output.count { $0 == "*" } == 8 + 1)
    #expect(
      outcome.output.hasSuffix(
        """

        * The HIG prints another leading: title1 XL 37, XXL 39, AX4 62; headline AX4 56;
        subheadline XXXL 28, AX2 37; caption1 AX1 28; caption2 AX2 30.
        extraLargeTitle and extraLargeTitle2 are known at L only, without a leading.

        """))
  }

  @Test(arguments: Platform.allCases)
  func `every ramp fits 80 columns`(platform: Platform) async {
    let outcome = await dyntype("scale", "--platform", platform.rawValue)
    #expect(outcome.output.hasPrefix("Text styles of \(platform.rawValue)"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `a wide terminal has all categories side by side`() async {
    let outcome = await dyntype(["scale"], environment: ["COLUMNS": "112"])
    #expect(outcome.output.count(of: "\nbody ") == 1)
    #expect(await dyntype("scale").output.count(of: "\nbody ") == 2)
  }

  @Test func `the table of watchOS marks misprints`() async {
    let outcome = await dyntype(
      "scale", "--platform", "watchOS", "--categories", "L,AX1")
    #expect(
      outcome.output.hasPrefix(
        """
        Text styles of watchOS
        Size/leading in points.

        Style       L         AX1
        ----------  --------  --------
        largeTitle  36/38.5   44/46.5
        title1      34/36.5   42/44.5
        title2      28/30.5*  34/41?

        """))
    #expect(
      outcome.output.hasSuffix(
        """

        * The HIG prints another size: title2 L 27.
        ? The leading is probably a misprint of the HIG: title2 AX1.
        New watches are set to S (38 mm), L (40, 41 and 42 mm) or XL (44, 45 and 49 mm).

        """))
  }

  @Test func `one column has room for the weights`() async {
    let outcome = await dyntype("scale", "--platform", "macOS")
    #expect(
      outcome.output.hasPrefix(
        """
        Text styles of macOS

        Style        Points  Leading  Weight   Emphasised
        -----------  ------  -------  -------  ----------
        largeTitle       26       32  regular  bold

        """))
  }

  @Test func `Markdown tells the printed leading in words`() async {
    let outcome = await dyntype("scale", "--format", "markdown", "--categories", "L,XL")
    #expect(outcome.output.contains("\n| Style | L | XL |\n| --- | --- | --- |\n"))
    #expect(outcome.output.contains("\n| title1 | 28/34 | 30/36 (HIG prints leading 37) |\n"))
    #expect(!outcome.output.contains("*"))
  }

  @Test func `a spreadsheet has a row for each cell`() async {
    let outcome = await dyntype("scale", "--format", "csv", "--quiet")
    let lines = outcome.output.split(separator: "\r\n")
    #expect(lines.count == 1 + 13 * 12)
    #expect(
      lines.first
        == "style,category,size,leading,sizeHIG,leadingHIG,isDoubtful,weights,emphasizedWeight")
    #expect(lines.contains("title1,XL,30,36,30,37,false,regular,bold"))
    #expect(lines.contains("extraLargeTitle,XL,,,,,,,"))
    #expect(outcome.diagnostics.isEmpty)
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
