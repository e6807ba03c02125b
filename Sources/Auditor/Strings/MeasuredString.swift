package import AppProject
import DynamicType
package import FontBook
import TextLayout

/// A text of an app in one language, measured at all sizes in what it is shown in.
package struct MeasuredString: Sendable {
  package let string: LocalizedString
  /// The file that it stands in, relative to the project's folder.
  package let file: String
  package let constraint: TextConstraint
  /// The text as it was measured, samples put in.
  package let text: String
  /// The samples that were put in.
  package let samples: [String]
  /// Whether every sample was chosen for the app, rather than made up.
  package let usesOwnSamples: Bool
  /// Whether it is cut only because of a sample that no one chose for the app.
  package let hangsOnSample: Bool
  /// One result a size, ascending.
  package let results: [SizeResult]
  /// What would mend it; nil when nothing is cut.
  package let remedies: Remedies?
  /// The font that was used.
  package let font: FontChoice
  /// Lines at the default size.
  package let defaultLineCount: Int
  /// The width of the widest piece that cannot be broken, at the largest size at which a word is
  /// split, in points; nil when none is.
  package let splitPieceWidth: Double?

  /// The smallest size at which it is cut.
  package var firstCut: SizeResult? { results.first(where: \.isCut) }

  /// The largest size at which it is cut.
  package var lastCut: SizeResult? { results.last(where: \.isCut) }

  /// Where it stands.
  package var place: Place {
    var place = Place(
      file: file, line: string.position?.line, column: string.position?.column)
    place.stringKey = string.key
    place.locale = string.locale
    return place
  }

  /// The end of the text that is not shown at a size; empty when all is.
  package func lostText(at result: SizeResult) -> String {
    guard let offset = result.lostFrom else { return "" }
    let units = text.utf16
    return String(
      decoding: units.suffix(max(0, units.count - offset)), as: UTF16.self)
  }

  /// Whether this is worse than another: cut at a smaller size, then at more sizes, then by more.
  package func isWorse(than other: MeasuredString) -> Bool {
    let (mine, others) = (firstCut?.category, other.firstCut?.category)
    if mine != others {
      guard let mine else { return false }
      return others.map { mine < $0 } ?? true
    }
    let (cuts, otherCuts) = (results.count(where: \.isCut), other.results.count(where: \.isCut))
    if cuts != otherCuts { return cuts > otherCuts }
    let (need, otherNeed) = (largestNeed, other.largestNeed)
    if need != otherNeed { return need > otherNeed }
    return results.map(\.slack).reduce(.infinity, min)
      < other.results.map(\.slack).reduce(.infinity, min)
  }

  /// The most lines it takes at any size.
  package var largestNeed: Int { results.map(\.requiredLineCount).max() ?? 0 }
}

/// A key in all its languages, in one constraint.
package struct StringGroup: Sendable {
  /// The table's name, its language left out.
  package let table: String
  package let key: String
  package let constraint: TextConstraint
  /// The language the app is written in.
  package let sourceLanguage: String
  /// All variants in all languages, in the order of the files.
  package let strings: [MeasuredString]

  /// The worst variant of each language: the source language first, then by name.
  package var worstByLocale: [MeasuredString] {
    var worst: [String: MeasuredString] = [:]
    for string in strings {
      let locale = string.string.locale
      if let known = worst[locale], !string.isWorse(than: known) { continue }
      worst[locale] = string
    }
    return worst.values.sorted { left, right in
      let (left, right) = (left.string.locale, right.string.locale)
      if left == sourceLanguage || right == sourceLanguage {
        return left == sourceLanguage && right != left
      }
      return left < right
    }
  }
}
