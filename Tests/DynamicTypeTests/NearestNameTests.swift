import Testing

@testable import DynamicType

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("", "abc", 3),
    ("kitten", "sitting", 3), ("ca", "abc", 3),
  ])
  func `the distance counts edits`(left: String, right: String, distance: Int) {
    #expect(NearestName.distance(left, right) == distance)
    #expect(NearestName.distance(right, left) == distance)
  }

  @Test func `how far a name may be grows with the word`() {
    #expect((0...9).map(NearestName.allowedDistance) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3])
  }

  @Test func `a short word is not corrected into an unrelated one`() {
    #expect(NearestName.suggestion(for: "--bogus", in: ["--jobs"]) == nil)
    #expect(NearestName.suggestion(for: "A", in: ["B"]) == nil)
    #expect(
      NearestName.suggestion(for: "--catgories", in: ["--categories", "--style"]) == "--categories")
  }

  @Test(arguments: [
    ("Lato-Regular", nil), ("kefa-regular", "Kefa-Regular"), ("Keffa-Bold", "Kefa-Bold"),
    ("KefaRegular", "Kefa-Regular"),
  ])
  func `a font is not corrected into another family of the same style`(
    written: String, meant: String?
  ) {
    let names = ["Kefa-Regular", "Kefa-Bold"]
    #expect(NearestName.suggestion(forFont: written, in: names) == meant)
  }

  @Test func `suggestions are the closest first, each once`() {
    let names = ["title2", "title", "title1", "title2"]
    #expect(NearestName.suggestions(for: "Title", in: names) == ["title", "title2", "title1"])
    #expect(NearestName.suggestions(for: "title", in: names, limit: 1) == ["title"])
    #expect(NearestName.suggestions(for: "title", in: names, limit: -1).isEmpty)
  }
}
