import Testing

@testable import DynamicType

@Suite struct ContentSizeCategoryParsingTests {
  @Test(arguments: ContentSizeCategory.allCases)
  func `every spelling is understood in any case and with a dot`(
    category: ContentSizeCategory
  ) throws {
    for name in category.spellings {
      #expect(try ContentSizeCategory(parsing: name) == category)
      #expect(try ContentSizeCategory(parsing: name.lowercased()) == category)
      #expect(try ContentSizeCategory(parsing: name.uppercased()) == category)
      #expect(try ContentSizeCategory(parsing: "." + name) == category)
      #expect(try ContentSizeCategory(parsing: " UIContentSizeCategory." + name + " ") == category)
    }
  }

  @Test func `no spelling stands for two categories`() {
    let spellings = ContentSizeCategory.allCases.flatMap { category in
      Set(category.spellings.map { $0.lowercased() })
    }
    #expect(Set(spellings).count == spellings.count)
  }

  @Test func `an unknown name is answered with the nearest one`() {
    #expect(
      message { _ = try ContentSizeCategory(parsing: "AX6") }
        == "'AX6' is not a content size category; did you mean 'AX1'?")
    #expect(message { _ = try ContentSizeCategory(parsing: "extraLagre") }.contains("'extraLarge'"))
    #expect(
      message { _ = try ContentSizeCategory(parsing: "huge") }.contains("use one of XS, S, M, L"))
    for text in ["", ".", "..", "foo.large", "accessibility", "large!"] {
      #expect(code { _ = try ContentSizeCategory(parsing: text) } == .unknownName)
    }
  }

  @Test func `a long text is cut in the message`() {
    let text = String(repeating: "x", count: 100_000)
    #expect(message { _ = try ContentSizeCategory(parsing: text) }.count < 200)
  }

  @Test(arguments: [
    ("L", "L"),
    ("AX1..AX5", "AX1 AX2 AX3 AX4 AX5"),
    ("AX1...AX2", "AX1 AX2"),
    ("all", "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5"),
    ("standard", "XS S M L XL XXL XXXL"),
    ("Accessibility", "AX1 AX2 AX3 AX4 AX5"),
    ("AX5, L ,xs,large", "XS L AX5"),
    ("..M", "XS S M"),
    ("...medium", "XS S M"),
    ("AX4..", "AX4 AX5"),
    (".large...accessibility1", "L XL XXL XXXL AX1"),
    ("L..L", "L"),
    ("XXL..AX1,S", "S XXL XXXL AX1"),
  ])
  func `a list is sorted and has each category once`(text: String, expected: String) throws {
    let found = try ContentSizeCategory.parseList(text)
    #expect(found.map(\.shortName).joined(separator: " ") == expected)
  }

  @Test func `a wrong list is refused`() {
    #expect(code { _ = try ContentSizeCategory.parseList("") } == .unknownName)
    #expect(code { _ = try ContentSizeCategory.parseList("L,,M") } == .unknownName)
    #expect(code { _ = try ContentSizeCategory.parseList("L,") } == .unknownName)
    #expect(code { _ = try ContentSizeCategory.parseList("..") } == .unknownName)
    #expect(code { _ = try ContentSizeCategory.parseList("....") } == .unknownName)
    #expect(code { _ = try ContentSizeCategory.parseList("AX5..AX1") } == .invalidRange)
    #expect(message { _ = try ContentSizeCategory.parseList("standart") }.contains("'standard'"))
  }
}
