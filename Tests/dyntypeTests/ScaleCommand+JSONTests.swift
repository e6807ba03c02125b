import Testing

@Suite struct ScaleCommandJSONTests {
  private struct Result: Decodable {
    struct Category: Decodable {
      let category: String
      let size: Double?
      let scaled: [Double?]
    }
    let operation: String
    let scale: Double?
    let maximumPointSize: Double?
    let values: [Double]
    let categories: [Category]
  }

  @Test func `members stand in a fixed order`() async {
    let outcome = await dyntype(
      "scale", "17", "24", "--categories", "M", "--format", "json")
    #expect(
      outcome.output == """
        {
          "schemaVersion": 1,
          "platform": "iOS",
          "scaling": "byCategory",
          "style": "body",
          "operation": "scaledValue",
          "scale": 3,
          "maximumPointSize": null,
          "values": [17, 24],
          "categories": [
            {
              "category": "M",
              "size": 16,
              "leading": 21,
              "sizeHIG": 16,
              "leadingHIG": 21,
              "isDoubtful": false,
              "scaled": [16.3333, 23]
            }
          ],
          "notes": []
        }

        """)
  }

  /// 17 × 19 ÷ 22 is 14.7 and 17 × 62 ÷ 22 is 47.9.
  @Test func `a custom font of 17 points is 15 at XS and 48 at AX5`() async throws {
    let result = try await decode(Result.self, "scale", "17", "--font-size")
    #expect(result.operation == "scaledFont")
    #expect(result.scale == nil && result.maximumPointSize == nil)
    #expect(
      result.categories.map(\.scaled) == [
        [15], [15], [16], [17], [19], [20], [22], [26], [31], [37], [43], [48],
      ])
  }

  @Test func `the maximum holds and is not rounded`() async throws {
    let result = try await decode(
      Result.self, "scale", "17", "--font-size", "--max", "30.5", "--categories", "AX1..AX3")
    #expect(result.maximumPointSize == 30.5)
    #expect(result.categories.map(\.scaled) == [[26], [30.5], [30.5]])
  }

  /// Caption 2 has a leading of 13 up to L and of 48 at AX5: 64 × 48 ÷ 13 is 236.3.
  @Test func `caption2 does not shrink and has the steepest curve`() async throws {
    let result = try await decode(
      Result.self, "scale", "64", "--style", "caption2", "--categories", "XS,L,AX5")
    #expect(result.categories.map(\.scaled) == [[64], [64], [236.3333]])
  }

  @Test func `what is not known is null`() async throws {
    let result = try await decode(
      Result.self, "scale", "17", "--platform", "visionOS", "--categories", "L,XL")
    #expect(result.categories.map(\.size) == [17, nil])
    #expect(result.categories.map(\.scaled) == [[17], [nil]])
  }
}
