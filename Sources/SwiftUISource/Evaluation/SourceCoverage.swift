package import ViewLayout

/// How much of what views show was found in their source.
package struct SourceCoverage: Sendable, Equatable {
  /// Where texts are known as an app shows them.
  package internal(set) var resolvedTexts: Set<SourcePlace> = []
  /// Where texts are samples, because only a running app knows them; with what they stand for.
  package internal(set) var sampledTexts: [SourcePlace: String] = [:]
  /// The names of the app's views that are shown.
  package internal(set) var views: Set<String> = []
  /// What was not understood, and why.
  package internal(set) var unknown: [SourcePlace: String] = [:]

  /// Where modifiers and fonts were made use of, so that what they lead to was laid out.
  package internal(set) var evaluated: Set<SourcePlace> = []

  /// Nothing yet.
  package init() {}

  /// Adds what another view, or the same in another environment, led to.
  package mutating func add(_ other: SourceCoverage) {
    resolvedTexts.formUnion(other.resolvedTexts)
    sampledTexts.merge(other.sampledTexts) { first, _ in first }
    views.formUnion(other.views)
    unknown.merge(other.unknown) { first, _ in first }
    evaluated.formUnion(other.evaluated)
  }
}

extension SourceCoverage: CustomStringConvertible {
  /// `12 texts resolved, 3 sampled, 1 unknown`.
  package var description: String {
    let texts = resolvedTexts.count == 1 ? "1 text" : "\(resolvedTexts.count) texts"
    return "\(texts) resolved, \(sampledTexts.count) sampled, \(unknown.count) unknown"
  }
}
