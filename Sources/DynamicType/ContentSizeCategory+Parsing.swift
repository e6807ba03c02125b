extension ContentSizeCategory: SpelledName {
  static var noun: String { "content size category" }
  static var typeNames: [String] {
    ["uicontentsizecategory", "contentsizecategory", "dynamictypesize"]
  }
  var spellings: [String] {
    [shortName, uiKitName, dynamicTypeSizeName, rawName, "UIContentSizeCategory" + uiKitName]
  }
}

// MARK: - Parsing

extension ContentSizeCategory {
  /// The words that stand for several categories in a list.
  private static let listWords = ["all", "standard", "accessibility"]

  /// The category a text names.
  ///
  /// Short names, UIKit, SwiftUI and raw names are understood, in upper or lower case, with or
  /// without a leading dot: `AX3`, `accessibilityExtraLarge`, `.accessibility3`,
  /// `UICTContentSizeCategoryAccessibilityXL`.
  ///
  /// - Parameter text: The name.
  /// - Throws: ``DynamicTypeError/Code/unknownName`` with the nearest spelling.
  public init(parsing text: String) throws(DynamicTypeError) {
    self = try Self.parse(text)
  }

  /// The categories a list names.
  ///
  /// Entries are separated by commas. An entry is a name as ``init(parsing:)`` takes it, a range
  /// such as `AX1..AX5`, `..L` or `AX1..` (two dots or three), or one of the words `all`,
  /// `standard` and `accessibility`.
  ///
  /// - Parameter text: The list.
  /// - Returns: The categories in order of size, each once; never empty.
  /// - Throws: ``DynamicTypeError/Code/unknownName`` for a name that is not understood or an empty
  ///   entry, ``DynamicTypeError/Code/invalidRange`` for a range that runs downwards.
  public static func parseList(_ text: String) throws(DynamicTypeError) -> [ContentSizeCategory] {
    var chosen: Set<ContentSizeCategory> = []
    for entry in text.split(separator: ",", omittingEmptySubsequences: false) {
      chosen.formUnion(try parseEntry(entry.trimmingBlanks(), of: text))
    }
    return chosen.sorted()
  }

  /// The categories that one entry of a list names.
  private static func parseEntry(
    _ entry: String, of list: String
  ) throws(DynamicTypeError) -> [ContentSizeCategory] {
    switch entry.lowercased() {
    case "all": return allCases
    case "standard": return standardCases
    case "accessibility": return accessibilityCases
    case "":
      throw DynamicTypeError(
        .unknownName,
        reason: "a list of content size categories has an empty entry; write it as 'L,AX1..AX5'",
        context: "'\(list.shownInMessage)'")
    default: break
    }
    if let range = try parseRange(entry) { return Array(range) }
    return [try parse(entry, alsoAllowed: listWords)]
  }

  /// The categories of a range; nil if the entry is not one.
  private static func parseRange(
    _ entry: String
  ) throws(DynamicTypeError) -> [ContentSizeCategory]? {
    let characters = Array(entry)
    guard
      let start = characters.indices.dropLast().first(where: {
        characters[$0] == "." && characters[$0 + 1] == "."
      })
    else { return nil }
    var end = start + 2
    // A third dot is part of the range: `S...L` is `S..L`, and so is `S...large`.
    if end < characters.count, characters[end] == "." { end += 1 }
    let low = String(characters[..<start]).trimmingBlanks()
    let high = String(characters[end...]).trimmingBlanks()
    guard !low.isEmpty || !high.isEmpty else { return nil }
    let lower = low.isEmpty ? .extraSmall : try parse(low)
    let upper = high.isEmpty ? .accessibility5 : try parse(high)
    guard lower <= upper else {
      throw DynamicTypeError(
        .invalidRange,
        reason: "the range '\(entry.shownInMessage)' runs downwards; write the smaller size first")
    }
    return allCases.filter { lower <= $0 && $0 <= upper }
  }
}
