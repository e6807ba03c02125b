import DynamicType

/// The categories of a platform's type ramp that were asked for.
struct RampSelection: Sendable {
  let ramp: TypeRamp
  let categories: [ContentSizeCategory]
  /// Whether the one column stands for every category, since the platform's text does not scale.
  let standsForAll: Bool

  /// The categories asked for; of all of them, those that the platform has.
  init(platform: Platform, categories: [ContentSizeCategory]) {
    ramp = TypeRamp(of: platform)
    let wantsAll = categories == ContentSizeCategory.allCases
    self.categories = wantsAll ? ramp.categories : categories
    standsForAll = wantsAll && ramp.scaling == .fixed
  }

  var platformName: String { ramp.platform.rawValue }

  /// What a category is called in a result.
  func label(_ category: ContentSizeCategory) -> String {
    standsForAll ? "all" : category.shortName
  }

  /// What a row of the ramp says; nil where the platform has no value, or none is known.
  func cell(_ row: TypeRamp.Row, at category: ContentSizeCategory) -> TypeRamp.Cell? {
    ramp.scaling == .fixed ? row.cells.first : row.cell(at: category)
  }
}

// MARK: - What is missing

extension RampSelection {
  /// What a reader has to know of the platform, a sentence each.
  ///
  /// - Parameter rows: The rows of the ramp that are shown.
  /// - Returns: The sentences; empty if the tables say it all.
  func notes(rows: [TypeRamp.Row]) -> [String] {
    switch ramp.scaling {
    case .fixed:
      return ["\(platformName) does not scale text: the sizes are the same at every category."]
    case .knownAtDefaultOnly:
      return ["\(platformName) scales text, but only its sizes at L, the default, are known."]
    case .byCategory:
      return missingCategories + missingCells(rows)
    }
  }

  private var missingCategories: [String] {
    let all = categories == ramp.categories ? ContentSizeCategory.allCases : categories
    let missing = all.filter { !ramp.categories.contains($0) }.map(\.shortName)
    return missing.isEmpty ? [] : ["\(platformName) has no \(missing.listed(with: "or"))."]
  }

  /// The rows that lack categories of the platform; those of the same extent in one sentence.
  private func missingCells(_ rows: [TypeRamp.Row]) -> [String] {
    let short = rows.filter { $0.categories != ramp.categories }
    var notes: [String] = []
    for row in short where short.first(where: { $0.extent == row.extent })?.name == row.name {
      let labels = short.filter { $0.extent == row.extent }.map(\.label)
      notes.append(
        "\(labels.listed(with: "and")) \(labels.count == 1 ? "is" : "are") \(row.extent).")
    }
    return notes
  }
}

extension TypeRamp.Row {
  /// The name that options take, or the printed one for what is none of the text styles.
  var label: String { style?.rawValue ?? name }

  /// Where the row has values, in words.
  fileprivate var extent: String {
    let leading = cells.contains { $0.leading == nil } ? ", without a leading" : ""
    return "known at \(categories.map(\.shortName).listed(with: "and")) only\(leading)"
  }
}

extension [String] {
  /// The words as a sentence lists them: `M, AX4 or AX5`.
  func listed(with conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
